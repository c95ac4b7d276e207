// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Passes what `URLSession` says on to a record; decides nothing but that redirects and credentials are out of the question.
final class TransferDelegate: NSObject, URLSessionDataDelegate {
    private let record: TransferRecord
    private let isEncrypted: Bool

    /// Creates the delegate of a session that makes one request.
    init(record: TransferRecord, isEncrypted: Bool) {
        self.record = record
        self.isEncrypted = isEncrypted
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        record.note(AnswerHead(response))
        #if !canImport(FoundationNetworking)
            completionHandler(nil)
        #endif
        // On Linux the handler traps if the task is cancelled before it has done its work on another queue. Nothing has to
        // wait for it: the transfer is over, the head decides it, and cancelling the task ends it.
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(Self.concernsCertificate(challenge) ? .performDefaultHandling : .rejectProtectionSpace, nil)
    }

    /// Whether a challenge asks to judge the server's certificate, which the platform does best itself.
    ///
    /// On Linux there are no such challenges: libcurl judges certificates before anything is sent.
    private static func concernsCertificate(_ challenge: URLAuthenticationChallenge) -> Bool {
        #if canImport(FoundationNetworking)
            false
        #else
            challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust
        #endif
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            record.note(AnswerHead(response))
        }
        // Linux ignores the disposition; the calling thread cancels the transfer there.
        completionHandler(record.isDecided ? .cancel : .allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        record.append(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let lastHead = (task.response as? HTTPURLResponse).map { AnswerHead($0) }
        guard let error else { return record.end(lastHead: lastHead, failure: nil) }
        let isEncrypted = isEncrypted
        record.end(lastHead: lastHead) { hadHead in
            TransportFailure(error, hadHead: hadHead, isEncrypted: isEncrypted).reason
        }
    }
}
