// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A catalog of a thousand models, and an answer in which every rule that one update can break is broken.
struct EveryRuleCatalog {
    let root: CatalogRoot

    /// The codes of what the update has to find.
    static let codes: Set<String> = [
        "unknown-key", "missing-field", "wrong-type", "null-field", "no-flavors", "flavor-disagrees", "invalid-id",
        "duplicate-id", "id-differs-by-case", "invalid-text", "text-twin", "invalid-url", "invalid-date",
        "invalid-embedding-dimensions", "negative-price", "price-out-of-range", "zero-price", "price-too-precise",
        "numeric-noise", "invalid-context-window", "context-window-disagrees", "no-region", "repeated-word",
        "unknown-region", "unknown-country", "unknown-use-case", "unknown-kind", "unknown-status",
        "unknown-quantization", "model-added", "model-restored", "fact-changed", "new-vendor", "new-tag",
        "region-moved", "embedding-price-inverted", "near-power-of-two", "model-removed", "model-renamed",
        "id-looks-like", "placeholder-context-window", "context-window-shrunk", "price-moved", "price-through-zero",
        "price-unit-factor", "price-inverted", "capability-lost", "role-changed", "value-flips-back",
    ]

    /// What other findings bring along, so that it is there more than once: a twin is new, and changed facts are
    /// changed.
    static let repeated = ["fact-changed": 10, "model-added": 3, "model-removed": 3, "new-vendor": 2]

    /// The arguments of the update that finds all of it.
    static let arguments = ["update", "--from", "answer.json", "--date", "2026-03-01"]

    /// Makes the package with two snapshots, and the answer in it.
    static func make() throws -> EveryRuleCatalog {
        let root = try CatalogRoot.findingsBase()
        for name in ["2026-01-01.json", "2026-02-01.json", "identifiers.json", "acknowledgements.json"] {
            try root.remove("snapshots/" + name)
        }
        var first = (0..<1_000).map(row)
        first[0].input = "0.3"
        try update(root, first, on: "2026-01-01")
        var second = (0..<1_000).map(row)
        second.remove(at: 1)
        try root.write(AnswerRow.answer(second), to: "answer.json")
        let accepted = try root.run(
            "acknowledge",
            "--from",
            "answer.json",
            "--date",
            "2026-02-01",
            "--reason",
            "Announced.",
            "*"
        )
        try #require(accepted.status == 0, "\(accepted.errorText)")
        try update(root, second, on: "2026-02-01")
        try root.write(AnswerRow.answer(broken()), to: "answer.json")
        return EveryRuleCatalog(root: root)
    }

    private static func update(_ root: CatalogRoot, _ rows: [AnswerRow], on date: String) throws {
        try root.write(AnswerRow.answer(rows), to: "answer.json")
        let run = try root.run("update", "--from", "answer.json", "--date", date)
        try #require(run.status == 0, "\(run.outputText.suffix(2_000))\(run.errorText)")
    }

    /// Models 5 and 6 make embeddings, so that their output may cost nothing.
    private static func row(_ number: Int) -> AnswerRow {
        AnswerRow("acme/M-\(number)x").with { row in
            guard number == 5 || number == 6 else { return }
            row.kind = "embedding"
            row.tags = []
            row.useCases = ["retrieval"]
            row.output = number == 5 ? "0" : "0.2"
        }
    }

    /// A thousand rows: one change or one fault in each of the first, none in the others.
    private static func broken() -> [AnswerRow] {
        var rows = (0..<1_000).map(row)
        for (index, change) in (changes + faults).enumerated() { change(&rows[index]) }
        rows.remove(at: 2)
        return rows + [
            AnswerRow("acme/m-60X"), AnswerRow("acme/M-61x").with { $0.name = "Twin" }, AnswerRow("acme/M-7Ox"),
            AnswerRow("acme/New-1"),
        ]
    }

    /// What is suspicious or worth a note, by the number of the model.
    private static let changes: [@Sendable (inout AnswerRow) -> Void] = [
        { $0.input = "0.3" },
        { _ in },  // It was gone, and is back.
        { _ in },  // It is gone.
        { $0.id = "acme/m-3X" },
        { $0.input = "0.21" },
        { $0.output = "0.3" },
        { $0.output = "0.1" },
        { $0.windowTokens = "8000" },
        { $0.windowTokens = "124000" },
        { $0.output = "8.8" },
        { $0.output = "800" },
        { $0.output = "0.1" },
        { $0.useCases = ["text"] },
        { $0.kind = "embedding" },
        { $0.regions = #"[{"name": "us-central1", "country_code": "US"}]"# },
        {
            $0.windowTokens = "1048756"
            $0.windowThousands = "1048"
        },
        { $0.tags = ["JSON mode", "new"] },
    ]

    /// What no catalog may have, or what is odd, in the models behind.
    private static let faults: [@Sendable (inout AnswerRow) -> Void] = [
        { $0.extra = #""cached": 1, "# },
        { $0.hasFlavorName = false },
        { $0.windowTokens = "\"131072\"" },
        { $0.quantization = "null" },
        { $0.flavors = "[]" },
        { $0.flavorKind = "image2text" },
        { $0.id = "acme/bad id" },
        { $0.name = #"M\u202ex"# },
        { $0.vendor = #"caf\u00e9"# },
        { $0.vendor = #"cafe\u0301"# },
        { $0.license = #"{"name": "MIT License", "url": "javascript:x", "type": ""}"# },
        { $0.createdAt = "\"yesterday\"" },
        { $0.extra = #""embedding_dimensions": 0, "# },
        { $0.input = "-1" },
        { $0.output = "80000" },
        { $0.output = "0" },
        { $0.input = "0.2000001" },
        { $0.input = "0.19999999999999998" },
        { $0.windowTokens = "131072.5" },
        { $0.windowThousands = "64" },
        { $0.regions = "[]" },
        { $0.tags = ["JSON mode", "JSON mode"] },
        { $0.regions = #"[{"name": "eu-north9", "country_code": "FI"}]"# },
        { $0.regions = #"[{"name": "eu-north1", "country_code": "SE"}]"# },
        { $0.useCases = ["text", "function_calling", "cooking"] },
        { $0.kind = "text2audio" },
        { $0.status = "idle" },
        { $0.quantization = "\"fp6\"" },
    ]
}
