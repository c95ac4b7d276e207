// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Foundation
import Testing

@testable import CatalogStarter

/// What `init` lays out, compared with the committed files of this package.
struct PlanStarterTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: repository.appendingPathComponent(path)))
    }

    private static func names(in folder: String, ending suffix: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
    }

    @Test func `the tool has every file as it is committed`() throws {
        let embedded = EmbeddedFile.all()
        for file in embedded { #expect(try file.bytes == Self.bytes(file.path), "\(file.path)") }
        let snapshots = try Self.names(in: "snapshots", ending: ".json").filter { $0.hasPrefix("2") }
        let expected =
            try ["snapshots/\(#require(snapshots.max()))", "snapshots/identifiers.json", "snapshots/vocabulary.json"]
            + Self.names(in: "templates", ending: ".mustache").map { "templates/\($0)" } + ["templates/outputs.json"]
            + Self.names(in: "Sources/NebiusModels", ending: ".swift").map { "Sources/NebiusModels/\($0)" }
        let paths = Set(embedded.map(\.path)).subtracting(["snapshots/corrections.json"])
        #expect(paths == Set(expected))
    }

    @Test func `the outputs are the same for another target, under another level`() throws {
        let starter = try planStarter(target: "App", accessLevel: .internal)
        let last = try #require(starter.files.last)
        #expect(last.path == OutputList.path)
        let outputs = try OutputList(bytes: last.bytes)
        let own = try OutputList(bytes: Self.bytes(OutputList.path))
        #expect(outputs.directory == "Sources/App/Catalog/Generated")
        #expect(outputs.outputs.map(\.template) == own.outputs.map(\.template))
        #expect(outputs.outputs.map(\.file) == own.outputs.map(\.file))
        #expect(outputs.outputs.map(\.typeName) == own.outputs.map(\.typeName))
        for (output, own) in zip(outputs.outputs, own.outputs) {
            #expect(output.accessLevel == (own.accessLevel == nil ? nil : .internal))
        }
    }

    @Test func `the identifiers are those of the models of the snapshot, as this package has them`() throws {
        let starter = try planStarter(target: "App", accessLevel: .public)
        let file = try #require(starter.files.first { $0.path == IdentifierLedger.path })
        let ledger = try IdentifierLedger(bytes: file.bytes)
        let own = try IdentifierLedger(bytes: Self.bytes(IdentifierLedger.path))
        #expect(ledger.entries == own.entries.filter(\.isServed))
        #expect(ledger.entries.count == starter.modelCount)
    }

    @Test func `only declarations lose their level`() throws {
        func sources(_ level: OutputDeclaration.AccessLevel) throws -> [String: String] {
            let starter = try planStarter(target: "App", accessLevel: level)
            let files = starter.files.filter { $0.path.hasPrefix("Sources/") }
            return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
        }
        let (open, closed, packaged) = try (sources(.public), sources(.internal), sources(.package))
        #expect(open.keys.sorted() == closed.keys.sorted())
        for (path, text) in open {
            #expect(try Array(text.utf8) == Self.bytes("Sources/NebiusModels/" + path.split(separator: "/")[3]))
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let declarations = lines.filter { $0.drop { $0 == " " }.hasPrefix("public ") }
            let expected = lines.map { line in
                declarations.contains(line) ? line.replacingOccurrences(of: "public ", with: "") : String(line)
            }
            #expect(closed[path] == expected.joined(separator: "\n"))
            #expect(packaged[path]?.contains("public ") == closed[path]?.contains("public "))
        }
    }
}
