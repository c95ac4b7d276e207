// SPDX-License-Identifier: Apache-2.0

import CatalogFetch

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
        guard let place = AddressText.userInfo(in: bytes[...]) else { return nil }
        let parts = bytes[place].split(
            separator: UInt8(ascii: ":"),
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        self.address = String(decoding: bytes[..<place.lowerBound] + bytes[(place.upperBound + 1)...], as: UTF8.self)
        name = Self.decoded(parts[0])
        password = parts.count == 2 ? Self.decoded(parts[1]) : nil
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
