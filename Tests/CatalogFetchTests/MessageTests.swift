// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogFetch

/// What people read about a failed fetch.
struct MessageTests {
    private static let url = "https://example.com/a"

    @Test(
        arguments: [
            (.invalidURL(.badPort), "not a URL that can be fetched: its port is not a number from 1 to 65535", .usage),
            (
                .schemeNotAllowed(.plainHTTP),
                "not fetched: it is http, which is allowed for this machine only (localhost, 127.0.0.0/8, [::1])",
                .usage
            ),
            (.userInfoInURL, "not fetched: it has a user name or a password before the host", .usage),
            (
                .invalidRequest("the timeout is 0 s, not 1 to 3600"), "not fetched: the timeout is 0 s, not 1 to 3600",
                .usage
            ),
            (.cannotResolveHost, "no address is known for the host name", .unavailable),
            (.cannotConnect("a"), "no connection to the host: a", .unavailable),
            (.tlsFailure("expired"), "no encrypted connection to the host: expired", .unavailable),
            (.deadlineExceeded(seconds: 30), "not finished after 30 s, the total time allowed", .unavailable),
            (.tooManyBytes(limit: 5), "the answer is longer than 5 bytes, the most allowed", .unavailable),
            (.truncatedBody("a"), "the answer ended too early: a", .unavailable),
            (.undecodableBody("a"), "the answer could not be decompressed: a", .unavailable),
            (.gzipWithoutHeader, "the answer is gzip data without the header that says so", .unavailable),
            (.noAnswer("a"), "the server closed the connection without an answer: a", .unavailable),
            (.malformedAnswer("a"), "the answer is not proper HTTP: a", .unavailable),
            (.unexpectedStatus(418), "the server answered 418; only 200 is accepted", .unavailable),
            (
                .unexpectedStatus(503), "the server answered 503 (service unavailable); only 200 is accepted",
                .unavailable
            ),
            (.rateLimited(nil), "too many requests (429)", .tryAgainLater),
            (.rateLimited(.seconds(60)), "too many requests (429); the server asks to wait 60 s", .tryAgainLater),
            (
                .rateLimited(.date("Thu, 1")), "too many requests (429); the server asks to wait until Thu, 1",
                .tryAgainLater
            ),
            (.unauthorized(401), "the server answered 401 (a credential is needed)", .refused),
            (.unauthorized(403), "the server answered 403 (forbidden)", .refused),
            (.unauthorized(407), "the server answered 407 (the proxy needs a credential)", .refused),
            (
                .redirectRefused(location: "//b/\u{1B}", why: .otherHost),
                #"redirect to //b/\u{1B} not followed: it leads to another host or port"#, .unavailable
            ),
            (
                .redirectRefused(location: nil, why: .missingLocation),
                "redirect not followed: it does not say where to", .unavailable
            ),
            (
                .redirectRefused(location: "https://u:p@b/", why: .userInfo),
                "redirect to https://***@b/ not followed: it has a user name or a password before the host",
                .unavailable
            ),
            (
                .notJSON(contentType: "text/html\n", firstBytes: [0x3C, 0x68, 0x0A, 0xFF]),
                #"the server answered 200 with a web page, not with JSON (content type text/html\u{A}); it begins <h\u{A}\xFF"#,
                .unavailable
            ),
            (
                .notJSON(contentType: nil, firstBytes: [0x3C]),
                "the server answered 200 with a web page, not with JSON (no content type); it begins <", .unavailable
            ),
            (.emptyBody, "the server answered 200 with an empty body", .unavailable),
            (
                .clientStopped(signal: 4),
                "the system's HTTP client could not cope with the answer and stopped (signal 4)", .unavailable
            ),
            (
                .clientStopped(signal: nil),
                "the system's HTTP client could not cope with the answer and stopped", .unavailable
            ),
            (.interrupted, "the transfer was cancelled by the system", .unavailable),
            (.other("\u{202E}a"), #"the transfer failed: \u{202E}a"#, .unavailable),
        ] as [(FetchError.Reason, String, FetchError.Category)]
    )
    func `a message says what happened and where`(
        reason: FetchError.Reason,
        words: String,
        category: FetchError.Category
    ) {
        let error = FetchError(reason: reason, url: Self.url)
        #expect(FetchFailure(error).message == "https://example.com/a: \(words)")
        #expect(error.category == category)
        #expect(error.nextStep.utf8.last == UInt8(ascii: "."))
    }

    @Test(arguments: [
        ("https://user:secret@example.com/", "https://***@example.com/"),
        ("https://a@b@example.com", "https://***@example.com"),
        ("user:secret@example.com", "***@example.com"),
        ("//secret@example.com", "//***@example.com"),
        ("https://example.com/a@b", "https://example.com/a@b"),
        ("https://example.com?a@b", "https://example.com?a@b"),
        ("https:/", "https:/"),
        ("", ""),
        ("@", "***@"),
    ])
    func `a password in an address is not repeated`(text: String, shown: String) {
        #expect(AddressText.withoutUserInfo(text) == shown)
        #expect(!FetchFailure(FetchError(reason: .userInfoInURL, url: text)).message.contains("secret"))
    }

    @Test func `a long text is cut`() {
        let error = FetchError(reason: .other(String(repeating: "x", count: 100_000)), url: Self.url)
        #expect(FetchFailure(error).message.utf8.count < 700)
    }

    @Test(arguments: [401, 403]) func `advice about credentials is about the catalog`(status: Int) {
        let error = FetchError(reason: .unauthorized(status), url: Self.url)
        #expect(
            error.nextStep
                == "Check the URL: the public catalog needs no credential; for another one, give it with --header-env."
        )
    }

    @Test(arguments: [
        (404, "Check the path of the URL; the catalog may have moved."),
        (418, "Check the URL; the server does not accept the request."),
        (503, "The server has a problem: try again later."),
        (304, "Look at the answer with another HTTP client; a proxy or a cache may be in between."),
    ])
    func `advice depends on the status`(status: Int, advice: String) {
        #expect(FetchError(reason: .unexpectedStatus(status), url: Self.url).nextStep == advice)
    }
}
