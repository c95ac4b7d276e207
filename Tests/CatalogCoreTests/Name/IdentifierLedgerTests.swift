// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Testing

@Suite struct IdentifierLedgerTests {
    @Test func `entries are sorted and found by the bytes of their ids`() {
        let composed = IdentifierLedger.Entry(id: "a/caf\u{E9}", identifier: "composed")
        let decomposed = IdentifierLedger.Entry(id: "a/cafe\u{301}", identifier: "decomposed")
        let upper = IdentifierLedger.Entry(id: "Z/x", identifier: "upper")
        let ledger = IdentifierLedger(entries: [composed, decomposed, upper])
        #expect(ledger.entries.map(\.identifier) == ["upper", "decomposed", "composed"])
        #expect(ledger[id: "a/caf\u{E9}"]?.identifier == "composed")
        #expect(ledger[id: "a/cafe\u{301}"]?.identifier == "decomposed")
        #expect(ledger[id: "a/cafe"] == nil)
        #expect(ledger.problems().isEmpty)
    }

    @Test(arguments: [
        ("", NamingProblem.Reason.malformedIdentifier), ("X", .malformedIdentifier), ("1x", .malformedIdentifier),
        ("_x", .malformedIdentifier), ("x-y", .malformedIdentifier), ("`x`", .malformedIdentifier),
        ("caf\u{E9}", .malformedIdentifier), ("x\n", .malformedIdentifier), ("self", .reserved(identifier: "self")),
        ("allCases", .reserved(identifier: "allCases")), ("allcases", .reserved(identifier: "allcases")),
        ("x15", .taken(identifier: "x15", by: ["a/other"])),
        ("y", .taken(identifier: "y", by: ["a/third"])),
    ])
    func `an identifier that cannot be used is a problem`(identifier: String, reason: NamingProblem.Reason) {
        let ledger = IdentifierLedger(entries: [
            .init(id: "a/edited", identifier: identifier), .init(id: "a/other", identifier: "x15"),
            .init(id: "a/third", identifier: "y"),
        ])
        #expect(ledger.problems().first == NamingProblem(id: "a/edited", reason: reason))
    }

    @Test func `identifiers that differ in case only are a problem for both`() {
        let ledger = IdentifierLedger(entries: [
            .init(id: "a/1", identifier: "fooBar"), .init(id: "a/2", identifier: "foobar"),
        ])
        #expect(
            ledger.problems() == [
                NamingProblem(id: "a/1", reason: .taken(identifier: "fooBar", by: ["a/2"])),
                NamingProblem(id: "a/2", reason: .taken(identifier: "foobar", by: ["a/1"])),
            ]
        )
    }

    @Test func `a repeated id is a problem`() {
        let ledger = IdentifierLedger(entries: [
            .init(id: "a/1", identifier: "two"), .init(id: "a/1", identifier: "one"),
        ])
        #expect(ledger.problems() == [NamingProblem(id: "a/1", reason: .repeatedID)])
        #expect(ledger[id: "a/1"]?.identifier == "one")
    }

    @Test(
        arguments: [
            (nil, "2026-01-01"), ("2026-01-01", nil), ("2026-01-01", "2026-01-01"), ("2026-01-02", "2026-01-01"),
            ("soon", "2026-01-01"), ("2026-01-01", "2026-02-30"),
        ] as [(String?, String?)]
    )
    func `marks that are not two dates in order are a problem`(lastSeen: String?, absentSince: String?) {
        let entry = IdentifierLedger.Entry(
            id: "a/1",
            identifier: "one",
            lastSeen: lastSeen,
            absentSince: absentSince
        )
        #expect(!entry.isServed)
        #expect(IdentifierLedger(entries: [entry]).problems() == [NamingProblem(id: "a/1", reason: .invalidMarks)])
    }

    @Test func `messages and next steps are sentences in ASCII`() {
        let reasons: [NamingProblem.Reason] = [
            .emptyID, .longID(bytes: 300), .nothingLeft, .reserved(identifier: "self"),
            .taken(identifier: "x", by: ["\u{202E}"]), .lettersLost(identifier: "x", scalars: [0x202E]),
            .repeatedID, .malformedIdentifier, .invalidMarks,
        ]
        let problems = reasons.map { NamingProblem(id: "\u{202E}", reason: $0) }
        for text in problems.flatMap({ [$0.message, $0.nextStep] }) {
            #expect(text.utf8.allSatisfy { (0x20...0x7E).contains($0) })
            #expect(text.utf8.last == UInt8(ascii: "."))
        }
        #expect(Set(problems.map(\.message)).count == reasons.count)
    }

    @Test func `the origin of an identifier is found again`() {
        #expect(
            IdentifierOrigin(of: .init(id: "openai/gpt-oss-120b", identifier: "gptOSS120B"))
                == .derived([.vendorLeftOut, .acronym("OSS"), .measure("120B")])
        )
        #expect(
            IdentifierOrigin(of: .init(id: "a/x-1.5", identifier: "aX1_5"))
                == .derived([.vendorPrefixed(.isTaken), .softJoinsSpelled])
        )
        #expect(
            IdentifierOrigin(of: .init(id: "acme/self", identifier: "acmeSelf"))
                == .derived([.vendorPrefixed(.isReserved)])
        )
        #expect(IdentifierOrigin(of: .init(id: "a/x", identifier: "chosen")) == .byHand)
        #expect(IdentifierOrigin(of: .init(id: String(repeating: "x", count: 300), identifier: "x")) == .byHand)
    }
}
