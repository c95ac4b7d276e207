// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

@Suite struct RenderReportTests {
    /// A package whose snapshots have these models, a day each, with the templates of this repository.
    private static func page(_ catalogs: [[ModelFacts]]) throws -> String {
        let snapshots = try catalogs.enumerated().map { try Snapshot.sample(Steps.day($0), $1) }
        let ids = catalogs.joined().map(\.id)
        // Not read from files, which would refuse the worst of the texts.
        let catalog = CommittedCatalog(
            history: SnapshotHistory(snapshots),
            vocabulary: .sample,
            ledger: name(ids: ids, ledger: IdentifierLedger()).ledger,
            templates: try PackageFiles([try .threeModels()]).catalog().templates
        )
        let report = renderReport(of: catalog)
        #expect(report.diagnostics.withoutUnusedWords.summaries == [])
        return String(decoding: try #require(report.value), as: UTF8.self)
    }

    /// The tags of a page in order, without their attributes but for the names of those.
    private static func skeleton(_ page: String) -> [String] {
        // Style and script are the same for all data.
        page.replacing(/<style>[\s\S]*?<\/style>|<script>[\s\S]*?<\/script>/, with: "")
            .matches(of: /<[^>]*>/).map { tag in
                tag.output.replacing(/"[^"]*"/, with: "\"\"").replacing(/=[^\s">]+/, with: "=x")
            }.map { String($0) }
    }

    /// A model for each text that has it in every field, and had another one the day before; and one that is gone.
    private static func models(_ texts: [String]) -> [[ModelFacts]] {
        let days = texts.enumerated().map { index, text in models(text, index) }
        return [days.flatMap(\.before), days.map(\.after)]
    }

    private static func models(_ text: String, _ index: Int) -> (before: [ModelFacts], after: ModelFacts) {
        func model(_ id: String, _ text: String, output: Int64, url: String?) -> ModelFacts {
            .sample(
                id: "acme/\(id)\(index)",
                name: text,
                vendor: text,
                input: Int64(1_000 + index),
                output: output,
                tags: [text],
                license: LicenseFacts(name: text, url: url)
            )
        }
        return (
            [model("old", "b", output: 200_000, url: nil), model("kept", "b", output: 240_000, url: nil)],
            // A license of its own for each, whatever the text.
            model("kept", text, output: 300_000, url: "https://example.com/\(index)")
        )
    }

    @Test func `hostile text in every field changes no tag of the page`() throws {
        let texts = DifferenceMarkdownTests.hostileTexts.filter { !$0.isEmpty }
        let hostile = try Self.page(Self.models(texts))
        // As many different texts: a vendor is an element of a list, too.
        let plain = try Self.page(Self.models(texts.indices.map { "plain \($0)" }))
        #expect(Self.skeleton(hostile) == Self.skeleton(plain))
        for text in texts { #expect(hostile.contains(HTMLText.encode(text)), "\(VisibleText.encode(text))") }
        #expect(!hostile.utf8.contains { $0 != 0x0A && ($0 < 0x20 || $0 == 0x7F) })
    }

    @Test func `one snapshot has no history, and no models have no chart`() throws {
        let page = try Self.page([[.sample(id: "acme/a", kind: "embedding", output: 0)]])
        #expect(!page.contains("Served models</h3>") && !page.contains("scatter-title"))
    }

    @Test func `the schema of the page has every name that its template uses`() throws {
        let catalog = try PackageFiles([try .threeModels()]).catalog()
        #expect(judgeReportTemplates(catalog.templates).map(\.message) == [])
        #expect(Set(ReportTemplates.names).isSubset(of: catalog.templates.templatesByName.keys))
    }

    @Test func `prices that moved are lines of their own, at most twelve`() throws {
        let old = (0..<20).map { ModelFacts.sample(id: "acme/m\($0)", input: Int64(1_000 + $0)) }
        let new = old.enumerated().map { index, model in
            ModelFacts.sample(id: model.id, input: Int64(1_000 + index), output: 240_000 + Int64(index) * 10_000)
        }
        let page = try Self.page([old, new])
        #expect(page.contains("The output price of 19 models moved since the first snapshot."))
        #expect(page.contains("The chart shows the 12 that moved most"))
        #expect(page.matches(of: /<g class="series-\d+">/).count == 12)
        #expect(!page.contains("<g class=\"series-0\"><title>acme/m1</title>"))
    }
}
