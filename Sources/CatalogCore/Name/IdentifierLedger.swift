// SPDX-License-Identifier: Apache-2.0

/// The identifiers that were ever given to model ids.
///
/// An identifier is public API: once given it belongs to its id for ever, also after the model is gone. The
/// ledger is what makes that true, because a name that is in it is never derived again and never given away.
package struct IdentifierLedger: Hashable, Sendable {
    /// One id with its identifier, and with the snapshots between which it disappeared.
    package struct Entry: Hashable, Sendable {
        /// The exact model id.
        package var id: String

        /// The Swift identifier, without backticks.
        package var identifier: String

        /// The date, `YYYY-MM-DD`, of the last snapshot that has the id; `nil` while the id is served.
        package var lastSeen: String?

        /// The date, `YYYY-MM-DD`, of the first snapshot that lacks the id; `nil` while the id is served.
        package var absentSince: String?

        /// Whether a maintainer dropped the deprecated symbol; the identifier still belongs to the id.
        package var isPruned: Bool

        /// Makes an entry; without dates it is that of a served id.
        package init(
            id: String,
            identifier: String,
            lastSeen: String? = nil,
            absentSince: String? = nil,
            isPruned: Bool = false
        ) {
            self.id = id
            self.identifier = identifier
            self.lastSeen = lastSeen
            self.absentSince = absentSince
            self.isPruned = isPruned
        }

        /// Whether the id is served, as far as its marks say.
        package var isServed: Bool { lastSeen == nil && absentSince == nil }
    }

    /// The entries, sorted by the UTF-8 bytes of their ids.
    package let entries: [Entry]

    /// The position of the first entry of each id.
    ///
    /// Bytes are the key, because `String` equates composed with decomposed spellings.
    private let positions: [[UInt8]: Int]

    /// Makes a ledger from entries in any order.
    ///
    /// Nothing is judged here: a ledger that was edited by hand is read first and judged by ``problems()``.
    ///
    /// - Complexity: O(*n* log *n*).
    package init(entries: [Entry] = []) {
        // The identifier decides between two entries of one id, so that the order of the input never shows.
        self.entries = entries.sorted { left, right in
            left.id.utf8.elementsEqual(right.id.utf8)
                ? left.identifier.utf8.lexicographicallyPrecedes(right.identifier.utf8)
                : left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
        }
        var positions: [[UInt8]: Int] = [:]
        for (position, entry) in self.entries.enumerated() where positions[Array(entry.id.utf8)] == nil {
            positions[Array(entry.id.utf8)] = position
        }
        self.positions = positions
    }

    /// The entry of an id, compared by its bytes; O(length of the id).
    package subscript(id id: String) -> Entry? {
        positions[Array(id.utf8)].map { entries[$0] }
    }
}
