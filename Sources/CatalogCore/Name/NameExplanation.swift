// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// How the identifier of a model came to be.
package struct NameExplanation: Hashable, Sendable {
    /// The model that has the identifier, as the ledger has it.
    package let entry: IdentifierLedger.Entry
    /// The rules, or that there are none.
    package let origin: IdentifierOrigin

    /// Finds the model by its id or by its identifier, with or without its type.
    ///
    /// - Returns: Nil when the ledger has neither.
    /// - Complexity: O(*n*) in the number of entries.
    package init?(of nameOrID: String, in ledger: IdentifierLedger) {
        // As code writes it: `.glm51`, `NebiusModelName.glm51`.
        let types = ["NebiusModelCatalog.", "NebiusModelName.", "."]
        let prefix = types.first { nameOrID.utf8.starts(with: $0.utf8) } ?? ""
        let name = nameOrID.utf8.dropFirst(prefix.utf8.count)
        let named = ledger.entries.first { $0.identifier.utf8.elementsEqual(name) }
        guard let entry = ledger[id: nameOrID] ?? named else { return nil }
        self.entry = entry
        self.origin = IdentifierOrigin(of: entry)
    }

    /// What can be said of the model itself.
    private var state: String {
        guard let lastSeen = entry.lastSeen, let absentSince = entry.absentSince else {
            return "The model is served, and the identifier is frozen."
        }
        let symbol = entry.isPruned ? "Its symbol was pruned" : "Its symbol is deprecated"
        return
            "The model was last seen on \(lastSeen) and is absent since \(absentSince). \(symbol), and no other model"
            + " gets the identifier."
    }

    /// One sentence for each rule, in the order in which they were applied.
    private var sentences: [String] {
        switch origin {
        case .derived(let rules): rules.isEmpty ? ["The id is the identifier."] : rules.map(\.explanation)
        case .byHand: ["It was written by hand, or derived by rules that have changed since."]
        }
    }

    /// The explanation for a terminal.
    package func text(columns: Int) -> String {
        let rules = sentences.flatMap { sentence -> [String] in
            let lines = WrappedText.lines(of: sentence, columns: columns - 4)
            return lines.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
        }
        let head = "\(QuotedText.quote(entry.id)) is \(entry.identifier)"
        return ([head, ""] + rules + [""] + WrappedText.lines(of: state, columns: columns)).joined(separator: "\n")
    }

    /// The explanation for programs.
    package func value(verb: String, status: Int64) -> JSONValue {
        let dates = [("lastSeen", entry.lastSeen), ("absentSince", entry.absentSince)]
        return .object(
            [
                .init(key: "schema", value: .integer(JSONDiagnosticFormatter.schema)),
                .init(key: "verb", value: .string(verb)), .init(key: "status", value: .integer(status)),
                .init(key: "id", value: .string(entry.id)),
                .init(key: "identifier", value: .string(entry.identifier)),
                .init(key: "rules", value: .array(sentences.map { .string($0) }, layout: .expanded)),
            ] + dates.compactMap { name, date in date.map { .init(key: name, value: .string($0)) } }
                + (entry.isPruned ? [.init(key: "pruned", value: .boolean(true))] : [])
        )
    }
}
