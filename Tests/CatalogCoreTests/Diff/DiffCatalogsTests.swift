// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct DiffCatalogsTests {
    /// A fact before and after, and the change without its model.
    struct Case: Sendable, CustomTestStringConvertible {
        let old: ModelFacts
        let new: ModelFacts
        let summaries: [String]
        let sentences: [String]

        init(_ old: ModelFacts, _ new: ModelFacts, _ summaries: [String], _ sentences: [String]) {
            self.old = old
            self.new = new
            self.summaries = summaries
            self.sentences = sentences
        }

        var testDescription: String { summaries.joined(separator: ", ") }
    }

    private static func model(_ change: (inout Changes) -> Void = { _ in }) -> ModelFacts {
        var changes = Changes()
        change(&changes)
        return .sample(
            id: "acme/a",
            name: changes.name,
            vendor: changes.vendor,
            kind: changes.kind,
            status: changes.status,
            input: changes.input,
            output: changes.output,
            regions: changes.regions,
            useCases: changes.useCases,
            tags: changes.tags,
            quantization: changes.quantization,
            license: changes.license,
            embeddingDimensions: changes.dimensions,
            createdOn: changes.createdOn,
            contextWindowTokens: changes.window
        )
    }

    /// The facts of a model that a case changes.
    struct Changes {
        var name = "Tiny"
        var vendor = "acme"
        var kind = "text2text"
        var status = "active"
        var input: Int64 = 60_000
        var output: Int64 = 240_000
        var regions = ["eu-north1"]
        var useCases = ["code", "text"]
        var tags = ["JSON mode"]
        var quantization: String? = "fp8"
        var license: LicenseFacts? = LicenseFacts(name: "MIT License", url: nil)
        var dimensions: Int?
        var createdOn: String? = "2026-06-01"
        var window = 131_072
    }

    static let cases: [Case] = [
        Case(model(), model(), [], []),
        Case(
            model(),
            model { $0.input = 72_000 },
            ["price-raised risky nothing"],
            ["input price \"$0.06\" became \"$0.072\", +$0.012 (+20 %)"]
        ),
        Case(
            model(),
            model { $0.output = 200_000 },
            ["price-lowered info nothing"],
            ["output price \"$0.24\" became \"$0.2\", -$0.04 (-16.7 %)"]
        ),
        Case(
            model(),
            model { $0.input = 0 },
            ["price-unknown risky nothing"],
            ["input price \"$0.06\" became \"$0\", -$0.06 (-100 %)"]
        ),
        Case(
            model { $0.input = 0 },
            model(),
            ["price-raised risky nothing"],
            ["input price \"$0\" became \"$0.06\", +$0.06"]
        ),
        Case(
            model(),
            model { $0.window = 65_536 },
            ["context-window-lowered breaking nothing"],
            ["context window \"131,072\" became \"65,536\", -65,536 (-50 %)"]
        ),
        Case(
            model(),
            model { $0.window = 131_073 },
            ["context-window-raised info nothing"],
            ["context window \"131,072\" became \"131,073\", +1 (+0.0 %)"]
        ),
        Case(
            model(),
            model { $0.regions = ["eu-north1", "us-north1"] },
            ["region-gained info nothing"],
            ["regions: new \"us-north1\""]
        ),
        Case(
            model(),
            model { $0.regions = ["us-north1"] },
            ["region-moved risky nothing"],
            ["regions: gone \"eu-north1\", new \"us-north1\""]
        ),
        Case(
            model(),
            model { $0.useCases = ["code", "function_calling", "text"] },
            ["use-case-gained info nothing", "capability-gained info nothing"],
            [
                "use cases: new \"function_calling\"",
                "capabilities: new \"toolCalling\"",
            ]
        ),
        Case(
            model { $0.useCases = ["reasoning"] },
            model { $0.useCases = [] },
            ["use-case-lost breaking nothing", "capability-lost breaking nothing"],
            [
                "use cases: gone \"reasoning\"",
                "capabilities: gone \"reasoning\"",
            ]
        ),
        Case(
            model(),
            model { $0.tags = [] },
            ["capability-lost breaking nothing", "tags-changed info nothing"],
            ["capabilities: gone \"structuredOutput\"", "tags: gone \"JSON mode\""]
        ),
        Case(
            model(),
            model { $0.kind = "embedding" },
            ["kind-changed breaking deprecation"],
            ["kind \"text2text\" became \"embedding\""]
        ),
        Case(
            model { $0.kind = "embedding" },
            model(),
            ["kind-changed breaking addition"],
            ["kind \"embedding\" became \"text2text\""]
        ),
        Case(
            model { $0.tags = ["cafe\u{301}", "x"] },
            model { $0.tags = ["caf\u{E9}", "x"] },
            ["tags-changed info nothing"],
            ["tags: gone \"cafe\\u{301}\", new \"caf\\u{E9}\""]
        ),
        Case(
            model { $0.tags = ["a", "b"] },
            model { $0.tags = ["a, b"] },
            ["tags-changed info nothing"],
            ["tags: gone \"a, b\", new \"\"a, b\"\""]
        ),
        Case(
            model(),
            model { $0.kind = "image2text" },
            ["kind-changed breaking nothing", "capability-gained info nothing"],
            [
                "kind \"text2text\" became \"image2text\"",
                "capabilities: new \"vision\"",
            ]
        ),
        Case(
            model(),
            model { $0.status = "deprecated" },
            ["status-changed risky nothing"],
            ["status \"active\" became \"deprecated\""]
        ),
        Case(
            model { $0.status = "deprecated" },
            model(),
            ["status-changed info nothing"],
            ["status \"deprecated\" became \"active\""]
        ),
        Case(
            model(),
            model { $0.quantization = nil },
            ["quantization-changed info nothing"],
            ["quantization \"fp8\" is gone"]
        ),
        Case(
            model(),
            model { $0.license = LicenseFacts(name: "MIT License", url: "https://example.com/x") },
            ["license-changed risky nothing"],
            ["license \"MIT License\" became \"MIT License (https://example.com/x)\""]
        ),
        Case(
            model { $0.dimensions = 4_096 },
            model { $0.dimensions = 1_024 },
            ["embedding-dimensions-changed breaking nothing"],
            ["embedding dimensions \"4,096\" became \"1,024\", -3,072 (-75 %)"]
        ),
        Case(
            model(),
            model { $0.dimensions = 1_024 },
            ["embedding-dimensions-changed info nothing"],
            ["embedding dimensions is \"1,024\" now"]
        ),
        Case(model(), model { $0.name = "Tiny 2" }, ["name-changed info nothing"], ["name \"Tiny\" became \"Tiny 2\""]),
        Case(
            model { $0.name = "e\u{301}" },
            model { $0.name = "\u{E9}" },
            ["name-changed info nothing"],
            ["name \"e\\u{301}\" became \"\\u{E9}\""]
        ),
        Case(
            model(),
            model { $0.vendor = "zeta" },
            ["vendor-changed info nothing"],
            ["vendor \"acme\" became \"zeta\""]
        ),
        Case(
            model(),
            model { $0.createdOn = nil },
            ["created-on-changed info nothing"],
            ["creation date \"2026-06-01\" is gone"]
        ),
    ]

    @Test(arguments: cases) func `each fact has its rule and its weight on both axes`(example: Case) throws {
        let difference = try Differences.between([example.old], [example.new])
        // A word that no earlier snapshot has is a symbol as well, which another test is about.
        let changes = difference.changes.filter { $0.subject != nil }
        #expect(difference.summaries.filter { !$0.hasPrefix("symbol-") } == example.summaries.map { "\($0) acme/a" })
        #expect(changes.map(\.sentence).map { Array($0.utf8) } == example.sentences.map { Array($0.utf8) })
        #expect(difference.result == (example.summaries.isEmpty ? .sameFacts : .changed))
    }

    @Test func `models that come, go and come back are told apart, with their symbols`() throws {
        let (kept, gone, new) = (
            ModelFacts.sample(id: "acme/Kept"), ModelFacts.sample(id: "acme/Gone", input: 1_000),
            ModelFacts.sample(id: "acme/New", input: 2_000)
        )
        let catalog = try Differences.committed([[gone, kept], [kept, new], [gone, kept]])
        #expect(
            try Differences.last(catalog).summaries == [
                "model-removed breaking deprecation acme/New", "model-restored info nothing acme/Gone",
            ]
        )
        let day = try #require(CalendarDate(Steps.day(1)))
        let first = try Differences.last(catalog.upTo(day))
        #expect(
            first.summaries == [
                "model-removed breaking deprecation acme/Gone", "model-added info addition acme/New",
            ]
        )
        #expect(first.changes[1].notes.first == ChangeNote("symbol", "NebiusModelCatalog.new"))
        #expect(first.versionBump == .minor)
    }

    @Test func `going back takes symbols away`() throws {
        let catalog = try Differences.committed([
            [.sample(id: "acme/a")], [.sample(id: "acme/a"), .sample(id: "acme/b", input: 1_000)],
        ])
        let day = try #require(CalendarDate(Steps.day(0)))
        let back = diffCatalogs(from: try Differences.side(catalog), to: try Differences.side(catalog.upTo(day)))
        #expect(back.summaries == ["model-removed breaking breaking acme/b"])
        #expect(back.versionBump == .major)
    }

    @Test func `the replacement that people named is told`() throws {
        let removal = Acknowledgement(
            id: "acme/Old",
            rule: .modelRemoved,
            from: CalendarDate(Steps.day(0)),
            change: FactChange(field: "", before: nil, after: nil),
            replacement: "acme/Kept",
            reason: "Announced long ago."
        )
        let ledger = IdentifierLedger(entries: [
            .init(id: "acme/Kept", identifier: "kept"),
            .init(id: "acme/Old", identifier: "old", lastSeen: Steps.day(0), absentSince: Steps.day(1)),
        ])
        let catalog = try Differences.committed(
            [[.sample(id: "acme/Kept"), .sample(id: "acme/Old", input: 1_000)], [.sample(id: "acme/Kept")]],
            ledger: ledger,
            acknowledgements: [removal]
        )
        let change = try #require(try Differences.last(catalog).changes.first)
        #expect(
            change.notes == [
                ChangeNote("use instead", "acme/Kept"), ChangeNote("symbol", "NebiusModelCatalog.old"),
            ]
        )
    }

    @Test func `a new word is a symbol, and a dropped symbol breaks`() throws {
        let old = ModelFacts.sample(id: "acme/Old", input: 1_000)
        let (eu, us) = (ModelFacts.sample(id: "acme/a"), ModelFacts.sample(id: "acme/a", regions: ["us-north1"]))
        let moved = try Differences.between([eu], [us])
        #expect(moved.summaries == ["region-moved risky nothing acme/a", "symbol-added info addition"])
        #expect(moved.changes.last?.after == "NebiusRegion.usNorth1")

        let before = try Differences.committed([[eu, old], [eu]])
        let pruned = IdentifierLedger(
            entries: before.ledger.entries.map { entry in
                var entry = entry
                entry.isPruned = entry.id == "acme/Old"
                return entry
            }
        )
        let difference = diffCatalogs(
            from: try Differences.side(before),
            to: try Differences.side(before.naming(by: pruned))
        )
        #expect(
            difference.changes.map(\.sentence) == [
                "Swift symbol \"NebiusModelCatalog.old\" is gone",
                "Swift symbol \"NebiusModelName.old\" is gone",
            ]
        )
        #expect(difference.changes.allSatisfy { $0.weight == .breaking && $0.service == .info })
        #expect(difference.service == .info && difference.versionBump == .major)
    }

    @Test func `names that were swapped break, although all of them are there`() throws {
        let models = [ModelFacts.sample(id: "acme/One-1B"), .sample(id: "acme/Two-2B", input: 1_000)]
        let before = try Differences.committed([models])
        let swapped = IdentifierLedger(entries: [
            .init(id: "acme/One-1B", identifier: "two2B"), .init(id: "acme/Two-2B", identifier: "one1B"),
        ])
        let difference = diffCatalogs(
            from: try Differences.side(before),
            to: try Differences.side(before.naming(by: swapped))
        )
        #expect(
            difference.summaries == [
                "identifier-changed info breaking acme/One-1B", "identifier-changed info breaking acme/Two-2B",
            ]
        )
        #expect(difference.source == .breaking && difference.versionBump == .major)
        #expect(difference.changes.allSatisfy { DifferenceGate.breaking.stops($0) })
    }

    @Test func `words that stand for other capabilities now take them from models that stay the same`() throws {
        let models = [ModelFacts.sample(id: "acme/a", useCases: ["function_calling"])]
        let before = try Differences.committed([models])
        let rules = Vocabulary.sample.capabilityRules.map { rule in
            rule.capability == .toolCalling
                ? CapabilityRule(capability: .toolCalling, kinds: [], useCases: ["code"], tags: []) : rule
        }
        let words = Dictionary(
            uniqueKeysWithValues: WordCategory.allCases.map { ($0, Vocabulary.sample.words($0)) }
        )
        let after = try Differences.committed([models], vocabulary: Vocabulary(words: words, capabilityRules: rules))
        let difference = diffCatalogs(from: try Differences.side(before), to: try Differences.side(after))
        #expect(difference.summaries == ["capability-lost breaking nothing acme/a"])
    }

    @Test func `a correction weighs what apps see of it`() throws {
        let text = """
            {"schema": 1, "corrections": [
              {"id": "acme/a", "field": "contextWindowTokens", "expected": 131072, "value": 4096,
               "reason": "Measured by hand.", "source": "https://example.com/proof", "date": "2026-10-02"},
              {"id": "acme/a", "field": "tags", "expected": ["JSON mode"], "value": [],
               "reason": "Measured by hand.", "source": "https://example.com/proof", "date": "2026-10-02"}]}
            """
        let list = try #require(readCorrections(.bytes(Array(text.utf8))).value ?? nil)
        let sides = try [nil, list].map { corrections in
            try Differences.side(try Differences.committed([[.sample(id: "acme/a")]], corrections: corrections))
        }
        let made = diffCatalogs(from: sides[0], to: sides[1])
        #expect(
            made.summaries == [
                "correction-changed breaking nothing acme/a", "correction-changed breaking nothing acme/a",
                "capability-lost breaking nothing acme/a",
            ]
        )
        #expect(made.changes.first?.amount?.text == "-126,976 (-96.9 %)")
        // Without them the window grows again, and the capability is back.
        #expect(diffCatalogs(from: sides[1], to: sides[0]).service == .info)
    }

    @Test func `an edited name is one change, and breaks`() throws {
        let before = try Differences.committed([[.sample(id: "acme/Tiny-1B")]])
        let edited = IdentifierLedger(entries: [.init(id: "acme/Tiny-1B", identifier: "tinyOne")])
        let difference = diffCatalogs(
            from: try Differences.side(before),
            to: try Differences.side(before.naming(by: edited))
        )
        #expect(difference.summaries == ["identifier-changed info breaking acme/Tiny-1B"])
        #expect(difference.changes.first?.sentence == "Swift identifier \"tiny1B\" became \"tinyOne\"")
    }

    @Test func `a correction that comes, goes or changes is told`() throws {
        func list(_ values: [Int64]) throws -> CorrectionList {
            let entries = values.map { value in
                """
                {"id": "acme/a", "field": "contextWindowTokens", "expected": 131072, "value": \(value),
                 "reason": "Measured by hand.", "source": "https://example.com/proof", "date": "2026-10-02"}
                """
            }
            let text = "{\"schema\": 1, \"corrections\": [\(entries.joined(separator: ","))]}"
            return try #require(readCorrections(.bytes(Array(text.utf8))).value ?? nil)
        }
        let sides = try [list([]), list([4_096]), list([8_192])].map { corrections in
            try Differences.side(try Differences.committed([[.sample(id: "acme/a")]], corrections: corrections))
        }
        let texts = [(0, 1), (1, 2), (1, 0), (1, 1)].map { old, new in
            diffCatalogs(from: sides[old], to: sides[new]).changes.map(\.sentence)
        }
        #expect(
            texts == [
                ["correction of contextWindowTokens is \"4096\" now, -126,976 (-96.9 %)"],
                ["correction of contextWindowTokens \"4096\" became \"8192\", +4,096 (+100 %)"],
                ["correction of contextWindowTokens \"4096\" is gone, +126,976 (+3100 %)"], [],
            ]
        )
    }

    @Test func `bytes without a fact to tell are a result of their own`() throws {
        let models = [ModelFacts.sample(id: "acme/a")]
        let catalog = try Differences.committed([models, models])
        let difference = try Differences.last(catalog)
        #expect(difference.result == .sameFacts && difference.versionBump == .none && difference.service == .nothing)
        let side = try Differences.side(catalog)
        #expect(diffCatalogs(from: side, to: side).result == .identical)
    }

    @Test func `fingerprints depend on rule, model, field and values, and on nothing else`() throws {
        let old = ModelFacts.sample(id: "acme/a")
        let new = ModelFacts.sample(id: "acme/a", input: 72_000)
        let other = ModelFacts.sample(id: "acme/b", input: 1_000, createdOn: nil)
        let first = try Differences.between([old], [new])
        let second = try Differences.between([old, other], [new, other])
        let third = try Differences.between([old], [.sample(id: "acme/a", input: 73_000)])
        #expect(first.changes.map(\.fingerprint) == second.changes.map(\.fingerprint))
        #expect(first.changes.map(\.fingerprint) != third.changes.map(\.fingerprint))
        let change = try #require(first.changes.first)
        let expected = SHA256.hexDigest(
            of: Array(#"["price-raised","acme/a","inputUSDPerMillionTokens","\"0.06\"","\"0.072\""]"#.utf8)
        )
        #expect(change.fingerprint == expected)
    }

    @Test(
        arguments: [
            (DifferenceGate.none, [false, false, false, false]), (.any, [true, true, true, true]),
            (.risky, [false, true, true, true]), (.breaking, [false, false, true, true]),
            (.source, [false, false, true, true]),
        ]
    )
    func `a gate stops what is over it`(gate: DifferenceGate, stopped: [Bool]) throws {
        let old = [ModelFacts.sample(id: "acme/a"), .sample(id: "acme/b", input: 5_000)]
        let info = try #require(try Differences.between(old, [.sample(id: "acme/a", name: "x"), old[1]]).changes.first)
        let risky = try #require(
            try Differences.between(old, [.sample(id: "acme/a", input: 70_000), old[1]]).changes.first
        )
        let gone = try #require(try Differences.between(old, [old[1]]).changes.first)
        let edited = CatalogChange(
            .symbolRemoved,
            service: .info,
            source: .breaking,
            subject: nil,
            change: FactChange(field: "symbol", before: nil, after: nil),
            what: "x"
        )
        #expect([info, risky, gone, edited].map(gate.stops) == stopped)
        #expect([info, risky, gone, edited].map { gate.severity(of: $0) == .error } == stopped)
    }
}
