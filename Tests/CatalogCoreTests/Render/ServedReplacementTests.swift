// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct ServedReplacementTests {
    /// Three models that went one after the other, and one that is served.
    private static let ledger = IdentifierLedger(entries: [
        .init(id: "acme/a", identifier: "a", lastSeen: "2026-10-01", absentSince: "2026-10-02"),
        .init(id: "acme/b", identifier: "b", lastSeen: "2026-10-02", absentSince: "2026-10-03"),
        .init(id: "acme/c", identifier: "c", lastSeen: "2026-10-03", absentSince: "2026-10-04"),
        .init(id: "acme/d", identifier: "d"),
    ])

    private static func removal(_ id: String, _ day: Int, _ replacement: String?) -> Acknowledgement {
        .removal(of: id, from: "2026-10-0\(day)", replacement: replacement)
    }

    /// The replacements of the three models, and what is to be used instead of the first.
    @Test(arguments: [
        ([String?.none, nil, nil], String?.none), (["acme/d", nil, nil], "acme/d"),
        (["acme/b", "acme/d", nil], "acme/d"),
        (["acme/b", "acme/c", "acme/d"], "acme/d"), (["acme/b", nil, nil], nil), (["acme/b", "acme/c", nil], nil),
        (["acme/b", "acme/a", nil], nil), (["acme/never", nil, nil], nil),
    ])
    func `the replacement is one that is served`(replacements: [String?], expected: String?) throws {
        let entries = zip(["acme/a", "acme/b", "acme/c"], replacements).enumerated().map { index, entry in
            Self.removal(entry.0, index + 1, entry.1)
        }
        let served = servedReplacement(
            for: "acme/a",
            lastSeen: try #require(CalendarDate("2026-10-01")),
            in: Self.ledger,
            acknowledgements: AcknowledgementList().adding(entries)
        )
        #expect(served == expected)
    }
}
