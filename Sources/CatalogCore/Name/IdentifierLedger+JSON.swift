// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension IdentifierLedger {
    /// The path under the root.
    package static let path = "snapshots/identifiers.json"

    /// Reads `snapshots/identifiers.json`.
    ///
    /// - Throws: ``CommittedFileProblem`` at the first entry that does not fit.
    package init(bytes: [UInt8]) throws(CommittedFileProblem) {
        let file = try CommittedFormat.identifiers.open(bytes, path: Self.path)
        try file.allowOnly(["schema", "identifiers"])
        var entries: [Entry] = []
        for entry in try file.entries("identifiers") {
            let record = entry.record
            try record.allowOnly(["identifier", "lastSeen", "absentSince", "pruned"])
            entries.append(
                Entry(
                    id: entry.key,
                    identifier: try record.string("identifier"),
                    lastSeen: try record.optionalString("lastSeen"),
                    absentSince: try record.optionalString("absentSince"),
                    isPruned: try Self.isPruned(record)
                )
            )
        }
        self.init(entries: entries)
        if let problem = problems().first { throw CommittedFileProblem(Diagnostic(ledgerProblem: problem)) }
    }

    /// `"pruned": true`, or no such member.
    private static func isPruned(_ record: CommittedRecord) throws(CommittedFileProblem) -> Bool {
        guard let mark = record.node["pruned"] else { return false }
        guard mark.boolean == true else {
            throw record.problem("\"pruned\" must be true, or not be there", at: "pruned")
        }
        guard record.node["absentSince"] != nil else {
            throw record.problem("a model that is served cannot be pruned", at: "pruned")
        }
        return true
    }

    /// The canonical bytes of the file.
    package var canonicalBytes: [UInt8] {
        let identifiers = entries.map { JSONValue.Member(key: $0.id, value: Self.value(of: $0)) }
        return JSONWriter.bytes(
            .object([
                JSONValue.Member(key: "schema", value: .integer(Int64(CommittedFormat.schema))),
                JSONValue.Member(key: "identifiers", value: .object(identifiers)),
            ])
        )
    }

    private static func value(of entry: Entry) -> JSONValue {
        let dates = [("lastSeen", entry.lastSeen), ("absentSince", entry.absentSince)]
        return .object(
            [JSONValue.Member(key: "identifier", value: .string(entry.identifier))]
                + dates.compactMap { name, date in date.map { JSONValue.Member(key: name, value: .string($0)) } }
                + (entry.isPruned ? [JSONValue.Member(key: "pruned", value: .boolean(true))] : []),
            layout: .inline
        )
    }
}
