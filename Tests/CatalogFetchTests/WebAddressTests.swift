// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogFetch

/// Which addresses may be opened, and in which one spelling.
struct WebAddressTests {
    @Test(arguments: [
        ("https://example.com", "https://example.com/"),
        ("https://example.com/", "https://example.com/"),
        ("HTTPS://Example.COM:443/A?b=C", "https://example.com/A?b=C"),
        ("https://example.com?q", "https://example.com/?q"),
        ("https://example.com/?", "https://example.com/?"),
        ("https://example.com:8443/x", "https://example.com:8443/x"),
        ("https://a_b-c.example/%41%2f", "https://a_b-c.example/%41%2f"),
        ("https://192.0.2.1/x", "https://192.0.2.1/x"),
        ("https://[2001:DB8::1]:8443/", "https://[2001:db8::1]:8443/"),
        ("https://example.com/a:b@c", "https://example.com/a:b@c"),
        ("http://localhost/x", "http://localhost/x"),
        ("http://LOCALHOST:80/x", "http://localhost/x"),
        ("http://127.0.0.1:65535/", "http://127.0.0.1:65535/"),
        ("http://127.255.255.254/", "http://127.255.255.254/"),
        ("http://[::1]:1/", "http://[::1]:1/"),
        ("http://[0:0:0:0:0:0:0:1]/", "http://[0:0:0:0:0:0:0:1]/"),
    ])
    func `an address is read into one spelling`(text: String, expected: String) throws {
        #expect(try WebAddress(text).text == expected)
    }

    @Test(arguments: [
        ("", AddressProblem.empty),
        ("example.com/x", .missingScheme),
        ("//example.com/x", .missingScheme),
        ("://example.com", .missingScheme),
        ("1https://example.com", .missingScheme),
        ("https:/example.com", .missingScheme),
        ("https:example.com", .missingScheme),
        ("ftp://example.com/", .otherScheme("ftp")),
        ("file:///etc/passwd", .otherScheme("file")),
        ("javascript:alert(1)", .otherScheme("javascript")),
        ("http://example.com/", .plainHTTP),
        ("http://localhost.example.com/", .plainHTTP),
        ("http://128.0.0.1/", .plainHTTP),
        ("http://10.0.0.1/", .plainHTTP),
        ("http://169.254.169.254/", .plainHTTP),
        ("http://[::2]/", .plainHTTP),
        ("http://[::ffff:127.0.0.1]/", .plainHTTP),
        ("http://0.0.0.0/", .plainHTTP),
        ("https://user@example.com/", .userInfo),
        ("https://user:pass@example.com/", .userInfo),
        ("https://@example.com/", .userInfo),
        ("https://example.com@evil.example/", .userInfo),
        ("https://", .missingHost),
        ("https:///x", .missingHost),
        ("https://:443/", .missingHost),
        ("https://.example.com/", .badHost),
        ("https://example.com./", .badHost),
        ("https://a..b/", .badHost),
        ("https://-a.example/", .badHost),
        ("https://a-.example/", .badHost),
        ("https://ex%61mple.com/", .badHost),
        ("https://a,b/", .badHost),
        ("https://127.1/", .badHost),
        ("http://127.1/", .badHost),
        ("http://2130706433/", .badHost),
        ("http://0x7f.0.0.1/", .badHost),
        ("http://127.0.0.0x1/", .badHost),
        ("http://0177.0.0.1/", .badHost),
        ("http://127.0.0.256/", .badHost),
        ("http://127.0.0.1.1/", .badHost),
        ("http://127.0.0.1./", .badHost),
        ("https://[::1/", .badHost),
        ("https://[::1]x/", .badHost),
        ("https://[fe80::1%25eth0]/", .badHost),
        ("https://[1.2.3.4]/", .badHost),
        ("https://[]/", .badHost),
        ("https://::1/", .missingHost),
        ("https://example.com:/", .badPort),
        ("https://example.com:0/", .badPort),
        ("https://example.com:65536/", .badPort),
        ("https://example.com:+80/", .badPort),
        ("https://example.com:80a/", .badPort),
        ("https://example.com:000443/", .badPort),
        ("https://example.com/#x", .fragment),
        ("https://example.com#x", .fragment),
        ("https://example.com/%", .badPercentEncoding),
        ("https://example.com/%4", .badPercentEncoding),
        ("https://example.com/%4g", .badPercentEncoding),
        ("https://example.com/a b", .forbiddenByte(0x20)),
        (" https://example.com/", .forbiddenByte(0x20)),
        ("https://example.com/\n", .forbiddenByte(0x0A)),
        ("https://example.com\r\nX: y", .forbiddenByte(0x0D)),
        ("https://example.com/\0", .forbiddenByte(0)),
        ("https://example.com/\u{7F}", .forbiddenByte(0x7F)),
        ("https://ex\u{E4}mple.com/", .forbiddenByte(0xC3)),
        ("https://example.com/\u{202E}", .forbiddenByte(0xE2)),
        (#"https://example.com\@evil.example/"#, .forbiddenByte(0x5C)),
        ("https://example.com/{id}", .forbiddenByte(0x7B)),
        ("https://example.com/<", .forbiddenByte(0x3C)),
    ])
    func `an address that would not be opened says why`(text: String, problem: AddressProblem) {
        #expect(throws: problem) { try WebAddress(text) }
    }

    @Test func `lengths are bounded`() throws {
        let longest = "https://example.com/" + String(repeating: "a", count: WebAddress.maximumLength - 20)
        #expect(try WebAddress(longest).text == longest)
        #expect(throws: AddressProblem.tooLong) { try WebAddress(longest + "a") }
        let label = String(repeating: "a", count: 63)
        #expect(try WebAddress("https://\(label).example/").host.text == "\(label).example")
        #expect(throws: AddressProblem.badHost) { try WebAddress("https://\(label)a.example/") }
        let labels = String(repeating: "abc.", count: 63) + "a"
        #expect(try WebAddress("https://\(labels)/").host.text == labels)
        #expect(throws: AddressProblem.badHost) { try WebAddress("https://a\(labels)/") }
    }
}
