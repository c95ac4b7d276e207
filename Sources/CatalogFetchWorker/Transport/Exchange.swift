// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Dispatch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request over a session of its own, which ends by itself and within its limits.
///
/// It uses as little of `URLSession` as it can, because much of the rest does not work on Linux in Swift 6.3:
/// - The calling thread waits with a deadline of its own and leaves `URLSession` to another thread. All sessions of a
///   process share one queue there, and any call may wait for it. `timeoutIntervalForResource` has no effect, a 401
///   with a challenge never completes (swift-corelibs-foundation#5456), and cancelling the `async` methods can deadlock
///   (#5412).
/// - Redirects are refused by the delegate of the session and followed by the caller in a new session: following them
///   inside traps on reused handles (#5445), and the delegate of the `async` methods is not asked at all.
/// - Bytes are counted as they arrive: the length in the header is that of the compressed body.
/// - The session is never released: its handle aborts the process if its last reference goes in a callback (#5491).
struct Exchange {
    /// The address to ask; already judged.
    let address: WebAddress

    /// The request whose limits and `User-Agent` apply.
    let limits: FetchRequest

    /// What is sent beside the headers of every request.
    let headers: [(name: String, value: String)]

    /// When to give up, whatever has arrived.
    let deadline: DispatchTime

    /// What is asked for.
    var method = HTTPMethod.get

    /// What is sent; nil for nothing.
    var body: [UInt8]?

    /// Whether bodies of other statuses than 200 matter.
    var keepsErrorBodies = false

    /// How long the body of a redirect may take.
    ///
    /// On Linux a redirect is announced when its body has ended, and until then the platform keeps the body in memory.
    private static let redirectPatience = DispatchTimeInterval.seconds(2)

    /// How long the body of an error may take before the error is taken without the rest of it.
    private static let errorBodyPatience = DispatchTimeInterval.seconds(2)

    /// How often a transfer without an outcome is looked at.
    private static let glance = DispatchTimeInterval.milliseconds(100)

    /// How long a cancelled transfer may take to say that it ended, before it is left alone.
    private static let settling = DispatchTimeInterval.milliseconds(250)

    /// Sends the request and waits for its end, at most until the deadline and a moment for cleaning up.
    func perform() -> ExchangeOutcome {
        guard let url = URL(string: address.text), url.absoluteString == address.text else {
            return .failed(.other("the platform reads the URL differently"))
        }
        let record = TransferRecord(maximumBytes: limits.maximumBytes, keepsErrorBodies: keepsErrorBodies)
        // A serial queue gets a thread of its own; the global ones have few, and callers may wait on all of them.
        let queue = DispatchQueue(label: "CatalogFetch.Exchange")
        queue.async { start(url, record) }
        let outcome = wait(for: record)
        if !record.isOver {
            queue.async { record.cancelTask() }
            record.waitUntilOver(by: .now() + Self.settling)
        }
        return outcome
    }

    private func start(_ url: URL, _ record: TransferRecord) {
        let session = URLSession(
            configuration: configuration,
            delegate: TransferDelegate(record: record, isEncrypted: address.isEncrypted),
            delegateQueue: delegateQueue
        )
        _ = Unmanaged.passRetained(session)
        let task = session.dataTask(with: request(url))
        record.note(task)
        task.resume()
        session.finishTasksAndInvalidate()
    }

    /// Where the callbacks run; nil lets the platform choose a queue of its own.
    private var delegateQueue: OperationQueue? {
        #if canImport(FoundationNetworking)
            CallerRunsQueue()
        #else
            nil
        #endif
    }

    /// A configuration without memory: no cookies, no cache, no credentials, no idle limit below the total deadline.
    private var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        configuration.timeoutIntervalForRequest = TimeInterval(limits.timeoutSeconds + 60)
        return configuration
    }

    private func request(_ url: URL) -> URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        request.httpBody = body.map { Data($0) }
        request.httpShouldHandleCookies = false
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        // Otherwise the platform sends the language of the user, and a server may answer in it.
        request.setValue("en", forHTTPHeaderField: "Accept-Language")
        request.setValue(limits.userAgent, forHTTPHeaderField: "User-Agent")
        for header in headers {
            request.setValue(header.value, forHTTPHeaderField: header.name)
        }
        return request
    }

    /// Waits until the transfer has an outcome, and gives it one at the deadline.
    private func wait(for record: TransferRecord) -> ExchangeOutcome {
        var headArrival: DispatchTime?
        while true {
            if let outcome = record.outcome(by: min(deadline, .now() + Self.glance)) { return outcome }
            record.giveUpErrorBody(after: Self.errorBodyPatience)
            let now = DispatchTime.now()
            if headArrival == nil, record.hasPlatformReadHead {
                headArrival = now
            }
            if now >= deadline {
                record.decide(.failed(.deadlineExceeded(seconds: limits.timeoutSeconds)))
            } else if now >= record.lastArrival + .seconds(limits.idleSeconds) {
                record.decide(.failed(.idle(seconds: limits.idleSeconds)))
            } else if let headArrival, now >= headArrival + Self.redirectPatience {
                record.refuseUnannouncedHead()
            }
        }
    }
}
