// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText
import Dispatch
import Foundation

/// Makes one attempt at an answer, or says exactly why there is none.
///
/// It sends no cookie and no credential but the one it is given, keeps nothing between requests, follows redirects on
/// the same host only, and ends within its total deadline. It writes nothing: what becomes of the bytes is the caller's
/// decision.
enum CatalogFetcher {
    /// Fetches what a request asks for; blocks the calling thread.
    ///
    /// On Linux the proxies of the environment (`https_proxy`, `http_proxy`, `no_proxy`) apply, also to this machine
    /// itself. Certificates are judged by the system's authorities (Debian: `/etc/ssl/certs`), which no variable
    /// replaces there.
    ///
    /// - Parameters:
    ///   - request: What to fetch; its pauses are for those who make more attempts.
    ///   - millisecondsLeft: What is left of the total time.
    /// - Returns: The answer, or that it is the one that the request has validators of.
    /// - Complexity: Time is bounded by `millisecondsLeft` and one second; memory by a small multiple of
    ///   `maximumBytes`.
    /// - Throws: A ``FetchError``; nothing has been contacted if its category is ``FetchError/Category/usage``.
    static func fetch(_ request: FetchRequest, millisecondsLeft: Int) throws(FetchError) -> FetchOutcome {
        var address = try request.address()
        let deadline = DispatchTime.now() + .milliseconds(millisecondsLeft)
        let secrets = request.secretHeader?.forms ?? SecretForms([])
        var followed = 0
        while true {
            let headers = headers(for: address, of: request, isFirst: followed == 0)
            let exchange = Exchange(address: address, limits: request, headers: headers, deadline: deadline)
            let error = { (reason: FetchError.Reason, retryAfter: RetryAfter?) in
                FetchError(
                    reason: reason,
                    url: address.text,
                    retryAfter: retryAfter,
                    hasSecret: !secrets.isEmpty,
                    wasRedirected: followed > 0
                )
            }
            switch exchange.perform() {
            case let outcome where outcome.hasText(secrets.isFound):
                throw error(.secretEchoed, nil)
            case .failed(let reason):
                throw error(reason, nil)
            case .answered(let head, let body):
                guard RedirectPolicy.isRedirect(head.statusCode) else {
                    let wasConditional = headers.contains { $0.name.hasPrefix("If-") }
                    let judge = AnswerJudge(head: head, body: body, url: address.text, wasConditional: wasConditional)
                    if let reason = judge.reason { throw error(reason, judge.retryAfter) }
                    return judge.outcome(of: request)
                }
                do throws(RedirectRefusal) {
                    address = try RedirectPolicy.next(from: address, location: head.location, followed: followed)
                } catch let why {
                    throw error(.redirectRefused(location: head.location, why: why), nil)
                }
                followed += 1
            }
        }
    }

    /// What is sent to one address: the credential to the first one only, the validators to the one that gave them.
    private static func headers(
        for address: WebAddress,
        of request: FetchRequest,
        isFirst: Bool
    ) -> [(name: String, value: String)] {
        let validators = request.validators.flatMap { $0.url.hasSameBytes(as: address.text) ? $0.headers : nil } ?? []
        let secret = isFirst ? request.secretHeader.map { [(name: $0.name, value: $0.value)] } : nil
        return validators + (secret ?? [])
    }
}
