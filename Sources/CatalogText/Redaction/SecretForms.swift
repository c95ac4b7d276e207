// SPDX-License-Identifier: Apache-2.0

/// A secret in the forms in which it could show itself, to be looked for and to be blotted out.
///
/// The forms are the bytes themselves; as JSON, Swift, HTML, a URL and a terminal write them; in base 64, wherever it
/// begins in longer text; and in hexadecimal digits. A part of a secret, or a form that nobody has heard of, is not
/// found.
package struct SecretForms: Sendable, Equatable {
    /// The fewest bytes of a secret: what is shorter stands in texts by chance.
    package static let minimumByteCount = 8

    /// What stands where a secret was.
    package static let mark = "[redacted]"

    /// What is secret, without what only says how it is meant.
    private let secrets: [[UInt8]]

    /// Forms that no escaper touches, the longest first.
    private let opaqueForms: [[UInt8]]

    /// All forms, the longest first.
    private let forms: [[UInt8]]

    /// The forms of header values that are secret; the scheme of a credential, such as `Bearer`, is none.
    ///
    /// - Parameter values: The values; one with a secret of fewer than ``minimumByteCount`` bytes is passed over.
    package init(_ values: [[UInt8]]) {
        let credentials = values.map(Self.credential)
        secrets = (credentials + credentials.flatMap(Self.decoded)).filter { $0.count >= Self.minimumByteCount }
        opaqueForms = Self.sorted(secrets.flatMap { [$0] + SecretEncoding.base64($0) + SecretEncoding.hexadecimal($0) })
        forms = Self.sorted(opaqueForms + secrets.flatMap(SecretEncoding.escaped))
    }

    /// Whether there is nothing to look for.
    package var isEmpty: Bool { secrets.isEmpty }

    /// What is secret about a value: all of it, or what follows the scheme of a credential (RFC 9110 section 11.4).
    package static func credential(in value: [UInt8]) -> [UInt8] {
        let space = UInt8(ascii: " ")
        let symbols = "!#$%&'*+-.^_`|~".utf8
        guard let end = value.firstIndex(of: space), end > 0,
            value[..<end].allSatisfy({ $0.isASCIILetterOrDigit || symbols.contains($0) })
        else { return value }
        return Array(value[end...].drop { $0 == space })
    }

    /// What a credential says once it is decoded, and the part behind its first colon: the password of `Basic` (RFC
    /// 7617).
    private static func decoded(_ credential: [UInt8]) -> [[UInt8]] {
        guard let text = Base64.decode(credential), text.allSatisfy({ 0x20...0x7E ~= $0 }) else { return [] }
        let password = text.firstIndex(of: UInt8(ascii: ":")).map { Array(text[($0 + 1)...]) }
        return [text] + (password.map { [$0] } ?? [])
    }

    /// Whether a secret stands somewhere, in any of its forms.
    ///
    /// - Complexity: O(number of bytes · number of forms, about ten for each secret).
    package func isFound(in bytes: [UInt8]) -> Bool {
        guard !isEmpty else { return false }
        return SecretEncoding.readings(of: bytes).contains { reading in
            opaqueForms.contains { ByteSearch.firstIndex(of: $0, in: reading) != nil }
        }
    }

    /// Whether a secret stands somewhere in a text, in any of its forms.
    package func isFound(in text: String) -> Bool { isFound(in: Array(text.utf8)) }

    /// The bytes with ``mark`` where a secret stands; the mark alone where one stands in a form that cannot be cut out.
    ///
    /// - Complexity: As ``isFound(in:)-([UInt8])``.
    package func redacted(_ bytes: [UInt8]) -> [UInt8] {
        guard isFound(in: bytes) else { return bytes }
        let result = forms.reduce(bytes) { Self.replacing($1, in: $0) }
        return isFound(in: result) ? Array(Self.mark.utf8) : result
    }

    private static func replacing(_ form: [UInt8], in bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        while let index = ByteSearch.firstIndex(of: form, in: bytes, from: start) {
            result += bytes[start..<index] + Array(mark.utf8)
            start = index + form.count
        }
        return start == 0 ? bytes : result + bytes[start...]
    }

    private static func sorted(_ forms: [[UInt8]]) -> [[UInt8]] {
        Set(forms).sorted { $0.count != $1.count ? $0.count > $1.count : $0.lexicographicallyPrecedes($1) }
    }
}
