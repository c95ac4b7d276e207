// SPDX-License-Identifier: Apache-2.0

/// The path from the root of a JSON document to one of its values (RFC 6901).
///
/// Two pointers are equal when their tokens have the same UTF-8 bytes: JSON keys that differ only in Unicode
/// normalization are different keys.
package struct JSONPointer: Sendable, CustomStringConvertible {
    /// The unescaped keys and array indices, from the root down.
    package let tokens: [String]

    /// The pointer to the whole document.
    package static let root = JSONPointer(tokens: [])

    /// Creates a pointer from unescaped tokens.
    package init(tokens: [String]) {
        self.tokens = tokens
    }

    /// The pointer to the member `key` of the object that this pointer names.
    package func appending(_ key: String) -> JSONPointer {
        JSONPointer(tokens: tokens + [key])
    }

    /// The pointer to the element `index` (from 0) of the array that this pointer names.
    package func appending(_ index: Int) -> JSONPointer {
        JSONPointer(tokens: tokens + [String(index)])
    }

    /// The pointer as text: empty for the root, else each token after a slash, with `~` as `~0` and `/` as `~1`.
    package var description: String {
        var text = ""
        for token in tokens {
            text.unicodeScalars.append("/")
            for scalar in token.unicodeScalars {
                switch scalar {
                case "~": text += "~0"
                case "/": text += "~1"
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        return text
    }
}

extension JSONPointer: Hashable {
    /// Compares token by token, by UTF-8 bytes.
    package static func == (left: JSONPointer, right: JSONPointer) -> Bool {
        left.tokens.elementsEqual(right.tokens) { $0.utf8.elementsEqual($1.utf8) }
    }

    /// Feeds the bytes of every token, each ended by 0xFF, which no UTF-8 text contains.
    package func hash(into hasher: inout Hasher) {
        for token in tokens {
            for byte in token.utf8 { hasher.combine(byte) }
            hasher.combine(UInt8.max)
        }
    }
}
