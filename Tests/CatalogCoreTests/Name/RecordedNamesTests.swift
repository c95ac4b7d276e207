// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

/// The ids of every recorded catalog, those of other providers included, as identifiers.
@Suite(.enabled(if: RecordedAnswers.directory != nil, "CATALOG_RECORDINGS names no folder of recorded answers"))
struct RecordedNamesTests {
    /// The ids of a recorded answer, whatever its shape: members called `model_id`, or `id` of the elements of `data`.
    private static func ids(_ name: String) throws -> [String] {
        let directory = try #require(RecordedAnswers.directory)
        let bytes = [UInt8](try Data(contentsOf: directory.appendingPathComponent(name)))
        let root = try JSONDocument(bytes: bytes, file: name).root
        if let data = root["data"] { return data.elements.compactMap { $0["id"]?.string } }
        return root.elements.flatMap { model in
            model["flavors"].map { Array($0.elements) } ?? []
        }.compactMap { $0["model_id"]?.string }
    }

    static let files = [
        ("models_info-2026-08-11.json", 29), ("models_info-2026-08-22.json", 30),
        ("models_info-2026-10-15-transcribed.json", 25), ("openrouter-v1-models-2026-05.json", 364),
        ("v1-models-verbose-2026-08-08.json", 28),
    ]

    @Test(arguments: files)
    func `every id has a valid identifier of its own, whatever the order`(file: String, count: Int) throws {
        let ids = try Self.ids(file)
        #expect(ids.count == count)
        let result = name(ids: ids, ledger: IdentifierLedger())
        #expect(result.problems.map { "\($0.id): \($0.message)" } == [])
        let identifiers = result.ledger.entries.map(\.identifier)
        #expect(identifiers.allSatisfy { DerivedIdentifier.isWellFormed($0) && !ReservedIdentifiers.contains($0) })
        #expect(Set(identifiers.map { $0.lowercased() }).count == Set(ids).count)
        var random = NameTests.SeededGenerator(state: 3)
        for _ in 0..<10 {
            #expect(name(ids: ids.shuffled(using: &random), ledger: IdentifierLedger()).ledger == result.ledger)
        }
    }

    @Test(arguments: files)
    func `an id that is added changes no other, and one that is gone keeps its identifier`(
        file: String,
        count: Int
    ) throws {
        let ids = try Self.ids(file)
        var random = NameTests.SeededGenerator(state: 7)
        var ledger = IdentifierLedger()
        for id in ids.shuffled(using: &random) {
            let next = name(ids: [id], ledger: ledger).ledger
            for entry in ledger.entries { #expect(next[id: entry.id]?.identifier == entry.identifier) }
            ledger = next
        }
        #expect(ledger.problems() == [])
        #expect(ledger.entries.count == Set(ids).count)
    }
}
