// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct JudgeAcknowledgementsTests {
    /// A window that shrank between the first two snapshots, and one that shrank between the next two.
    private static let catalogs: [[ModelFacts]] = [
        [.sample(id: "acme/a"), .sample(id: "acme/b")],
        [.sample(id: "acme/a", contextWindowTokens: 100_000), .sample(id: "acme/b")],
        [.sample(id: "acme/a", contextWindowTokens: 100_000), .sample(id: "acme/b", contextWindowTokens: 100_000)],
    ]

    private static func judge(
        _ entries: [Acknowledgement],
        catalogs: [[ModelFacts]] = catalogs,
        pending: [ModelFacts]? = nil,
        from base: Int? = nil
    ) throws -> [Diagnostic] {
        let history = try Steps.history(catalogs)
        let start = SnapshotHistory(Array(history.snapshots.prefix(base ?? catalogs.count)))
        let step = try pending.map { models in
            JudgedStep(
                from: start.newest?.date,
                findings: judgeChanges(
                    from: start,
                    to: ListedModels(try Snapshot.sample("2026-10-20", models)),
                    vocabulary: .sample
                )
            )
        }
        return judgeAcknowledgements(
            try .reading(entries),
            history: history,
            ledger: IdentifierLedger(),
            committed: judgeCommittedChanges(in: history, vocabulary: .sample),
            pending: step
        )
    }

    private static let committed: [Acknowledgement] = [.sample(), .sample(id: "acme/b", from: "2026-10-02")]

    @Test func `entries of committed steps are used`() throws {
        #expect(try Self.judge(Self.committed) == [])
        #expect(try Self.judge(Self.committed, pending: Self.catalogs[2]) == [])
    }

    @Test(arguments: [
        Acknowledgement.sample(id: "acme/b"), .sample(from: "2026-10-02"), .sample(from: "2026-09-30"),
        .sample(from: "2099-01-01"), .sample(from: nil), .sample(before: "131073"), .sample(after: "99999"),
        .sample(rule: .priceMoved, field: "outputUSDPerMillionTokens"), .removal(of: "acme/a"),
        .removal(of: "acme/gone", from: nil),
    ])
    func `an entry that is about no change is told`(entry: Acknowledgement) throws {
        let found = try Self.judge([entry])
        #expect(found.map(\.rule) == [.unusedAcknowledgement])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.subject) == [entry.id])
        #expect(found.first?.place?.file == AcknowledgementList.path)
        #expect(found.first?.place?.location?.line == 4)
    }

    @Test func `an entry from the newest snapshot may be about an answer to come, until that is here`() throws {
        let entry = Acknowledgement.removal(of: "acme/a", from: "2026-10-03")
        #expect(try Self.judge([entry]).map(\.rule) == [.pendingAcknowledgement])
        #expect(try Self.judge([entry]).map(\.severity) == [.note])
        // An answer that has another change, none, and the one that was accepted.
        #expect(try Self.judge([entry], pending: [.sample(id: "acme/a")]).map(\.rule) == [.unusedAcknowledgement])
        #expect(try Self.judge([entry], pending: Self.catalogs[2]).map(\.rule) == [.unusedAcknowledgement])
        #expect(try Self.judge([entry], pending: Array(Self.catalogs[2].dropFirst())) == [])
        // An answer that is compared with an older snapshot says nothing about it.
        #expect(try Self.judge([entry], pending: Self.catalogs[1], from: 2).map(\.rule) == [.pendingAcknowledgement])
    }

    @Test func `before any snapshot only the first answer is to come`() throws {
        let first = Acknowledgement.sample(rule: .placeholderContextWindow, from: nil, before: nil, after: "8000")
        #expect(try Self.judge([first], catalogs: []).map(\.rule) == [.pendingAcknowledgement])
        #expect(try Self.judge([.sample()], catalogs: []).map(\.rule) == [.unusedAcknowledgement])
        let placeholder = [ModelFacts.sample(id: "acme/a", contextWindowTokens: 8_000)]
        #expect(try Self.judge([first], catalogs: [], pending: placeholder) == [])
        #expect(
            try Self.judge([first], catalogs: [], pending: [.sample(id: "acme/a")]).map(\.rule)
                == [.unusedAcknowledgement]
        )
    }

    @Test func `what was accepted of the first answer stays used`() throws {
        let first: [ModelFacts] = [
            .sample(id: "acme/a", input: 300_000, contextWindowTokens: 8_000), .sample(id: "acme/b-c"),
            .sample(id: "acme/b_c"),
        ]
        let entries: [Acknowledgement] = [
            .sample(rule: .placeholderContextWindow, from: nil, before: nil, after: "8000"),
            .sample(rule: .priceInverted, from: nil, field: "prices", before: nil, after: "[\"0.3\",\"0.24\"]"),
            .sample(
                id: "acme/b_c",
                rule: .idLooksLike,
                from: nil,
                field: "id",
                before: "\"acme/b-c\"",
                after: "\"acme/b_c\""
            ),
        ]
        #expect(try Self.judge(entries, catalogs: [first]) == [])
        #expect(try Self.judge(entries, catalogs: [first, first]) == [])
    }

    @Test func `a value that only an answer shows as suspicious is used when it was written`() throws {
        // Far below "context_window_k", which no snapshot has.
        let entry = Acknowledgement.sample(
            id: "acme/c",
            rule: .placeholderContextWindow,
            before: nil,
            after: "100000"
        )
        let new = Self.catalogs[0] + [.sample(id: "acme/c", contextWindowTokens: 100_000)]
        #expect(try Self.judge([entry], catalogs: [Self.catalogs[0], new]) == [])
        #expect(
            try Self.judge([entry], catalogs: [Self.catalogs[0], Self.catalogs[0]]).map(\.rule)
                == [.unusedAcknowledgement]
        )
    }

    @Test func `an empty reason is an error at its entry`() throws {
        let found = try Self.judge([.sample(), .sample(id: "acme/b", from: "2026-10-02", reason: "")])
        #expect(
            found.terminalText == """
                snapshots/acknowledgements.json:7:5: error: no reason is given for "context-window-shrunk" of "acme/b" [empty-reason]
                    at /acknowledgements/1, model "acme/b"
                    next: write into "reason" why the change is right, or remove the entry and what depends on it

                """
        )
        #expect(found.map(\.outcome) == [.finding])
        // Both may be wrong with one entry.
        #expect(
            try Self.judge([.sample(after: "1", reason: "")]).map(\.rule) == [.emptyReason, .unusedAcknowledgement]
        )
    }

    @Test func `an entry about nothing says which change it was for`() throws {
        #expect(
            try Self.judge([.sample(after: "1")]).map(\.message) == [
                "no change is the one that was acknowledged: \"context-window-shrunk\" of \"acme/a\" from 2026-10-01"
            ]
        )
        #expect(
            try Self.judge([.sample(from: nil)]).map(\.message) == [
                "no change is the one that was acknowledged: \"context-window-shrunk\" of \"acme/a\" from the first answer"
            ]
        )
    }
}
