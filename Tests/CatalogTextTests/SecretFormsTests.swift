// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CatalogText

/// Where a secret is found, and what is left of a text without it.
struct SecretFormsTests {
    private static let secret = "c4n\"ry/+<&'\\-0123456789~"
    private let forms = SecretForms([Array(("Bearer " + Self.secret).utf8)])

    /// The secret with each byte written in some way.
    private static func each(_ write: (UInt8) -> String) -> String { secret.utf8.map(write).joined() }

    private static func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

    private func redacted(_ text: String) -> String {
        String(decoding: forms.redacted(Array(text.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        secret,
        #"c4n\"ry/+<&'\\-0123456789~"#,
        #"c4n\"ry\/+<&'\\-0123456789~"#,
        "c4n&quot;ry/+&lt;&amp;&#39;\\-0123456789~",
        "c4n&quot;ry/+&lt;&amp;&#x27;\\-0123456789~",
        "c4n%22ry%2F%2B%3C%26%27%5C-0123456789~",
        "c4n%22ry%2f%2b%3c%26%27%5c-0123456789~",
        each(hex), each { hex($0).uppercased() },
    ])
    func `a secret is cut out of the text around it`(form: String) {
        #expect(redacted(form) == "[redacted]")
        #expect(redacted("before \(form)\(form) behind\n") == "before [redacted][redacted] behind\n")
        #expect(forms.isFound(in: "a" + form))
    }

    @Test(arguments: ["", "a", "ab", "abc", "user:"], ["", "z", "zy", ":more"])
    func `a secret is found inside of other base 64`(before: String, behind: String) {
        let text = Data((before + Self.secret + behind).utf8).base64EncodedString()
        for text in [text, text.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")] {
            #expect(forms.isFound(in: text))
            let left = redacted(text)
            #expect(left.contains("[redacted]"))
            #expect(left.utf8.count <= before.utf8.count * 2 + behind.utf8.count * 2 + 24, "\(left)")
        }
    }

    @Test(arguments: [
        each { "%" + hex($0) }, each { "\\u00" + hex($0) }, each { "\\x" + hex($0) }, each { "&#" + String($0) + ";" },
        each { "&#x" + hex($0) + ";" },
    ])
    func `a secret that only reads as such takes the whole text with it`(form: String) {
        #expect(forms.isFound(in: form))
        #expect(redacted("before " + form) == "[redacted]")
    }

    @Test(arguments: [
        "", "%", "%4", "%zz", "\\", "\\u", "\\u12", "&", "&;", "&#;", "&#x;", "&#xFFF;", "c4n\"ry/", "Bearer ",
    ])
    func `other text stays as it is`(text: String) {
        #expect(!forms.isFound(in: text))
        #expect(redacted(text) == text)
    }

    @Test func `a scheme is no secret, and neither is what is too short`() {
        #expect(SecretForms.credential(in: Array("Bearer abc def".utf8)) == Array("abc def".utf8))
        #expect(SecretForms.credential(in: Array("AWS4-HMAC-SHA256   a b".utf8)) == Array("a b".utf8))
        #expect(SecretForms.credential(in: Array("a/1 bc".utf8)) == Array("a/1 bc".utf8))
        #expect(SecretForms([Array("Bearer 1234567".utf8)]).isEmpty)
        #expect(!SecretForms([Array("12345678".utf8)]).isEmpty)
        #expect(SecretForms([]).redacted([1, 2]) == [1, 2])
    }

    @Test(arguments: [
        "Basic dXNlcjpjYW5hcnktMDEyMzQ=", "Basic dXNlcjpjYW5hcnktMDEyMzQ", "Basic  dXNlcjpjYW5hcnktMDEyMzQ=",
    ])
    func `the password of a basic credential is secret, too`(value: String) {
        let forms = SecretForms([Array(value.utf8)])
        for text in ["user:canary-01234", "\"canary-01234\"", "dXNlcjpjYW5hcnktMDEyMzQ", "canary%2D01234"] {
            #expect(forms.isFound(in: text), "\(text)")
        }
        #expect(!forms.isFound(in: "user:"))
    }

    @Test func `a long text is looked through once for each form`() {
        let text = [UInt8](repeating: UInt8(ascii: "c"), count: 1_000_000)
        #expect(!forms.isFound(in: text))
    }
}
