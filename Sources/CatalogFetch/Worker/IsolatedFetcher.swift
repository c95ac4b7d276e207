// SPDX-License-Identifier: Apache-2.0

import CatalogProcess

/// Fetches in processes of their own, one for each attempt, so that whatever a server sends, this process goes on.
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

    /// Fetches what a request asks for; blocks the calling thread.
    ///
    /// - Parameters:
    ///   - request: What to fetch.
    ///   - observe: Is told how it goes, on the calling thread.
    /// - Returns: The answer, or that it is the one that the request has validators of.
    /// - Throws: What the last worker reports, or that it stopped. A request that is not allowed starts no worker.
    package func fetch(
        _ request: FetchRequest,
        observe: @escaping (FetchEvent) -> Void = { _ in }
    ) throws(FetchFailure) -> FetchOutcome {
        let address: WebAddress
        do throws(FetchError) {
            address = try request.address()
        } catch {
            throw FetchFailure(error)
        }
        // A proxy reads what is not encrypted.
        let usesProxy = request.secretHeader == nil || address.isEncrypted
        let deadline = Deadline(after: .seconds(request.timeoutSeconds))
        let loop = RetryLoop(
            ceilingsMilliseconds: request.retryPausesMilliseconds,
            deadline: deadline,
            observe: observe
        )
        var generator = SystemRandomNumberGenerator()
        return try loop.run(using: &generator) { () throws(FetchFailure) in
            try attempt(request, until: deadline, usesProxy: usesProxy, observe: observe)
        }
    }

    /// How much longer than the deadline a worker may take: it starts, and it cleans up.
    private static let grace = Duration.milliseconds(900)

    /// How often those who wait are told so.
    private static let tickMilliseconds: Int32 = 100

    private func attempt(
        _ request: FetchRequest,
        until deadline: Deadline,
        usesProxy: Bool,
        observe: (FetchEvent) -> Void
    ) throws(FetchFailure) -> FetchOutcome {
        let millisecondsLeft = Int(deadline.millisecondsLeft)
        var child: ChildProcess
        do throws(SpawnError) {
            child = try ChildProcess(
                ProcessCommand(
                    path: command.executablePath,
                    arguments: [command.executablePath] + command.arguments,
                    environment: WorkerEnvironment.variables(usesProxy: usesProxy),
                    input: WorkerRequest(request, millisecondsLeft: millisecondsLeft).bytes
                )
            )
        } catch {
            throw Self.failure(.workerNotStarted(errorNumber: error.errorNumber), request)
        }
        let (limit, isTooLarge) = request.maximumBytes.addingReportingOverflow(WorkerReply.maximumHeadBytes)
        let clock = ContinuousClock()
        let start = clock.now
        let output = child.exchange(
            limit: isTooLarge ? Int.max : limit,
            until: Deadline(after: .milliseconds(millisecondsLeft) + Self.grace),
            tickMilliseconds: Self.tickMilliseconds
        ) {
            observe(.waiting(milliseconds: Int(start.duration(to: clock.now) / .milliseconds(1))))
        }
        if case .complete(let bytes, _) = output {
            if let reply = WorkerReply(bytes: bytes) {
                _ = child.end()
                return try reply.result.get()
            }
            // It is about to end by itself, and how it does tells why.
            throw Self.failure(Self.reason(child.end(waitingUntil: Deadline(after: Self.grace))), request)
        }
        _ = child.end()
        throw Self.failure(
            output == .tooLong
                ? .tooManyBytes(limit: request.maximumBytes) : .deadlineExceeded(seconds: request.timeoutSeconds),
            request
        )
    }

    /// Why a worker ended without a reply.
    private static func reason(_ end: ProcessEnd) -> FetchError.Reason {
        if case .exited(let status) = end, status != 0 { return .workerNotLoaded(status: status) }
        return .clientStopped(signal: end.signal)
    }

    private static func failure(_ reason: FetchError.Reason, _ request: FetchRequest) -> FetchFailure {
        FetchFailure(FetchError(reason: reason, url: request.url, hasSecret: request.secretHeader != nil))
    }
}
