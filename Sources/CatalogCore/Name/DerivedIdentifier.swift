// SPDX-License-Identifier: Apache-2.0

/// An identifier that was derived from a model id, and how.
package struct DerivedIdentifier: Hashable, Sendable {
    /// The exact model id.
    package let id: String

    /// The identifier, of the form `[a-z][A-Za-z0-9_]*`.
    package let identifier: String

    /// The rules that were applied, in the order in which they were.
    package let rules: [NamingRule]

    /// Whether a text has the form of every identifier here: `[a-z][A-Za-z0-9_]*`.
    static func isWellFormed(_ identifier: String) -> Bool {
        guard let first = identifier.utf8.first, IdentifierASCII.isLowercase(first) else { return false }
        return identifier.utf8.allSatisfy { IdentifierASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "_") }
    }

    /// The scalars of the id that the identifier does not show because they have no form in ASCII.
    var lostScalars: [UInt32] {
        rules.flatMap { rule in
            if case .lettersLost(let scalars) = rule { scalars } else { [] as [UInt32] }
        }
    }
}
