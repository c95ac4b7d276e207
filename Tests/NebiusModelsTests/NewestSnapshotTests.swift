// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Foundation
import NebiusModels
import Testing

/// The compiled catalog states the newest committed snapshot with its corrections: what the compiler made of it, not
/// what the text says.
struct NewestSnapshotTests {
    private let snapshot: Snapshot
    private let vocabulary: Vocabulary
    /// The models of the snapshot, corrected.
    private let models: [ModelFacts]

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("snapshots")
        let dates = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .compactMap { CalendarDate(String($0.dropLast(5))) }
        let newest = try #require(dates.max())
        let bytes = try Data(contentsOf: folder.appendingPathComponent("\(newest).json"))
        snapshot = try Snapshot(bytes: Array(bytes), path: Snapshot.path(of: newest), date: newest)
        vocabulary = try Vocabulary(
            bytes: Array(Data(contentsOf: folder.appendingPathComponent("vocabulary.json")))
        )
        let list = try? Data(contentsOf: folder.appendingPathComponent("corrections.json"))
        let corrected = correct(
            SnapshotHistory([snapshot]),
            by: readCorrections(list.map { .bytes(Array($0)) } ?? .missing).value,
            knowing: vocabulary
        )
        models = try snapshot.facts.models.map(#require(corrected.value).facts)
    }

    @Test func `the ids are those of the snapshot, in its order`() {
        #expect(NebiusModelCatalog.all.map(\.id) == snapshot.facts.models.map(\.id))
        #expect(NebiusModelCatalog.snapshotDate == snapshot.date.description)
    }

    @Test func `the generative models are those whose kind is`() {
        let generative = models.filter { vocabulary.word($0.kind, in: .kind)?.role == .generative }
        #expect(NebiusModelCatalog.generative.map(\.id) == generative.map(\.id))
        let embeddings = models.filter { vocabulary.word($0.kind, in: .kind)?.role == .embedding }
        #expect(NebiusModelCatalog.embeddings.map(\.id) == embeddings.map(\.id))
    }

    @Test func `every fact of every entry is that of the snapshot`() throws {
        for facts in models {
            let entry = try #require(NebiusModelCatalog[facts.id])
            #expect(Array(entry.displayName.utf8) == Array(facts.name.utf8))
            #expect(entry.vendor.rawValue == facts.vendor)
            #expect(entry.kind.rawValue == facts.kind)
            #expect(entry.status.rawValue == facts.status)
            #expect(entry.contextWindowTokens == facts.contextWindowTokens)
            #expect(entry.pricing.inputUSDPerMillionTokens.description == facts.inputUSDPerMillionTokens.description)
            #expect(entry.pricing.outputUSDPerMillionTokens.description == facts.outputUSDPerMillionTokens.description)
            #expect(entry.regions.map(\.rawValue).sorted() == facts.regions)
            #expect(Set(entry.useCases.map(\.rawValue)) == Set(facts.useCases))
            #expect(Set(entry.tags.map(\.rawValue)) == Set(facts.tags))
            #expect(entry.quantization?.rawValue == facts.quantization)
            #expect(entry.license?.name == facts.license?.name)
            #expect(entry.license?.url == facts.license?.url)
            #expect(entry.embeddingDimensions == facts.embeddingDimensions)
            #expect(entry.createdOn == facts.createdOn?.description)
        }
    }

    @Test func `capabilities are those that the vocabulary declares`() throws {
        let bits: [(Capability, NebiusModel.Capabilities)] = [
            (.vision, .vision), (.toolCalling, .toolCalling), (.reasoning, .reasoning),
            (.structuredOutput, .structuredOutput),
        ]
        for facts in models {
            let entry = try #require(NebiusModelCatalog[facts.id])
            let declared = vocabulary.capabilities(of: facts)
            for (capability, bit) in bits {
                #expect(entry.capabilities.contains(bit) == declared.contains(capability))
            }
        }
    }
}
