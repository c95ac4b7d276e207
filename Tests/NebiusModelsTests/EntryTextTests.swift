// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NebiusModels

struct EntryTextTests {
    /// The facts of a model that has all of them.
    private static let lines = [
        "id: acme/Tiny-1B", #"displayName: Tiny: \\ \n 1B"#, "vendor: acme", "kind: text2text", "status: active",
        "role: generative", "fastVariantID: acme/Tiny-1B-fast", "contextWindowTokens: 131072",
        "inputUSDPerMillionTokens: 0.06", "outputUSDPerMillionTokens: 9223372.036854775807",
        "regions: eu-north1, us-central1", "useCases: code", #"tags: JSON mode, a\, b, \\"#, "quantization: fp8",
        "capabilities: vision, structuredOutput", "licenseName: MIT", "licenseURL: https://example.com/a:b",
        "embeddingDimensions: 4096", "createdOn: 2026-06-01",
    ]

    private static func entry(_ lines: [String]) -> NebiusModelCatalog.Entry? {
        EntryText(lines.joined(separator: "\n")).entry
    }

    @Test func `every fact is read`() throws {
        let entry = try #require(Self.entry(Self.lines))
        #expect(entry.id == "acme/Tiny-1B")
        #expect(Array(entry.displayName.utf8) == Array("Tiny: \\ \n 1B".utf8))
        #expect(entry.vendor == "acme")
        #expect(entry.kind.rawValue == "text2text")
        #expect(entry.status.rawValue == "active")
        #expect(entry.model?.fastVariantID == "acme/Tiny-1B-fast")
        #expect(entry.contextWindowTokens == 131_072)
        #expect(entry.pricing.inputUSDPerMillionTokens == USDollars(picodollars: 60_000_000_000))
        #expect(entry.pricing.outputUSDPerMillionTokens == USDollars(picodollars: .max))
        #expect(Set(entry.regions.map(\.rawValue)) == ["eu-north1", "us-central1"])
        #expect(Set(entry.useCases.map(\.rawValue)) == ["code"])
        #expect(Set(entry.tags.map(\.rawValue)) == ["JSON mode", "a, b", "\\"])
        #expect(entry.quantization?.rawValue == "fp8")
        #expect(entry.capabilities == [.vision, .structuredOutput])
        #expect(entry.license == NebiusLicense(name: "MIT", url: "https://example.com/a:b"))
        #expect(entry.embeddingDimensions == 4_096)
        #expect(entry.createdOn == "2026-06-01")
    }

    @Test func `a fact that only some models have may be missing`() throws {
        let optional = [
            "fastVariantID", "regions", "useCases", "tags", "quantization", "capabilities", "licenseName", "licenseURL",
            "embeddingDimensions", "createdOn",
        ]
        let lines = Self.lines.filter { line in !optional.contains { line.hasPrefix($0 + ":") } }
        let entry = try #require(Self.entry(lines))
        #expect(entry.regions.isEmpty && entry.useCases.isEmpty && entry.tags.isEmpty && entry.capabilities.isEmpty)
        #expect(entry.quantization == nil && entry.license == nil && entry.embeddingDimensions == nil)
        #expect(entry.createdOn == nil && entry.model?.fastVariantID == nil)
        for index in lines.indices {
            var fewer = lines
            let missing = fewer.remove(at: index)
            #expect(Self.entry(fewer) == nil, "\(missing)")
        }
    }

    @Test(arguments: [
        ("contextWindowTokens: 131072", "contextWindowTokens: many"),
        ("inputUSDPerMillionTokens: 0.06", "inputUSDPerMillionTokens: 6e-2"),
        ("role: generative", "role: other one"),
        ("capabilities: vision, structuredOutput", "capabilities: vision, flight"),
        ("id: acme/Tiny-1B", "id"),
    ])
    func `a value that is none makes no entry`(old: String, new: String) throws {
        let index = try #require(Self.lines.firstIndex(of: old))
        var lines = Self.lines
        lines[index] = new
        #expect(Self.entry(lines) == nil)
    }
}
