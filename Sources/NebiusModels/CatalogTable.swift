// SPDX-License-Identifier: Apache-2.0

/// The entries of generated facts, found by their ids.
///
/// Made once, at the first use of any entry; later uses are a search by hash.
struct CatalogTable: Sendable {
    /// In the order of the UTF-8 bytes of the ids.
    let entries: [NebiusModelCatalog.Entry]
    private let positionByID: [String: Int]

    /// Reads the texts of generated files.
    ///
    /// - Parameter texts: One text for each model, file by file; see ``EntryText``.
    /// - Complexity: O(*n* log *n*) in the number of texts.
    init(_ texts: [[String]]) {
        var entries: [NebiusModelCatalog.Entry] = []
        entries.reserveCapacity(texts.reduce(0) { $0 + $1.count })
        for text in texts.joined() {
            guard let entry = EntryText(text).entry else {
                preconditionFailure("damaged generated facts: restore the package from version control")
            }
            entries.append(entry)
        }
        // Several files are each in order.
        if texts.count > 1 { entries.sort { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) } }
        var positionByID: [String: Int] = [:]
        positionByID.reserveCapacity(entries.count)
        for (position, entry) in entries.enumerated() { positionByID[entry.id] = position }
        self.entries = entries
        self.positionByID = positionByID
    }

    /// The entry with exactly this id, or nil when there is none.
    ///
    /// - Complexity: O(1) in the number of entries.
    subscript(id: String) -> NebiusModelCatalog.Entry? {
        // A dictionary compares strings by canonical equivalence, which even ASCII ids can be subject to: the Kelvin
        // sign is equivalent to K.
        guard let position = positionByID[id], entries[position].id.utf8.elementsEqual(id.utf8) else { return nil }
        return entries[position]
    }

    /// The entry of a generated symbol.
    ///
    /// Symbols and texts are generated together, and a test of the package uses every symbol, so there is always one.
    /// Never inlined: it would be copied into every symbol.
    @inline(never)
    func entry(_ id: String) -> NebiusModelCatalog.Entry {
        guard let entry = self[id] else {
            preconditionFailure("a generated symbol without facts: restore the package from version control")
        }
        return entry
    }
}
