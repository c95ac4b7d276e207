// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// What the platform's words and codes are taken for.
struct TransportFailureTests {
    @Test(arguments: [
        (NSURLErrorCannotFindHost, "Could not resolve host: a", FetchError.Reason.cannotResolveHost),
        (NSURLErrorCannotConnectToHost, "Connection refused", .cannotConnect("Connection refused")),
        (NSURLErrorTimedOut, "Connection timed out", .cannotConnect("Connection timed out")),
        (NSURLErrorNotConnectedToInternet, "offline", .cannotConnect("offline")),
        (NSURLErrorBadServerResponse, "Empty reply from server", .noAnswer("Empty reply from server")),
        (NSURLErrorNetworkConnectionLost, "lost", .noAnswer("lost")),
        (NSURLErrorServerCertificateUntrusted, "untrusted", .tlsFailure("untrusted")),
        (NSURLErrorServerCertificateHasBadDate, "expired", .tlsFailure("expired")),
        (NSURLErrorSecureConnectionFailed, "handshake", .tlsFailure("handshake")),
        (
            -1, "SSL certificate problem: certificate has expired",
            .tlsFailure("SSL certificate problem: certificate has expired")
        ),
        (
            -1, "error:0A00010B:SSL routines::wrong version number",
            .tlsFailure("error:0A00010B:SSL routines::wrong version number")
        ),
        (-1, "Header without colon", .malformedAnswer("Header without colon")),
        (-1, "Failed writing header", .malformedAnswer("Failed writing header")),
        (-1002, "Received HTTP/0.9 when not allowed", .malformedAnswer("Received HTTP/0.9 when not allowed")),
        (-1, "Out of memory", .malformedAnswer("Out of memory")),
        (
            -1, "Failed to connect to header.example port 443: Couldn't connect to server",
            .cannotConnect("Failed to connect to header.example port 443: Couldn't connect to server")
        ),
        (-1, "Network is unreachable", .cannotConnect("Network is unreachable")),
        (-1, "Could not resolve proxy: p", .cannotConnect("Could not resolve proxy: p")),
        (-1, "Send failure: Broken pipe", .noAnswer("Send failure: Broken pipe")),
        (
            -1, "HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR",
            .noAnswer("HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR")
        ),
        (-1, "Error in the HTTP2 framing layer", .noAnswer("Error in the HTTP2 framing layer")),
        (NSURLErrorCancelled, "cancelled", .interrupted),
        (-1, "something else", .other("something else")),
    ])
    func `a failure before the head of an answer`(code: Int, words: String, reason: FetchError.Reason) {
        #expect(TransportFailure(code: code, words: words, hadHead: false, isEncrypted: true).reason == reason)
    }

    @Test(arguments: [
        (
            -1, "transfer closed with 9 bytes remaining to read",
            FetchError.Reason.truncatedBody("transfer closed with 9 bytes remaining to read")
        ),
        (NSURLErrorNetworkConnectionLost, "lost", .truncatedBody("lost")),
        (NSURLErrorTimedOut, "idle", .truncatedBody("idle")),
        (-1, "SSL_read: unexpected eof", .truncatedBody("SSL_read: unexpected eof")),
        (
            -1, "SSL certificate problem: unable to get local issuer certificate",
            .tlsFailure("SSL certificate problem: unable to get local issuer certificate")
        ),
        (
            -1, "Error while processing content unencoding: incorrect header check",
            .undecodableBody("Error while processing content unencoding: incorrect header check")
        ),
        (-1, "Unrecognized content encoding type.", .undecodableBody("Unrecognized content encoding type.")),
        (NSURLErrorCannotDecodeContentData, "a", .undecodableBody("a")),
        (NSURLErrorCancelled, "cancelled", .interrupted),
    ])
    func `a failure after the head of an answer`(code: Int, words: String, reason: FetchError.Reason) {
        #expect(TransportFailure(code: code, words: words, hadHead: true, isEncrypted: true).reason == reason)
    }

    @Test func `words about TLS mean nothing on a plain connection`() {
        let failure = TransportFailure(code: -1, words: "SSL", hadHead: false, isEncrypted: false)
        #expect(failure.reason == .other("SSL"))
    }

    @Test func `codes of other domains are not taken for those of URLError`() {
        let error = NSError(domain: NSCocoaErrorDomain, code: NSURLErrorCannotFindHost)
        #expect(TransportFailure(error, hadHead: false, isEncrypted: false).code == NSURLErrorUnknown)
    }
}
