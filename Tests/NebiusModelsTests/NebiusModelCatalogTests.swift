// SPDX-License-Identifier: Apache-2.0

import NebiusModels
import Testing

/// What holds for any generated catalog, seen through the public interface, as an app sees it.
///
/// Facts that an update may change are not repeated here: ``NewestSnapshotTests`` compares them with the snapshot.
struct NebiusModelCatalogTests {
    @Test func `every model is generative or makes embeddings`() {
        #expect(!NebiusModelCatalog.generative.isEmpty)
        #expect(!NebiusModelCatalog.embeddings.isEmpty)
        let parts = NebiusModelCatalog.generative + NebiusModelCatalog.embeddings
        #expect(Set(parts.map(\.id)).count == parts.count)
        #expect(Set(parts.map(\.id)) == Set(NebiusModelCatalog.all.map(\.id)))
    }

    @Test func `ids are unique, ASCII and look each other up`() {
        #expect(Set(NebiusModelCatalog.all.map(\.id)).count == NebiusModelCatalog.all.count)
        for entry in NebiusModelCatalog.all {
            #expect(entry.id.utf8.allSatisfy { $0 < 0x80 })
            #expect(NebiusModelCatalog[entry.id] == entry)
            #expect(NebiusModelCatalog[id: entry.id] == entry)
        }
    }

    @Test func `the lists keep the order of all`() {
        let ids = NebiusModelCatalog.all.map(\.id)
        let generative = Set(NebiusModelCatalog.generative.map(\.id))
        #expect(NebiusModelCatalog.generative.map(\.id) == ids.filter { generative.contains($0) })
    }

    @Test func `exactly the generative entries have a name and a model`() throws {
        for entry in NebiusModelCatalog.generative {
            let name = try #require(entry.name)
            let model = try #require(entry.model)
            #expect(name.rawValue == entry.id)
            #expect(NebiusModelCatalog[name] == entry)
            #expect(NebiusModelCatalog[name: name] == entry)
            #expect(
                model == NebiusModel(id: entry.id, fastVariantID: model.fastVariantID, capabilities: entry.capabilities)
            )
        }
        for entry in NebiusModelCatalog.embeddings {
            #expect(entry.name == nil)
            #expect(entry.model == nil)
            #expect(entry.capabilities.isEmpty)
            #expect(NebiusModelCatalog[NebiusModelName(entry.id)] == nil)
        }
    }

    @Test(arguments: [
        "", "/", "openai/GPT-OSS-120B", "openai/gpt-oss-120b ", "provider/model-full", "moonshotai/\u{212A}imi-K3",
        "openai/gpt\u{2010}oss-120b", "Qwen/Qwen3-32B",
    ])
    func `an id that is not served byte for byte finds nothing`(id: String) {
        #expect(NebiusModelCatalog[id] == nil)
        #expect(NebiusModelCatalog[id: id] == nil)
        #expect(NebiusModelCatalog[NebiusModelName(id)] == nil)
        #expect(NebiusModelCatalog[name: NebiusModelName(id)] == nil)
    }

    @Test func `models can be chosen by what they do and where they run`() throws {
        let wanted = try #require(NebiusModelCatalog.generative.first { !$0.useCases.isEmpty && !$0.regions.isEmpty })
        let useCase = try #require(wanted.useCases.min())
        let region = try #require(wanted.regions.min())
        let candidates = NebiusModelCatalog.generative.filter {
            $0.useCases.contains(useCase) && $0.regions.contains(region)
        }
        #expect(candidates.contains(wanted))
        #expect(candidates.allSatisfy { $0.useCases.contains(useCase) && $0.regions.contains(region) })
    }

    @Test func `a model of one's own needs no catalog`() {
        let model = NebiusModel(
            id: "provider/model-full",
            fastVariantID: "provider/model-fast",
            capabilities: .fullText
        )
        #expect(model.id == "provider/model-full")
        #expect(model.fastVariantID == "provider/model-fast")
        #expect(model.capabilities == [.toolCalling, .reasoning, .structuredOutput])
    }

    @Test func `every entry is usable`() {
        for entry in NebiusModelCatalog.all {
            #expect(entry.contextWindowTokens > 0)
            #expect(!entry.regions.isEmpty)
            #expect(!entry.displayName.isEmpty)
            #expect(entry.pricing.inputUSDPerMillionTokens > .zero)
            #expect(entry.pricing.outputUSDPerMillionTokens >= .zero)
            let window = entry.contextWindowTokens
            #expect(entry.pricing.cost(inputTokens: window, outputTokens: window) != nil)
        }
    }
}
