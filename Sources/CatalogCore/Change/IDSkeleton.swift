// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What is left of an id when everything is taken away that people overlook: case, punctuation, look-alikes.
///
/// `Llama-3_1`, `Llama-3.1` and `llama-3.l` have one skeleton; `V4.1` and `V41` have two, since a mark between digits
/// counts.
struct IDSkeleton: Hashable {
    private let bytes: [UInt8]

    /// - Complexity: O(*n*) in the length of the id.
    init(_ id: String) {
        let signs = Array(id.utf8)
        var bytes: [UInt8] = []
        var last: Int?
        for (index, sign) in signs.enumerated() where sign.isASCIILetterOrDigit || sign == UInt8(ascii: "/") {
            if let last, last < index - 1, Self.isDigit(in: signs, at: last), Self.isDigit(in: signs, at: index) {
                bytes.append(UInt8(ascii: "."))
            }
            last = index
            bytes.append(Self.folded(sign))
        }
        self.bytes = bytes
    }

    /// Whether people read a digit: one, or a letter that looks like one and belongs to no word.
    private static func isDigit(in signs: [UInt8], at index: Int) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        if digits.contains(signs[index]) { return true }
        guard digits.contains(folded(signs[index])) else { return false }
        return [index - 1, index + 1].allSatisfy { neighbor in
            !signs.indices.contains(neighbor) || digits.contains(signs[neighbor])
                || !signs[neighbor].isASCIILetterOrDigit
        }
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
}
