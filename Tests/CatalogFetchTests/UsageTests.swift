// SPDX-License-Identifier: Apache-2.0

import LoopbackServer
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// Requests that are refused before anything is contacted.
struct UsageTests {
    @Test(arguments: [
        ("", FetchError.Reason.invalidURL(.empty)),
        ("example.com", .invalidURL(.missingScheme)),
        ("https://example.com/#x", .invalidURL(.fragment)),
        ("https://exa mple.com/", .invalidURL(.forbiddenByte(0x20))),
        ("http://example.com/", .schemeNotAllowed(.plainHTTP)),
        ("http://nonexistent.invalid/", .schemeNotAllowed(.plainHTTP)),
        ("ftp://example.com/", .schemeNotAllowed(.otherScheme("ftp"))),
        ("https://user:secret@example.com/", .userInfoInURL),
    ])
    func `an address that is not allowed is a usage error`(url: String, reason: FetchError.Reason) {
        let error = #expect(throws: FetchError.self) { try FetchHarness.answer(FetchHarness.request(url)) }
        #expect(error?.reason == reason)
        #expect(error?.url == url)
        #expect(error?.category == .usage)
        #expect(error?.isTransient == false)
    }

    @Test func `a limit outside its range is a usage error and nothing is contacted`() throws {
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(body: Array("{}".utf8))) }
        defer { server.stop() }
        let good = FetchHarness.request(server.url())
        let changes: [(inout FetchRequest) -> Void] = [
            { $0.timeoutSeconds = 0 }, { $0.timeoutSeconds = -1 }, { $0.timeoutSeconds = 3601 },
            { $0.timeoutSeconds = Int.max }, { $0.maximumBytes = 0 }, { $0.maximumBytes = Int.min },
            { $0.userAgent = "" }, { $0.userAgent = "a\r\nAuthorization: b" }, { $0.userAgent = "\u{E9}" },
            { $0.retryPausesMilliseconds = [-1] }, { $0.retryPausesMilliseconds = [1, 60_001] },
        ]
        for change in changes {
            var request = good
            change(&request)
            let error = #expect(throws: FetchError.self) { try FetchHarness.answer(request) }
            guard case .invalidRequest = error?.reason else {
                Issue.record("\(request)")
                continue
            }
            #expect(error?.category == .usage)
        }
        #expect(server.requests.isEmpty)
        var largest = good
        largest.maximumBytes = Int.max
        largest.timeoutSeconds = 3600
        #expect(try FetchHarness.answer(largest).body == Array("{}".utf8))
    }
}
