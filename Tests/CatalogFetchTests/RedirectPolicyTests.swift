// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogFetch

/// The rules for redirects, without a network.
struct RedirectPolicyTests {
    @Test(arguments: [
        ("/x", "https://example.com/x"),
        ("x", "https://example.com/a/x"),
        ("?q=1", "https://example.com/a/b?q=1"),
        ("#f", "https://example.com/a/b?c"),
        ("x?y#z", "https://example.com/a/x?y"),
        ("../x", "https://example.com/x"),
        ("../../../x", "https://example.com/x"),
        ("./", "https://example.com/a/"),
        ("..", "https://example.com/"),
        ("//example.com/x", "https://example.com/x"),
        ("//EXAMPLE.com:443/x", "https://example.com/x"),
        ("https://example.com", "https://example.com/"),
        ("HTTPS://Example.COM/x", "https://example.com/x"),
        ("/a:b", "https://example.com/a:b"),
        ("?u=https://evil.example/", "https://example.com/a/b?u=https://evil.example/"),
    ])
    func `a redirect on the same host leads where RFC 3986 says`(location: String, expected: String) throws {
        let base = try WebAddress("https://example.com/a/b?c")
        #expect(try RedirectPolicy.next(from: base, location: location, followed: 0).text == expected)
    }

    @Test(arguments: [
        ("http://example.com/a", RedirectRefusal.notHTTPS),
        ("http://127.0.0.1/", .notHTTPS),
        ("http://169.254.169.254/", .notHTTPS),
        ("https://169.254.169.254/", .otherHost),
        ("https://www.example.com/", .otherHost),
        ("https://example.com.evil.example/", .otherHost),
        ("https://example.com:8443/", .otherHost),
        ("https://example.com@evil.example/", .userInfo),
        ("https://a:b@example.com/", .userInfo),
        ("//example.com@evil.example/", .userInfo),
        (#"https://example.com\@evil.example/"#, .malformed),
        (#"/\evil.example"#, .malformed),
        ("ftp://example.com/", .otherScheme),
        ("file:///etc/passwd", .otherScheme),
        ("javascript:alert(1)", .otherScheme),
        ("x:y", .otherScheme),
        ("https:example.com", .malformed),
        ("https:", .malformed),
        ("https://", .malformed),
        ("https:///x", .malformed),
        ("//", .malformed),
        ("/%zz", .malformed),
        ("/\u{E9}", .malformed),
        ("/a\r\nb", .malformed),
        (" /x", .malformed),
        ("//example.com:99999/", .malformed),
        ("//example.com:/", .malformed),
    ])
    func `a redirect elsewhere is refused`(location: String, why: RedirectRefusal) throws {
        let base = try WebAddress("https://example.com/a/b?c")
        #expect(throws: why) { try RedirectPolicy.next(from: base, location: location, followed: 0) }
    }

    @Test(arguments: [nil, ""]) func `a redirect needs a target`(location: String?) throws {
        let base = try WebAddress("https://example.com/")
        #expect(throws: RedirectRefusal.missingLocation) {
            try RedirectPolicy.next(from: base, location: location, followed: 0)
        }
    }

    @Test func `five redirects are followed`() throws {
        let base = try WebAddress("https://example.com/")
        #expect(try RedirectPolicy.next(from: base, location: "/x", followed: 4).text == "https://example.com/x")
        #expect(throws: RedirectRefusal.tooMany) {
            try RedirectPolicy.next(from: base, location: "/x", followed: 5)
        }
    }

    @Test func `a very long relative target is refused`() throws {
        let base = try WebAddress("https://example.com/")
        #expect(throws: RedirectRefusal.malformed) {
            try RedirectPolicy.next(from: base, location: String(repeating: "a/", count: 500_000), followed: 0)
        }
    }

    @Test(arguments: [
        (300, false), (301, true), (302, true), (303, true), (304, false), (305, false), (306, false), (307, true),
        (308, true), (309, false), (200, false),
    ])
    func `redirects are the statuses that say so`(status: Int, expected: Bool) {
        #expect(RedirectPolicy.isRedirect(status) == expected)
    }
}
