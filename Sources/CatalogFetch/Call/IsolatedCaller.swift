// SPDX-License-Identifier: Apache-2.0

/// Makes calls in processes of their own, one for each, for the reasons of ``IsolatedFetcher``.
package struct IsolatedCaller: HTTPCaller {
    private let command: WorkerCommand

    /// Creates a caller that starts its workers with a command.
    package init(_ command: WorkerCommand) {
        self.command = command
    }

    /// Makes one call; one that is not allowed starts no worker.
    package func reply(to call: HTTPCall) throws(FetchFailure) -> HTTPReply {
        let reply: WorkerCallReply
        do throws(FetchError) {
            let address = try call.address()
            reply = try WorkerProcess(command: command).reply(
                to: WorkerCall(call).bytes,
                limits: call.limits,
                millisecondsLeft: call.timeoutSeconds * 1000,
                // A proxy reads what is not encrypted.
                usesProxy: call.secretHeader == nil || address.isEncrypted,
                read: { WorkerCallReply(bytes: $0) }
            )
        } catch {
            throw FetchFailure.ofCall(error)
        }
        return try reply.result.get()
    }
}
