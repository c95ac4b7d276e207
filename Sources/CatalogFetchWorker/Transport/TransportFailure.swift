// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Foundation

/// What the platform said when a transfer failed.
///
/// On Linux most failures of libcurl have the code -1 (`swift-corelibs-foundation`, `EasyHandle.urlErrorCode`), so the
/// words and what had happened before have to tell them apart. A wrong guess here only makes a message less exact:
/// every failure stays a failure.
struct TransportFailure: Sendable, Equatable {
    /// The code in the domain of `URLError`, or -1.
    let code: Int

    /// The description, in the platform's words.
    let words: String

    /// Whether the head of the answer had arrived before.
    let hadHead: Bool

    /// Whether the connection was to be encrypted.
    let isEncrypted: Bool

    /// The cause, as far as it can be told.
    var reason: FetchError.Reason {
        switch code {
        case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed:
            .cannotResolveHost
        case NSURLErrorCancelled, NSURLErrorUserCancelledAuthentication:
            .interrupted
        case NSURLErrorCannotDecodeContentData, NSURLErrorCannotDecodeRawData:
            .undecodableBody(words)
        case NSURLErrorSecureConnectionFailed, NSURLErrorServerCertificateHasBadDate,
            NSURLErrorServerCertificateUntrusted, NSURLErrorServerCertificateHasUnknownRoot,
            NSURLErrorServerCertificateNotYetValid, NSURLErrorClientCertificateRejected,
            NSURLErrorClientCertificateRequired:
            .tlsFailure(words)
        default:
            hadHead ? reasonAfterHead : reasonBeforeHead
        }
    }

    private var reasonAfterHead: FetchError.Reason {
        if says("content encoding") || says("content unencoding") || says("HTTP Content or Transfer-Encoding") {
            return .undecodableBody(words)
        }
        // The head of a proxy comes before the handshake with the server.
        if isEncrypted, !says("SSL_read"), says("certificate") || says("SSL connect") { return .tlsFailure(words) }
        return says("chunk") ? .malformedAnswer(words) : .truncatedBody(words)
    }

    private var reasonBeforeHead: FetchError.Reason {
        switch code {
        case NSURLErrorBadServerResponse, NSURLErrorNetworkConnectionLost:
            return .noAnswer(words)
        case NSURLErrorCannotConnectToHost, NSURLErrorTimedOut, NSURLErrorNotConnectedToInternet:
            return .cannotConnect(words)
        default:
            break
        }
        let unconnected = ["t connect to server", "Failed to connect", "unreachable", "No route", "resolve proxy"]
        if unconnected.contains(where: says) { return .cannotConnect(words) }
        if ["Send failure", "HTTP/2 stream", "HTTP2 framing"].contains(where: says) { return .noAnswer(words) }
        // The other side went away in the middle of the handshake, which says nothing of its certificate.
        if says("SSL_ERROR_SYSCALL") || says("unexpected eof") || says("reset by peer") { return .noAnswer(words) }
        if isEncrypted, says("SSL") || says("TLS") || says("certificate") { return .tlsFailure(words) }
        if says("HTTP") || says("header") || says("Header") || says("Content-Length") || says("memory") {
            return .malformedAnswer(words)
        }
        return .other(words)
    }

    private func says(_ part: String) -> Bool {
        words.contains(part)
    }
}
