// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText
import Dispatch

/// Makes calls in this process, which a reply may stop.
struct DirectCaller: HTTPCaller {
    /// Makes one call; blocks the calling thread.
    ///
    /// No redirect is followed, no cookie is sent, and no credential but the one of the call.
    ///
    /// - Parameter call: The call.
    /// - Returns: The reply, whatever its status is.
    /// - Throws: ``FetchFailure``; nothing has been contacted if its category is ``FetchError/Category/usage``.
    func reply(to call: HTTPCall) throws(FetchFailure) -> HTTPReply {
        do throws(FetchError) {
            return try exchange(call)
        } catch {
            throw FetchFailure.ofCall(error)
        }
    }

    private func exchange(_ call: HTTPCall) throws(FetchError) -> HTTPReply {
        let address = try call.address()
        let secrets = call.secretHeader?.forms ?? SecretForms([])
        let secret = call.secretHeader.map { [(name: $0.name, value: $0.value)] } ?? []
        let exchange = Exchange(
            address: address,
            limits: call.limits,
            headers: call.headers.map { (name: $0.name, value: $0.value) } + secret,
            deadline: .now() + .seconds(call.timeoutSeconds),
            method: call.method,
            body: call.body,
            keepsErrorBodies: true
        )
        let error = { (reason: FetchError.Reason) in
            FetchError(reason: reason, url: address.text, hasSecret: !secrets.isEmpty)
        }
        switch exchange.perform() {
        case let outcome where outcome.hasText(secrets.isFound):
            throw error(.secretEchoed)
        case .failed(let reason):
            throw error(reason)
        case .answered(let head, let body):
            return HTTPReply(status: head.statusCode, headers: head.replyHeaders, body: body)
        }
    }
}
