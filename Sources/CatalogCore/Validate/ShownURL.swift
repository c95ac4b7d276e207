// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a URL must be like to be stored and shown: it is never fetched.
enum ShownURL {
    /// The longest URL that is accepted, in bytes: as long as one that is fetched may be.
    static let maximumBytes = 4_096

    /// Whether a text is a URL of one of the schemes, in printable ASCII without quotes, brackets and spaces.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func isAcceptable(_ text: String, schemes: [String]) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count <= maximumBytes,
            bytes.allSatisfy(isPlain)
        else { return false }
        return schemes.contains { scheme in
            let prefix = Array("\(scheme)://".utf8)
            guard bytes.starts(with: prefix) else { return false }
            // A user name before the host makes a URL look like one of another host.
            let authority = bytes.dropFirst(prefix.count).prefix { !"/?#".utf8.contains($0) }
            return !authority.isEmpty && !authority.contains(UInt8(ascii: "@"))
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
            UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
            false
        default: (0x21...0x7E).contains(byte)
        }
    }
}
