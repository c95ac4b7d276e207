// SPDX-License-Identifier: Apache-2.0

/// How texts carry bytes: the encodings of a secret, and what escaped text reads as.
enum SecretEncoding {
    // MARK: Forms without escapes

    /// The base 64 of bytes in either alphabet (RFC 4648 sections 4 and 5), in the middle of anything.
    ///
    /// Three ways for the three places at which the bytes can begin in a group; characters that also depend on what
    /// stands before or behind are left out.
    static func base64(_ bytes: [UInt8]) -> [[UInt8]] {
        (0..<3).flatMap { before -> [[UInt8]] in
            let text = Array(Base64.encode([UInt8](repeating: 0, count: before) + bytes).utf8)
            let first = (before * 8 + 5) / 6
            let last = (before + bytes.count) * 8 / 6
            let standard = Array(text[first..<last])
            return [standard, standard.map(urlCharacter)]
        }
    }

    /// The bytes in hexadecimal digits, small and capital.
    static func hexadecimal(_ bytes: [UInt8]) -> [[UInt8]] {
        [false, true].map { isCapital in bytes.flatMap { digits(of: $0, isCapital: isCapital) } }
    }

    // MARK: Forms with escapes

    /// The bytes as the common escapers write them, as far as these change anything.
    static func escaped(_ bytes: [UInt8]) -> [[UInt8]] {
        let quoted = replace(bytes, [0x22: "\\\"", 0x5C: "\\\\"])
        let entities: [UInt8: String] = [0x26: "&amp;", 0x3C: "&lt;", 0x3E: "&gt;", 0x22: "&quot;"]
        return [
            quoted, replace(quoted, [0x2F: "\\/"]),
            replace(bytes, entities.merging([0x27: "&#39;"]) { $1 }),
            replace(bytes, entities.merging([0x27: "&#x27;"]) { $1 }),
            percentEncoded(bytes, isCapital: true), percentEncoded(bytes, isCapital: false),
        ]
    }

    private static func replace(_ bytes: [UInt8], _ table: [UInt8: String]) -> [UInt8] {
        bytes.flatMap { byte in table[byte].map { Array($0.utf8) } ?? [byte] }
    }

    private static func percentEncoded(_ bytes: [UInt8], isCapital: Bool) -> [UInt8] {
        bytes.flatMap { byte -> [UInt8] in
            let isUnreserved = byte.isASCIILetterOrDigit || "-._~".utf8.contains(byte)
            return isUnreserved ? [byte] : [UInt8(ascii: "%")] + digits(of: byte, isCapital: isCapital)
        }
    }

    private static func digits(of byte: UInt8, isCapital: Bool) -> [UInt8] {
        let text = String(byte, radix: 16, uppercase: isCapital)
        return Array((byte < 16 ? "0" + text : text).utf8)
    }

    private static func urlCharacter(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        default: byte
        }
    }

    // MARK: Reading

    /// The bytes as they are, and as they read once the escapes of URLs, of JSON and of HTML are undone.
    static func readings(of bytes: [UInt8]) -> [[UInt8]] {
        let starts: [(UInt8, (ArraySlice<UInt8>) -> (byte: UInt8, length: Int)?)] = [
            (UInt8(ascii: "%"), percentEscape), (UInt8(ascii: "\\"), backslashEscape), (UInt8(ascii: "&"), entity),
        ]
        return [bytes] + starts.filter { bytes.contains($0.0) }.map { undo(bytes, startingWith: $0.0, $0.1) }
    }

    private static func undo(
        _ bytes: [UInt8],
        startingWith start: UInt8,
        _ escape: (ArraySlice<UInt8>) -> (byte: UInt8, length: Int)?
    ) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == start, let (byte, length) = escape(bytes[(index + 1)...].prefix(10)) {
                result.append(byte)
                index += 1 + length
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    private static func percentEscape(_ rest: ArraySlice<UInt8>) -> (byte: UInt8, length: Int)? {
        number(rest.prefix(2), radix: 16, digitCount: 2).map { ($0, 2) }
    }

    private static func backslashEscape(_ rest: ArraySlice<UInt8>) -> (byte: UInt8, length: Int)? {
        switch rest.first {
        case UInt8(ascii: "u"): number(rest.dropFirst().prefix(4), radix: 16, digitCount: 4).map { ($0, 5) }
        case UInt8(ascii: "x"): number(rest.dropFirst().prefix(2), radix: 16, digitCount: 2).map { ($0, 3) }
        case let byte? where !byte.isASCIILetterOrDigit: (byte, 1)
        default: nil
        }
    }

    private static func entity(_ rest: ArraySlice<UInt8>) -> (byte: UInt8, length: Int)? {
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = rest[..<end]
        let named: [String: UInt8] = ["amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27]
        if let byte = named[String(decoding: name, as: UTF8.self)] { return (byte, name.count + 1) }
        guard name.first == UInt8(ascii: "#") else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        return number(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
            .map { ($0, name.count + 1) }
    }

    /// The number of ASCII digits, if it is a byte.
    private static func number(_ digits: ArraySlice<UInt8>, radix: Int, digitCount: Int? = nil) -> UInt8? {
        guard !digits.isEmpty, digits.count == digitCount ?? digits.count,
            digits.allSatisfy(\.isASCIILetterOrDigit)
        else { return nil }
        return UInt8(String(decoding: digits, as: UTF8.self), radix: radix)
    }
}
