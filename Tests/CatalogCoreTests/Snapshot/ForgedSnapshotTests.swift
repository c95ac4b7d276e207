// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

/// Snapshots that somebody edited together with their hash: what no answer may state, no snapshot may state either.
struct ForgedSnapshotTests {
    static let forgeries: [(what: String, model: ModelFacts)] = [
        ("a price of zero", .sample(id: "acme/a", input: 0)),
        ("an output price of zero", .sample(id: "acme/a", output: 0)),
        ("a price below the band", .sample(id: "acme/a", input: 99)),
        ("a window beyond 32 bits", .sample(id: "acme/a", contextWindowTokens: 1_000_000_001)),
        ("no window", .sample(id: "acme/a", contextWindowTokens: 0)),
        ("an empty name", .sample(id: "acme/a", name: "")),
        ("a long name", .sample(id: "acme/a", name: String(repeating: "a", count: 201))),
        ("a hostile tag", .sample(id: "acme/a", tags: ["\u{1B}[2J::error::"])),
        ("a hostile vendor", .sample(id: "acme/a", vendor: "a\u{202E}b")),
        ("a script", .sample(id: "acme/a", license: LicenseFacts(name: "MIT", url: "javascript:alert(1)"))),
        ("a user name", .sample(id: "acme/a", license: LicenseFacts(name: "MIT", url: "https://github.com@evil/#x"))),
        ("an embedding of no length", .sample(id: "acme/a", embeddingDimensions: 0)),
        ("a birth before its time", .sample(id: "acme/a", createdOn: "1970-01-01")),
        ("an id that is none", .sample(id: "acme/../a")),
    ]

    @Test(arguments: forgeries.map(\.what)) func `a forged snapshot is an error of ours`(what: String) throws {
        let model = try #require(Self.forgeries.first { $0.what == what }?.model)
        let result = try PackageFiles([try .sample("2026-10-15", [model])], ledger: IdentifierLedger()).read()
        #expect(result.value == nil)
        #expect(result.diagnostics.contains { $0.rule == .malformedSnapshot })
        #expect(DiagnosticReport(result.diagnostics).outcome == .malformedCommittedFile)
    }

    @Test(arguments: [
        ("\"url\": \"https://catalog.example/models\"", "\"url\": \"https://u:p@evil/\""),
        ("\"url\": \"https://catalog.example/models\"", "\"url\": \"javascript:alert(1)\""),
        ("\"byteCount\": 4096", "\"byteCount\": 0"), ("\"sha256\": \"01234567", "\"sha256\": \"zz234567"),
    ])
    func `a source that cannot be is an error of ours`(text: String, forged: String) throws {
        let snapshot = try Snapshot.sample("2026-10-15", [.sample(id: "acme/a")])
        let bytes = String(decoding: snapshot.canonicalBytes, as: UTF8.self)
        #expect(bytes.contains(text))
        #expect(throws: CommittedFileProblem.self) {
            try Snapshot(bytes: Array(bytes.replacing(text, with: forged).utf8), path: snapshot.path, date: nil)
        }
    }
}
