// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

/// The pages about templates say what the templates and their contexts are.
@Suite struct TemplateDocumentationTests {
    private static let folder = packageRoot.appendingPathComponent(
        "Sources/UpdateNebiusModelCatalog/Documentation.docc"
    )

    /// The first cells of the table under a heading.
    private static func names(under heading: String) throws -> [String] {
        let text = try String(contentsOf: folder.appendingPathComponent("Templates.md"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0 == heading })
        return lines[(start + 1)...].prefix { !$0.hasPrefix("#") }
            .compactMap { $0.firstMatch(of: /^\| `([^`]+)` \|/).map { String($0.output.1) } }
    }

    /// The names that a table has for a context: those of records joined, lists and what may be absent as a whole.
    private static func paths(_ members: [(name: String, schema: TemplateSchema)]) -> [String] {
        members.flatMap { name, schema -> [String] in
            guard case .record(let inner) = schema else { return [name] }
            return paths(inner).map { "\(name).\($0)" }
        }
    }

    private static func members(of schema: TemplateSchema) -> [(name: String, schema: TemplateSchema)] {
        if case .record(let members) = schema { members } else { [] }
    }

    /// The names of an element of a list, without what every element has.
    private static func elementPaths(of schema: TemplateSchema) -> [String] {
        paths(members(of: schema)).filter { $0 != "isFirst" }
    }

    @Test func `the tables have every name of every context, and no other`() throws {
        let output = OutputDeclaration(
            template: "a.mustache",
            file: "A{shard}.swift",
            typeName: "A",
            accessLevel: .public
        )
        let model = Self.paths(Self.members(of: ModelContext.schema))
        let removed = Self.paths(Self.members(of: ModelContext.removedSchema)).filter { !model.contains($0) }
        let expected: [(heading: String, names: [String])] = [
            ("## Names of every template", Self.paths(Self.members(of: CatalogContext.schema(for: output)))),
            ("## Names of a model", model), ("### Names of a removed model", removed),
            ("## Names of a word", Self.paths(Self.members(of: WordContext.regionSchema))),
            ("## Names of a shard", Self.paths(Self.members(of: ShardContext.schema))),
            ("## Names of the page", Self.paths(Self.members(of: ReportContext.schema))),
            ("### Names of a model of the page", Self.elementPaths(of: ReportModel.schema)),
            ("### Names of a removed model of the page", Self.elementPaths(of: ReportRemovedModel.schema)),
            ("### Names of the changes", Self.elementPaths(of: ReportChanges.schema)),
            (
                "### Names of the charts",
                [PriceScatter.schema, CountChart.schema, PriceChart.schema].flatMap(Self.elementPaths)
            ),
            // The names of a chart have a table of their own.
            (
                "### Names of the history",
                Self.elementPaths(of: ReportHistory.schema).map { $0.hasPrefix("countChart.") ? "countChart" : $0 }
            ),
        ]
        for (heading, names) in expected {
            #expect(Set(try Self.names(under: heading)) == Set(names), "\(heading)")
        }
    }

    @Test func `every template has a page with the names and partials that it uses`() throws {
        let pages = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path + "/Templates").sorted()
        var described: [String] = []
        for page in pages {
            let text = try String(
                contentsOf: Self.folder.appendingPathComponent("Templates/\(page)"),
                encoding: .utf8
            )
            let template = String(try #require(text.split(separator: "\n").first?.dropFirst(2)))
            let source = try String(
                contentsOf: packageRoot.appendingPathComponent("templates/\(template)"),
                encoding: .utf8
            )
            let names = Set(
                source.matches(of: /\{\{[#^]?\s*([A-Za-z][A-Za-z0-9.]*)\s*\}\}/).map { String($0.output.1) }
            )
            let partials = Set(source.matches(of: /\{\{>\s*(\w+)\s*\}\}/).map { "\($0.output.1).mustache" })
            let stated = text.matches(of: /(?m)^- `([^`]+)`$/).map { String($0.output.1) }
            #expect(Set(stated) == names.union(partials), "\(page)")
            #expect(stated.count == Set(stated).count, "\(page)")
            described.append(template)
        }
        let templates = try FileManager.default.contentsOfDirectory(
            atPath: packageRoot.appendingPathComponent("templates").path
        ).filter { $0.hasSuffix(".mustache") }
        #expect(described.sorted() == templates.sorted())
    }
}
