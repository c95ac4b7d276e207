// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Passes what `URLSession` says on to a record; decides nothing but that redirects and credentials are out of the
/// question.
final class TransferDelegate: NSObject, URLSessionDataDelegate {
    private let record: TransferRecord
    private let isEncrypted: Bool

    /// Creates the delegate of a session that makes one request.
    init(record: TransferRecord, isEncrypted: Bool) {
        self.record = record
        self.isEncrypted = isEncrypted
    }

    /// Notes a redirect and does not follow it.
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
        // On Linux the handler traps if the task is cancelled before it has done its work on another queue. Nothing has
        // to wait for it: the transfer is over, the head decides it, and cancelling the task ends it.
    }

    /// Refuses to give a credential.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if !canImport(FoundationNetworking)
            let method = challenge.protectionSpace.authenticationMethod
            let concernsCertificate = method == NSURLAuthenticationMethodServerTrust
            completionHandler(concernsCertificate ? .performDefaultHandling : .rejectProtectionSpace, nil)
        #endif
        // On Linux only a 401 asks for a credential; its head has decided the transfer, and the handler would cancel
        // the task from the thread that cancelling waits for. Certificates are judged by libcurl.
    }

    /// Notes the head of an answer, and stops the transfer if its body does not matter.
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

    /// Notes a part of the body.
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        record.append(data)
    }

    /// Notes the end.
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let lastHead = (task.response as? HTTPURLResponse).map { AnswerHead($0) }
        guard let error else { return record.end(lastHead: lastHead, failure: nil) }
        let isEncrypted = isEncrypted
        record.end(lastHead: lastHead) { hadHead in
            TransportFailure(error, hadHead: hadHead, isEncrypted: isEncrypted).reason
        }
    }
}
