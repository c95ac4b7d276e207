// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Testing

@Suite struct NameTests {
    /// Ids that meet in every way that a collision can come about.
    static let rivals = [
        "a/x-1.5", "b/x-1.5", "a/x-15", "c/aX-15", "c/x-1-5", "a/m-fast", "a/m:fast", "Q/Llama-8B", "q/llama-8b",
        "y", "a/y", "model/y", "nvidia/solo", "debug/description", "a/\u{6A21}", "d/4o", "e/d4o",
    ]

    @Test func `rivals of different vendors all get the vendor in front at first`() {
        #expect(identifiers(of: ["a/x-1.5", "b/x-1.5"]) == ["a/x-1.5": "aX15", "b/x-1.5": "bX15"])
        #expect(identifiers(of: ["y", "a/y"]) == ["y": "modelY", "a/y": "aY"])
    }

    @Test func `later only the newcomer gets the vendor in front`() {
        let ledger = IdentifierLedger(entries: [.init(id: "a/x-1.5", identifier: "x15")])
        #expect(
            identifiers(of: ["a/x-1.5", "b/x-1.5", "c/x-1.5"], ledger: ledger)
                == ["a/x-1.5": "x15", "b/x-1.5": "bX15", "c/x-1.5": "cX15"]
        )
    }

    @Test func `rivals of one vendor are told apart by their soft joins`() {
        #expect(identifiers(of: ["a/x-1.5", "a/x-15"]) == ["a/x-1.5": "x1_5", "a/x-15": "x15"])
        let ledger = IdentifierLedger(entries: [.init(id: "a/x-15", identifier: "x15")])
        #expect(identifiers(of: ["a/x-1.5", "a/x-15"], ledger: ledger) == ["a/x-1.5": "x1_5", "a/x-15": "x15"])
    }

    @Test func `rivals of one vendor among others get the vendor first and soft joins then`() {
        #expect(
            identifiers(of: ["a/x-1.5", "a/x-15", "b/x-15"])
                == ["a/x-1.5": "aX1_5", "a/x-15": "aX15", "b/x-15": "bX15"]
        )
        #expect(
            identifiers(of: ["a/x-1.5", "a/x-15", "b/x-1-5"])
                == ["a/x-1.5": "aX1_5", "a/x-15": "x15", "b/x-1-5": "bX1_5"]
        )
    }

    @Test func `a prefixed name that meets a plain one pushes it on`() {
        #expect(
            identifiers(of: ["a/x", "b/x", "c/aX"]) == ["a/x": "aX", "b/x": "bX", "c/aX": "cAX"]
        )
    }

    @Test(arguments: [
        (["a/m-fast", "a/m:fast"], "mFast"), (["Qwen/Qwen3-8b", "qwen/qwen3-8B"], "qwen3_8B"),
        (["a/caf\u{E9}", "a/cafe\u{301}"], "cafe"), (["a-b/x", "a.b/x"], "x"),
    ])
    func `what nothing tells apart is a problem for each`(ids: [String], identifier: String) {
        let result = nameAll(ids)
        #expect(result.newIdentifiers.isEmpty)
        #expect(result.ledger.entries.isEmpty)
        let expected = [
            NamingProblem(id: ids[0], reason: .taken(identifier: identifier, by: [ids[1]])),
            NamingProblem(id: ids[1], reason: .taken(identifier: identifier, by: [ids[0]])),
        ].sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
        #expect(result.problems == expected)
        #expect(result.problems.map(\.isError) == result.problems.map { _ in true })
    }

    @Test func `a newcomer never takes a name from the ledger, not even that of an absent id or in other case`() {
        let ledger = IdentifierLedger(entries: [
            .init(id: "a/m-fast", identifier: "mFAST", lastSeen: "2026-01-01", absentSince: "2026-02-01")
        ])
        let result = nameAll(["a/m:fast"], ledger: ledger)
        #expect(result.ledger == ledger)
        #expect(
            result.problems == [NamingProblem(id: "a/m:fast", reason: .taken(identifier: "mFast", by: ["a/m-fast"]))]
        )
    }

    @Test func `a name written by hand is kept as it is`() {
        let ledger = IdentifierLedger(entries: [
            .init(id: "acme/---", identifier: "dashes"), .init(id: "openai/gpt-oss-120b", identifier: "bigOne"),
        ])
        let result = nameAll(["acme/---", "openai/gpt-oss-120b"], ledger: ledger)
        #expect(result.problems.isEmpty)
        #expect(result.ledger == ledger)
    }

    @Test(arguments: [
        ("", NamingProblem.Reason.emptyID), (String(repeating: "x", count: 257), .longID(bytes: 257)),
        ("acme/---", .nothingLeft), ("acme/\u{6A21}\u{578B}", .nothingLeft),
        ("debug/description", .reserved(identifier: "debugDescription")),
    ])
    func `an id that cannot be named is a problem`(id: String, reason: NamingProblem.Reason) {
        let result = nameAll([id, "acme/fine"])
        #expect(result.problems == [NamingProblem(id: id, reason: reason)])
        #expect(result.problems.map(\.isError) == result.problems.map { _ in true })
        #expect(result.ledger.entries == [.init(id: "acme/fine", identifier: "fine")])
    }

    @Test func `an id of 256 bytes is named`() {
        let id = "a/" + String(repeating: "x", count: 254)
        #expect(nameAll([id]).newIdentifiers.map(\.identifier) == [String(repeating: "x", count: 254)])
    }

    @Test func `lost letters are a warning once`() {
        let result = nameAll(["acme/\u{6A21}-x"])
        #expect(
            result.problems == [
                NamingProblem(id: "acme/\u{6A21}-x", reason: .lettersLost(identifier: "x", scalars: [0x6A21]))
            ]
        )
        #expect(result.problems.map(\.isError) == [false])
        #expect(nameAll(["acme/\u{6A21}-x"], ledger: result.ledger).problems.isEmpty)
    }

    @Test func `an id that comes back has its old name and no marks, and one that is gone stays as it is`() {
        let marked = IdentifierLedger(entries: [
            .init(id: "a/x", identifier: "x"),
            .init(id: "a/y", identifier: "byHand", lastSeen: "2026-02-01", absentSince: "2026-02-02"),
        ])
        #expect(nameAll(["a/x"], ledger: marked).ledger == marked)
        let back = nameAll(["a/y", "a/x"], ledger: marked)
        #expect(back.ledger.entries == [.init(id: "a/x", identifier: "x"), .init(id: "a/y", identifier: "byHand")])
        #expect(back.newIdentifiers.isEmpty && back.problems.isEmpty)
    }

    @Test func `the order and the repetition of ids are of no importance`() {
        var generator = SeededGenerator(state: 7)
        let expected = nameAll(Self.rivals)
        #expect(expected.problems.count == 8)
        for _ in 0..<200 {
            let ids = Self.rivals.shuffled(using: &generator)
            #expect(nameAll(ids + ids.prefix(3)) == expected)
        }
    }

    @Test func `adding an id changes no other name`() {
        var generator = SeededGenerator(state: 11)
        for _ in 0..<100 {
            var ledger = IdentifierLedger()
            var served: [String] = []
            for id in Self.rivals.shuffled(using: &generator) {
                served.append(id)
                let next = nameAll(served, ledger: ledger).ledger
                for entry in ledger.entries { #expect(next[id: entry.id] == entry) }
                #expect(next.problems().isEmpty)
                ledger = next
            }
        }
    }

    @Test func `any id gets a well-formed name of its own or is a problem`() {
        var generator = SeededGenerator(state: 23)
        let alphabet =
            "aAxXzZ019/-_.:+ ~\u{0}\u{7F}\u{E9}\u{DF}\u{301}\u{6A21}\u{FF11}\u{FF0F}\u{FB03}\u{1F600}\u{202E}"
        let scalars = Array(alphabet.unicodeScalars)
        var ledger = IdentifierLedger()
        for _ in 0..<40 {
            let ids = (0..<100).map { _ in
                var id = String.UnicodeScalarView()
                for _ in 0..<Int.random(in: 0...12, using: &generator) {
                    id.append(scalars.randomElement(using: &generator) ?? "a")
                }
                return String(id)
            }
            let result = nameAll(ids + ledger.entries.map(\.id), ledger: ledger)
            let failed = Set(result.problems.filter(\.isError).map { Array($0.id.utf8) })
            for id in ids {
                #expect((result.ledger[id: id] == nil) == failed.contains(Array(id.utf8)), "\(Array(id.utf8))")
            }
            #expect(result.ledger.problems().isEmpty)
            ledger = result.ledger
        }
        #expect(ledger.entries.count > 1_000)
    }

    @Test func `many ids that want one name list only a few of their rivals`() {
        let ids = (1...1_000).map {
            "a/x" + String(repeating: "-", count: $0 % 40) + String(repeating: ":", count: $0 / 40)
        }
        let result = nameAll(ids)
        #expect(result.newIdentifiers.isEmpty)
        #expect(result.problems.count == 1_000)
        for problem in result.problems.prefix(10) {
            guard case .taken("x", let others) = problem.reason else {
                Issue.record("\(problem.reason)")
                continue
            }
            #expect(others.count == NamingProblem.maximumConflicts)
            #expect(!others.contains(problem.id))
        }
    }

    /// Names ids beside those of a ledger.
    private func nameAll(_ ids: [String], ledger: IdentifierLedger = IdentifierLedger()) -> NamingResult {
        name(ids: ids, ledger: ledger)
    }

    /// The identifiers of ids, none of which may be a problem.
    private func identifiers(of ids: [String], ledger: IdentifierLedger = IdentifierLedger()) -> [String: String] {
        let result = nameAll(ids, ledger: ledger)
        #expect(result.problems.isEmpty)
        return Dictionary(result.ledger.entries.map { ($0.id, $0.identifier) }) { first, _ in first }
    }
}
