// SPDX-License-Identifier: Apache-2.0

/// Addresses as people wrote them, which need not be addresses.
package enum AddressText {
    /// A text with what stands between its `//` (or its beginning) and the `@` of its host replaced by `***`.
    ///
    /// Someone may put a password there by mistake, and messages end up in public logs. Linear time.
    package static func withoutUserInfo(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let start = authorityStart(bytes)
        let end = bytes[start...].firstIndex { Array("/?#".utf8).contains($0) } ?? bytes.endIndex
        guard let mark = bytes[start..<end].lastIndex(of: UInt8(ascii: "@")) else { return text }
        return String(decoding: bytes[..<start] + Array("***".utf8) + bytes[mark...], as: UTF8.self)
    }

    /// A line with the same done to every address in it that has a scheme.
    ///
    /// - Complexity: O(*n*) in the length of the line.
    package static func withoutUserInfo(inLine line: ArraySlice<UInt8>) -> [UInt8] {
        var cleared: [UInt8] = []
        var rest = line
        while let place = userInfo(in: rest) {
            cleared += rest[..<place.lowerBound] + Array("***".utf8)
            rest = rest[place.upperBound...]
        }
        return cleared + rest
    }

    /// Where the first name before a host stands, with its password and without its `@`; nil where there is none.
    package static func userInfo(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
        var start = bytes.startIndex
        while let mark = bytes[start...].firstIndex(of: UInt8(ascii: ":")) {
            start = mark + 1
            guard bytes[start...].starts(with: "//".utf8) else { continue }
            start += 2
            let end = bytes[start...].firstIndex { $0 <= 0x20 || Array("/?#'\"".utf8).contains($0) } ?? bytes.endIndex
            if let at = bytes[start..<end].lastIndex(of: UInt8(ascii: "@")) { return start..<at }
        }
        return nil
    }

    private static func authorityStart(_ bytes: [UInt8]) -> Int {
        let slash = UInt8(ascii: "/")
        guard let first = bytes.firstIndex(of: slash), first + 1 < bytes.endIndex, bytes[first + 1] == slash else {
            return 0
        }
        return first + 2
    }
}
