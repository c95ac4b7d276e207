// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Dispatch
import Foundation

/// Fetches the public catalog, or says exactly why not.
///
/// It sends no credential and no cookie, keeps nothing between requests, follows redirects on the same host only, and ends
/// within its total deadline. It writes nothing: what becomes of the bytes is the caller's decision.
enum CatalogFetcher {
    /// Fetches what a request asks for; blocks the calling thread.
    ///
    /// Passing failures (``FetchError/isTransient``) are tried again after the pauses of the request, as long as the
    /// deadline allows; the error thrown is that of the last attempt.
    ///
    /// On Linux the proxies of the environment (`https_proxy`, `http_proxy`, `no_proxy`) apply, also to this machine itself.
    /// Certificates are judged by the system's authorities (Debian: `/etc/ssl/certs`), which no variable replaces there.
    ///
    /// - Complexity: Time is bounded by `timeoutSeconds` and one second; memory by a small multiple of `maximumBytes`.
    /// - Throws: A ``FetchError``; nothing has been contacted if its category is ``FetchError/Category/usage``.
    static func fetch(_ request: FetchRequest) throws(FetchError) -> FetchedAnswer {
        let address = try request.address()
        let deadline = DispatchTime.now() + .seconds(request.timeoutSeconds)
        var generator = SystemRandomNumberGenerator()
        for ceiling in request.retryPausesMilliseconds {
            do throws(FetchError) {
                return try follow(address, request, deadline: deadline)
            } catch {
                guard error.isTransient,
                    let pause = RetryPause.milliseconds(
                        ceiling: ceiling,
                        retryAfter: error.retryAfter,
                        using: &generator
                    ),
                    DispatchTime.now() + .milliseconds(pause) < deadline
                else { throw error }
                Thread.sleep(forTimeInterval: Double(pause) / 1000)
            }
        }
        return try follow(address, request, deadline: deadline)
    }

    /// Asks an address, and the addresses that it redirects to.
    private static func follow(
        _ first: WebAddress,
        _ request: FetchRequest,
        deadline: DispatchTime
    ) throws(FetchError) -> FetchedAnswer {
        var address = first
        var followed = 0
        while true {
            switch Exchange(address: address, limits: request, deadline: deadline).perform() {
            case .failed(let reason):
                throw FetchError(reason: reason, url: address.text)
            case .answered(let head, let body):
                guard RedirectPolicy.isRedirect(head.statusCode) else {
                    return try AnswerJudge(head: head, body: body, url: address.text).answer(to: request)
                }
                do throws(RedirectRefusal) {
                    address = try RedirectPolicy.next(from: address, location: head.location, followed: followed)
                } catch {
                    let reason = FetchError.Reason.redirectRefused(location: head.location, why: error)
                    throw FetchError(reason: reason, url: address.text)
                }
                followed += 1
            }
        }
    }
}
