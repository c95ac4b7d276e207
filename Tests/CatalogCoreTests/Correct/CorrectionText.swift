// SPDX-License-Identifier: Apache-2.0

@testable import CatalogCore

/// The text of `snapshots/corrections.json`, put together for a test.
enum CorrectionText {
    /// A file of entries, in canonical form when they are.
    static func file(_ entries: String...) -> String {
        "{\n  \"schema\": 1,\n  \"corrections\": [\n" + entries.joined(separator: ",\n") + "\n  ]\n}\n"
    }

    /// A canonical entry; values are JSON, and nil leaves one out.
    static func entry(
        id: String = "acme/Tiny-1B",
        field: String = "contextWindowTokens",
        expected: String? = "131072",
        value: String? = "262144",
        reason: String = "the model card says so",
        source: String = "https://example.com/card",
        date: String = "2026-10-20"
    ) -> String {
        let values = [("expected", expected), ("value", value)].compactMap { name, text in
            text.map { "\"\(name)\": \($0)" }
        }
        return """
                {"id": "\(id)", "field": "\(field)",
                 \(values.joined(separator: ", ")),
                 "reason": "\(reason)",
                 "source": "\(source)", "date": "\(date)"}
            """
    }

    /// What reading a file of the tiny history with corrections gives.
    static func read(_ text: String, _ history: [Snapshot]? = nil) throws -> StageResult<CommittedCatalog> {
        let ledger = history == nil ? TinyHistory.ledger : nil
        return try PackageFiles(history ?? TinyHistory.snapshots(), ledger: ledger)
            .setting(CorrectionList.path, to: text).read()
    }
}
