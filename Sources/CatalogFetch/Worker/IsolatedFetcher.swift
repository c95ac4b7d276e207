// SPDX-License-Identifier: Apache-2.0

import CatalogProcess

/// Fetches in a process of its own, so that whatever a server sends, this process goes on.
///
/// The platform's HTTP client on Linux stops its process on some answers (FoundationNetworking of Swift 6.3.1): a connection
/// that breaks off within the headers, `Content-Length: 9223372036854775807`, a redirect to `//[::1]:99999/`. None of that
/// can be caught inside. In a worker it is an error like any other: ``FetchError/Reason/clientStopped(signal:)``. And a
/// program that fetches only now and then does not load the client, which is most of the time that it takes to start.
package struct IsolatedFetcher: Sendable {
    private let command: WorkerCommand

    /// Creates a fetcher that starts its workers with a command.
    package init(_ command: WorkerCommand) {
        self.command = command
    }

    /// Fetches what a request asks for, in a worker; blocks the calling thread.
    ///
    /// - Throws: What the worker reports, or that it stopped. A request that is not allowed starts no worker.
    package func fetch(_ request: FetchRequest) throws(FetchFailure) -> FetchedAnswer {
        do throws(FetchError) {
            _ = try request.address()
        } catch {
            throw FetchFailure(error)
        }
        let deadline = Deadline(after: .seconds(request.timeoutSeconds) + Self.grace)
        var child: ChildProcess
        do throws(SpawnError) {
            child = try ChildProcess(
                ProcessCommand(
                    path: command.executablePath,
                    arguments: [command.executablePath] + command.arguments + [request.argument],
                    environment: WorkerEnvironment.variables
                )
            )
        } catch {
            throw Self.failure(.workerNotStarted(errorNumber: error.errorNumber), request)
        }
        let (limit, isTooLarge) = request.maximumBytes.addingReportingOverflow(WorkerReply.maximumHeadBytes)
        let output = child.exchange(limit: isTooLarge ? Int.max : limit, until: deadline)
        let signal = child.end().signal
        return try Self.answer(output, signal: signal, to: request)
    }

    /// How much longer than the deadline a worker may take: it starts, and it cleans up.
    private static let grace = Duration.milliseconds(900)

    private static func answer(
        _ output: ProcessOutput,
        signal: Int32?,
        to request: FetchRequest
    ) throws(FetchFailure) -> FetchedAnswer {
        switch output {
        case .tooLate:
            throw failure(.deadlineExceeded(seconds: request.timeoutSeconds), request)
        case .tooLong:
            throw failure(.tooManyBytes(limit: request.maximumBytes), request)
        case .complete(let bytes, _):
            guard let reply = WorkerReply(bytes: bytes) else { throw failure(.clientStopped(signal: signal), request) }
            return try reply.result.get()
        }
    }

    private static func failure(_ reason: FetchError.Reason, _ request: FetchRequest) -> FetchFailure {
        FetchFailure(FetchError(reason: reason, url: request.url))
    }
}
