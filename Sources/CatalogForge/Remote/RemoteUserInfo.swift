// SPDX-License-Identifier: Apache-2.0

/// A name and a password in the address of a remote, as `https://name:password@host/owner/name.git` has them.
///
/// In an argument of git everybody on the machine could read them.
package struct RemoteUserInfo: Sendable {
    /// The address without them.
    package let address: String

    /// The name, which may be a token by itself.
    package let name: String

    /// The password; nil where there is none.
    package let password: String?

    /// Takes an address of the web apart; nil for one that has no name.
    package init?(_ address: String) {
        let bytes = Array(address.utf8)
        guard let place = Self.place(in: bytes[...]) else { return nil }
        let parts = bytes[place].split(
            separator: UInt8(ascii: ":"),
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        self.address = String(decoding: bytes[..<place.lowerBound] + bytes[(place.upperBound + 1)...], as: UTF8.self)
        name = Self.decoded(parts[0])
        password = parts.count == 2 ? Self.decoded(parts[1]) : nil
    }

    /// A line without names and passwords in the addresses that it has.
    ///
    /// - Complexity: O(*n*) in the length of the line.
    static func removing(from line: ArraySlice<UInt8>) -> [UInt8] {
        var kept: [UInt8] = []
        var rest = line
        while let place = place(in: rest) {
            kept += rest[..<place.lowerBound]
            rest = rest[(place.upperBound + 1)...]
        }
        return kept + rest
    }

    /// Where the first name stands, up to its `@`.
    private static func place(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
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

    private static func decoded(_ text: ArraySlice<UInt8>) -> String {
        let hexadecimal = Array("0123456789abcdefABCDEF".utf8)
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(hexadecimal.contains),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
