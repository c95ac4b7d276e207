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

    private static func authorityStart(_ bytes: [UInt8]) -> Int {
        let slash = UInt8(ascii: "/")
        guard let first = bytes.firstIndex(of: slash), first + 1 < bytes.endIndex, bytes[first + 1] == slash else {
            return 0
        }
        return first + 2
    }
}
