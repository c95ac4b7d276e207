// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Fetches in a process of its own, so that whatever a server sends, this process goes on.
///
/// The platform's HTTP client on Linux stops its process on some answers (FoundationNetworking of Swift 6.3.1): a connection
/// that breaks off within the headers, `Content-Length: 9223372036854775807`, a redirect to `//[::1]:99999/`. None of that
/// can be caught inside. In a worker it is an error like any other: ``FetchError/Reason/clientStopped(signal:)``.
package struct IsolatedFetcher: Sendable {
    private let command: WorkerCommand

    /// Creates a fetcher that starts its workers with a command.
    package init(_ command: WorkerCommand) {
        self.command = command
    }

    /// Fetches like ``CatalogFetcher/fetch(_:)``, in a worker; blocks the calling thread.
    ///
    /// - Throws: What the worker throws, or that it stopped. A request that is not allowed starts no worker.
    package func fetch(_ request: FetchRequest) throws(FetchError) -> FetchedAnswer {
        _ = try CatalogFetcher.judge(request)
        guard let encoded = try? JSONEncoder().encode(request) else {
            throw FetchError(reason: .other("the request cannot be encoded"), url: request.url)
        }
        let arguments = [command.executablePath] + command.arguments + [String(decoding: encoded, as: UTF8.self)]
        let end = DispatchTime.now() + .seconds(request.timeoutSeconds) + Self.grace
        let child: ChildProcess
        do throws(SpawnError) {
            child = try ChildProcess(
                path: command.executablePath,
                arguments: arguments,
                environment: Self.environment
            )
        } catch {
            let words = "the worker process did not start (error \(error.errorNumber))"
            throw FetchError(reason: .other(words), url: request.url)
        }
        let (limit, isTooLarge) = request.maximumBytes.addingReportingOverflow(WorkerReply.maximumHeadBytes)
        let output = child.readOutput(limit: isTooLarge ? Int.max : limit) { Self.milliseconds(until: end) }
        let signal = child.end()
        return try Self.answer(output, signal: signal, to: request)
    }

    /// How much longer than the deadline a worker may take: it starts, and it cleans up.
    private static let grace = DispatchTimeInterval.milliseconds(900)

    /// This process's environment, without the report of a crash, which takes seconds and would go nowhere.
    private static var environment: [String] {
        ProcessInfo.processInfo.environment
            .filter { $0.key != "SWIFT_BACKTRACE" }
            .map { "\($0.key)=\($0.value)" }
            .sorted() + ["SWIFT_BACKTRACE=enable=no"]
    }

    private static func milliseconds(until end: DispatchTime) -> Int32 {
        let now = DispatchTime.now()
        guard now < end else { return 0 }
        return Int32(clamping: (end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 + 1)
    }

    private static func answer(
        _ output: ChildProcess.Output,
        signal: Int32?,
        to request: FetchRequest
    ) throws(FetchError) -> FetchedAnswer {
        switch output {
        case .tooLate:
            throw FetchError(reason: .deadlineExceeded(seconds: request.timeoutSeconds), url: request.url)
        case .tooLong:
            throw FetchError(reason: .tooManyBytes(limit: request.maximumBytes), url: request.url)
        case .complete(let bytes):
            guard let reply = WorkerReply(bytes: bytes) else {
                throw FetchError(reason: .clientStopped(signal: signal), url: request.url)
            }
            return try reply.result.get()
        }
    }
}
