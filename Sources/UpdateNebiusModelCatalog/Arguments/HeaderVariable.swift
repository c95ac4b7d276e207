// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// A header, and the environment variable with its value: a secret has no place on a command line.
struct HeaderVariable: Equatable, Sendable {
    /// The name of the header.
    let name: String

    /// The name of the variable.
    let variable: String

    /// Reads `NAME=VARIABLE`; nil for a header that cannot be sent, or for what is no name of a variable.
    init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let first = parts[1].first, !first.isASCIIDigit,
            parts[1].allSatisfy({ $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") })
        else { return nil }
        name = String(decoding: parts[0], as: UTF8.self)
        variable = String(decoding: parts[1], as: UTF8.self)
        guard SecretHeader.isName(name) else { return nil }
    }
}
