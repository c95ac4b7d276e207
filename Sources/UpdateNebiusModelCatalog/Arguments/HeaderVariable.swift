// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// A header, and the environment variable with its value: a secret has no place on a command line.
struct HeaderVariable: Equatable, Sendable {
    /// The name of the header.
    let name: String

    /// The name of the variable.
    let variable: String

    /// Whether a text is the name of an environment variable: ASCII letters, digits and underscores, no digit first.
    static func isVariable(_ text: String) -> Bool {
        guard let first = text.utf8.first, !first.isASCIIDigit else { return false }
        return text.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
    }

    /// Reads `NAME=VARIABLE`; nil for a header that cannot be sent, or for what is no name of a variable.
    init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        name = String(decoding: parts[0], as: UTF8.self)
        variable = String(decoding: parts[1], as: UTF8.self)
        guard Self.isVariable(variable), SecretHeader.isName(name) else { return nil }
    }
}
