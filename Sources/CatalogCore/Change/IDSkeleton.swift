// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What is left of an id when everything is taken away that people overlook: case, punctuation, look-alikes.
///
/// `Llama-3_1`, `Llama-3.1` and `llama 3.l` have one skeleton; `V4.1` and `V41` have two, since a mark between digits counts.
struct IDSkeleton: Hashable {
    private let bytes: [UInt8]

    /// - Complexity: O(*n*) in the length of the id.
    init(_ id: String) {
        var bytes: [UInt8] = []
        var isAfterMark = false
        var last: UInt8 = 0
        for byte in id.utf8 {
            guard byte.isASCIILetterOrDigit || byte == UInt8(ascii: "/") else {
                isAfterMark = true
                continue
            }
            if isAfterMark, Self.isDigit(last), Self.isDigit(byte) { bytes.append(UInt8(ascii: ".")) }
            isAfterMark = false
            last = byte
            bytes.append(Self.folded(byte))
        }
        self.bytes = bytes
    }

    /// A letter in lower case, and one sign for those that look alike.
    private static func folded(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "0"), UInt8(ascii: "O"), UInt8(ascii: "o"): UInt8(ascii: "0")
        case UInt8(ascii: "1"), UInt8(ascii: "I"), UInt8(ascii: "i"), UInt8(ascii: "L"), UInt8(ascii: "l"):
            UInt8(ascii: "1")
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
        default: byte
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
