// SPDX-License-Identifier: Apache-2.0

import CatalogProcess

/// Fetches in processes of their own, one for each attempt, so that whatever a server sends, this process goes on.
///
/// The platform's HTTP client on Linux stops its process on some answers (FoundationNetworking of Swift 6.3.1): a
/// connection that breaks off within the headers, `Content-Length: 9223372036854775807`, a redirect to
/// `//[::1]:99999/`. None of that can be caught inside. In a worker it is an error like any other:
/// ``FetchError/Reason/clientStopped(signal:)``. And a program that fetches only now and then does not load the client,
/// which is most of the time that it takes to start.
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

    private func attempt(
        _ request: FetchRequest,
        until deadline: Deadline,
        usesProxy: Bool,
        observe: (FetchEvent) -> Void
    ) throws(FetchFailure) -> FetchOutcome {
        let millisecondsLeft = Int(deadline.millisecondsLeft)
        let reply: WorkerReply
        do throws(FetchError) {
            reply = try WorkerProcess(command: command).reply(
                to: WorkerRequest(request, millisecondsLeft: millisecondsLeft).bytes,
                limits: request,
                millisecondsLeft: millisecondsLeft,
                usesProxy: usesProxy,
                read: { WorkerReply(bytes: $0) },
                onTick: { observe(.waiting(milliseconds: $0)) }
            )
        } catch {
            throw FetchFailure(error)
        }
        return try reply.result.get()
    }
}
