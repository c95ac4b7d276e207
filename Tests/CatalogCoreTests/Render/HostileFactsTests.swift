// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct HostileFactsTests {
    /// Text that the validator accepts, and that could reach what reads the generated source.
    static let texts: [(name: String, text: String)] = [
        ("quotation mark", "x\"; import Foundation; let y = \""),
        ("backslash at the end", "x\\"),
        ("interpolation", "\\(fatalError())"),
        ("three quotation marks", "\"\"\""),
        ("raw literal", "\"#; ##\""),
        ("escape", "\\u{22}"),
        ("end of a block comment", "*/ import Evil /*"),
        ("line comment", "// x"),
        ("backquotes", "``Evil`` `x`"),
        ("documentation", "- Parameters: x [a](https://b.c) <doc:Page> ![i](j)"),
        ("template", "{{#models}}{{/models}} {{{id.literal}}} {{> entry}} {{=<% %>=}}"),
        ("emoji", "👍🏽 x"),
        ("combining marks", "\"\u{301}\\\u{301}a\u{301}\u{302}"),
        ("other scripts", "模型 Модель 한국 نموذج"),
        ("two hundred bytes", String(repeating: "\"\\", count: 100)),
        ("many marks", "a" + String(repeating: "\u{301}", count: 99)),
    ]

    /// The generated files for a model with this name, tag, vendor and licence.
    private static func sources(_ text: String) throws -> [String: SwiftSource] {
        let short = String(decoding: text.utf8.prefix(97), as: UTF8.self)
        let snapshots = try ["2026-08-22", "2026-10-15"].map { date in
            let model = ModelFacts.sample(
                id: date == "2026-08-22" ? "acme/Old" : "acme/New",
                name: text,
                vendor: short,
                tags: [short],
                license: LicenseFacts(name: text, url: "https://example.com/x'y(z)*/")
            )
            return try Snapshot.sample(date, [model])
        }
        let ledger = IdentifierLedger(entries: [
            .init(id: "acme/New", identifier: "new"), .init(id: "acme/Old", identifier: "old"),
        ])
        let result = planOutputs(try PackageFiles(snapshots, ledger: ledger).catalog())
        #expect(result.diagnostics.withoutUnusedWords.summaries == [])
        let plan = try #require(result.value)
        var sources: [String: SwiftSource] = [:]
        for file in plan.files.dropFirst(2) {
            sources[file.path] = try SwiftSource(String(decoding: file.bytes, as: UTF8.self))
        }
        return sources
    }

    @Test(arguments: texts.map(\.name))
    func `hostile text changes nothing outside of literals and comments`(name: String) throws {
        let text = try #require(Self.texts.first { $0.name == name }?.text)
        try #require(text.utf8.count <= 200)
        let plain = try Self.sources("plain")
        let hostile = try Self.sources(text)
        #expect(plain.count == 7)
        #expect(plain.mapValues(\.skeleton) == hostile.mapValues(\.skeleton))
        let values = hostile.values.flatMap(\.literals).map { Array($0.utf8) }
        // A line has escapes of its own under those of Swift.
        #expect(values.contains(Array(text.utf8).flatMap { $0 == UInt8(ascii: "\\") ? [$0, $0] : [$0] }))
    }

    @Test(arguments: texts.map(\.name))
    func `hostile text is accepted from upstream and reaches the snapshot unchanged`(name: String) throws {
        let text = try #require(Self.texts.first { $0.name == name }?.text)
        let escaped = text.unicodeScalars.map { scalar in
            scalar == "\\" ? "\\\\" : scalar == "\"" ? "\\\"" : String(scalar)
        }.reduce(into: "") { $0.unicodeScalars.append(contentsOf: $1.unicodeScalars) }
        let answer = AnswerText.modelsInfo.replacing("\"Tiny-1B\"", with: "\"\(escaped)\"", times: 2)
        let result = judgeAnswer(answer.bytes, name: "answer.json", vocabulary: .sample)
        #expect(result.diagnostics.summaries == [])
        let read = try #require(result.value?.models.first?.name)
        #expect(Array(read.utf8) == Array(text.utf8))
    }

    @Test func `the reader of these tests refuses what generated source must not hold`() {
        let refused: [(text: String, failure: SwiftSource.Failure)] = [
            ("\"\\(x)\"", .interpolation(line: 1)), ("/* x */", .blockComment(line: 1)),
            ("\n\"\"\"\nx\n\"\"\"", .unlabelledLine(line: 3)), ("\"\"\"x: y\n\"\"\"", .multilineLiteral(line: 1)),
            ("\"\"\"\nx: \"\n\"\"\"", .multilineLiteral(line: 2)),
            ("\"\"\"\nx: \\(y)\n\"\"\"", .interpolation(line: 2)), ("#\"x\"#", .rawLiteral(line: 1)),
            ("\"x", .unterminatedLiteral(line: 1)), ("\"x\ny\"", .unterminatedLiteral(line: 1)),
            ("// a\u{2028}b", .control(line: 1)), ("\"\\q\"", .unknownEscape(line: 1)),
        ]
        for (text, failure) in refused {
            #expect(throws: failure) { try SwiftSource(text) }
        }
    }
}
