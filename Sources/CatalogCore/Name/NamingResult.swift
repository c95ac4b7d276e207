// SPDX-License-Identifier: Apache-2.0

/// The names of a snapshot.
package struct NamingResult: Hashable, Sendable {
    /// The ledger with the newcomers in it and with the marks of absence brought up to date.
    ///
    /// An id that is a problem and had no identifier has none here either.
    package let ledger: IdentifierLedger

    /// The identifiers that are new in the ledger, and how they came to be, sorted by the UTF-8 bytes of their ids.
    package let newIdentifiers: [DerivedIdentifier]

    /// What a person has to know or to decide, sorted by the UTF-8 bytes of the ids.
    package let problems: [NamingProblem]
}
