// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

/// Hostile text in every field at once: the library compiles, and has exactly these bytes at run time.
///
/// Most of it never passes the validator; what is written must hold without it.
@Suite struct HostileCatalogTests {
    static let texts: [String] = [
        #"x"; import Foundation; let y = ""#, #"\(fatalError("pwned"))"#, #"""""#, ##""#; ##""##, #"\u{22}\u0022\"#,
        "\"\u{301}\\\u{301}", "a\r\nb", "foo */ import Evil /*", "foo\rimport Evil\n#error(\"x\")",
        "\u{2028}\u{2029}\u{85}\u{B}\u{0}",
        "`init`, Self, gpt-4\u{43E} \u{1F468}\u{200D}\u{1F469}",
        "\u{202E}\u{2066}\u{200B}\u{2060}\u{FEFF}\u{61C}\u{E0041}\u{FE0F}\u{E000}",
        "a, b\\, c", "id: evil\ncontextWindowTokens: 1", "\"\"\"\n        ]\n    }\n}\n", " lead and trail ", "",
        String(repeating: "\"\\", count: 5_000), "{{{raw}}} {{> facts}}",
    ]

    /// One model for each text, which stands in all of its fields.
    private static func models(_ texts: [String]) -> [ModelFacts] {
        texts.enumerated().map { index, text in
            ModelFacts(
                id: "acme/m\(index)",
                name: text,
                vendor: text,
                kind: "text2text",
                status: "active",
                contextWindowTokens: 131_072,
                inputUSDPerMillionTokens: .minimum,
                outputUSDPerMillionTokens: .minimum,
                regions: ["eu-north1"],
                useCases: ["text"],
                tags: [text, "other"],
                quantization: nil,
                license: LicenseFacts(name: text, url: text),
                embeddingDimensions: nil,
                createdOn: nil
            )
        }
    }

    /// A package whose catalog has these texts; half of the models are removed, half are served.
    private static func package(_ texts: [String]) throws -> CatalogRoot {
        let root = try CatalogRoot.october()
        let files = try ["snapshots", "templates"].map { folder in
            try TreeListing(root.path).files.filter { $0.key.hasPrefix(folder + "/") }
                .map { NamedFile(path: $0.key, state: .bytes(Array($0.value))) }
        }
        let october = try #require(readCommitted(CommittedFiles(snapshots: files[0], templates: files[1])).value)
        let source = try #require(october.history.newest?.source)
        let models = models(texts)
        let days = try ["2026-10-14", "2026-10-15"].map { try #require(CalendarDate($0)) }
        let snapshots = zip(days, [models, Array(models.prefix(models.count / 2))]).map {
            Snapshot(date: $0, source: source, facts: CatalogFacts($1))
        }
        let catalog = CommittedCatalog(
            history: SnapshotHistory(snapshots),
            vocabulary: october.vocabulary,
            ledger: name(ids: models.map(\.id), ledger: IdentifierLedger()).ledger,
            templates: october.templates
        )
        let plan = try #require(planOutputs(catalog).value)
        for file in plan.files { try root.write(Data(file.bytes), to: file.path) }
        return root
    }

    /// A node of the compiler's tree without what follows from the texts: values and places.
    private static func structure(_ node: Any) -> Any {
        switch node {
        case let members as [String: Any]:
            let kept = members.filter { key, _ in
                !["value", "range", "filename", "location", "loc", "message"].contains(key) && !key.hasSuffix("context")
            }
            return kept.mapValues(structure)
        case let elements as [Any]: return elements.map(structure)
        default: return node
        }
    }

    /// What the parser of the compiler makes of a generated file, without values and places.
    private static func structure(of file: String, in build: LibraryBuild) throws -> Data {
        let run = try build.run(["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", file])
        try #require(run.status == 0, "\(run.errorText)")
        let tree = structure(try JSONSerialization.jsonObject(with: run.output))
        return try JSONSerialization.data(withJSONObject: tree, options: [.sortedKeys, .fragmentsAllowed])
    }

    @Test func `the compiler's own parser sees the same tree whatever the texts are`() throws {
        let hostile = try Self.package(Self.texts)
        let plain = try Self.package(Self.texts.indices.map { "plain\($0)" })
        let files = try TreeListing(plain.path).files.keys.filter { $0.hasPrefix(CatalogRoot.generated) }.sorted()
        #expect(files.count == 7)
        let builds = (try LibraryBuild(hostile), try LibraryBuild(plain))
        for file in files {
            let trees = try (Self.structure(of: file, in: builds.0), Self.structure(of: file, in: builds.1))
            #expect(trees.0.count > 100)
            #expect(trees.0 == trees.1, "\(file)")
        }
    }

    @Test func `the library compiles and has exactly these texts`() throws {
        let root = try Self.package(Self.texts)
        let removed = Self.texts.count / 2..<Self.texts.count
        let run = try LibraryBuild(root).run(
            app: """
                func show(_ text: String) { print(Array(text.utf8).map { String($0) }.joined(separator: " ")) }
                func show(_ entry: NebiusModelCatalog.Entry?) {
                    guard let entry, let license = entry.license else { return }
                    show(entry.displayName)
                    show(entry.vendor.rawValue)
                    show(license.name)
                    show(license.url ?? "none")
                    for tag in entry.tags.sorted() { show(tag.rawValue) }
                }
                for number in 0..<\(removed.lowerBound) { show(NebiusModelCatalog["acme/m\\(number)"]) }

                """ + removed.map { "show(NebiusModelCatalog.m\($0))\n" }.joined()
        )
        #expect(run.status == 0)
        func shown(_ text: String) -> String { Array(text.utf8).map { String($0) }.joined(separator: " ") }
        let expected = Self.texts.flatMap { text in
            let tags = [text, "other"].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return [text, text, text, text].map(shown) + tags.map(shown)
        }
        #expect(
            run.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
                == expected
        )
    }
}
