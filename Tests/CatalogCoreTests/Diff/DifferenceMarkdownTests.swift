// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct DifferenceMarkdownTests {
    /// Sixty changes of all weights.
    private static func large() throws -> CatalogDifference {
        let old = (0..<60).map { ModelFacts.sample(id: "acme/m\($0)", input: 50_000 + Int64($0)) }
        let new = old.enumerated().compactMap { index, model -> ModelFacts? in
            switch index % 3 {
            case 0: nil
            case 1: ModelFacts.sample(id: model.id, input: 90_000)
            default: ModelFacts.sample(id: model.id, name: "Other", input: model.inputUSDPerMillionTokens.microdollars)
            }
        }
        return try Differences.between(old, new)
    }

    @Test func `at any budget the document fits, and every change is a whole row or counted`() throws {
        let difference = try Self.large()
        let whole = DifferenceMarkdown.text(for: difference)
        #expect(!whole.contains("not shown"))
        let complete = Set(whole.split(separator: "\n"))
        // Every budget up to the first rows, and then so many that each row is cut somewhere.
        for budget in Array(0...1_200) + stride(from: 1_201, through: whole.utf8.count, by: 31) + [whole.utf8.count] {
            let text = DifferenceMarkdown.text(for: difference, maximumBytes: budget)
            try #require(text.utf8.count <= budget)
            guard !text.isEmpty else { continue }
            let lines = text.split(separator: "\n")
            let rows = lines.filter { $0.hasPrefix("| `acme/") }
            let hidden = lines.last?.firstMatch(of: /^\*\*(\d+) changes? (?:is|are) not shown/).flatMap {
                Int($0.output.1)
            }
            try #require(rows.count + (hidden ?? 0) == difference.changes.count)
            // Nothing is cut inside: each line is one of the whole document, but for the last.
            let parts = lines.dropLast(hidden == nil ? 0 : 1).filter {
                !$0.hasPrefix("**Swift symbols are not shown:** 40 ")
            }
            try #require(parts.allSatisfy(complete.contains))
        }
    }

    /// Text of the attacks S17 to S23 on forges, logs and terminals.
    static let hostileTexts = [
        "@everyone", "@org/team", "\\@user", "&#64;user", "user@host.example", "#1", "GH-1", "owner/repo#1",
        "0123456789abcdef0123456789abcdef01234567", "https://github.com/o/r/issues/1", "www.example.com",
        "Fixes #1", "closes: #2", "[skip ci]", "***NO_CI***", "Co-authored-by: x <x@example.com>", "BREAKING CHANGE: x",
        "/merge", "/close", "`", "``", "```", "~~~", "|", "a\\|b", "\n| a |", "</details>", "<!--", "-->",
        "<img src=x>",
        "![](http://t.example/p.png)", "[ok](javascript:1)", "[x]: http://e.example", "---",
        "- [x] <!-- rebase-check -->",
        "> [!CAUTION]", "$x$", "```mermaid\ngraph", "x -->\n<!-- catalog-state: {\"base\":\"evil\"} -->", "::error::x",
        " ::stop-commands::x", "\t::add-mask::1", "##[error]x", "x##[add-mask]e", "a\r\n::set-output name=a::b",
        "%0A::error::", "name<<EOF", "\u{1B}[2J", "\u{1B}]0;t\u{7}", "\u{1B}]8;;file:///etc/passwd\u{1B}\\", "\u{9B}2J",
        "a\rb", "a\u{202E}b", "a\u{200B}b", " a ", "# heading", "\u{FEFF}", "a`|`b", "\\", "{{x}}", "=1+1", "",
    ]

    /// Every field that takes any text, filled with one.
    private static func hostile(_ text: String, id: String) -> ModelFacts {
        .sample(
            id: id,
            name: text,
            vendor: text,
            kind: text,
            status: text,
            regions: [text],
            useCases: [text],
            tags: [text],
            quantization: text,
            license: LicenseFacts(name: text, url: text)
        )
    }

    /// Every hostile text as an id, as a fact before, and as a fact after.
    static func hostileDifference() throws -> CatalogDifference {
        let texts = hostileTexts.enumerated().map { "\($1)\($0 % 2 == 0 ? "" : "x")" }
        let plain = texts.indices.map { ModelFacts.sample(id: "acme/m\($0)", input: Int64(1_000 + $0)) }
        let old = plain + [hostile("b", id: "acme/was")]
        let changed = zip(plain, hostileTexts).map { hostile($1, id: $0.id) }
        let added = hostileTexts.filter { !$0.isEmpty }.map { ModelFacts.sample(id: $0) }
        return try Differences.between(old, changed + added)
    }

    @Test func `hostile text in every field is as recorded, for the check with a Markdown reader`() throws {
        let difference = try Self.hostileDifference()
        let text = DifferenceMarkdown.text(for: difference, maximumBytes: 1_000_000)
        try expectGolden(Array(text.utf8), "Diff/hostile.md")
        // What the reader has to find in its code spans, as people see it.
        let shown = Self.hostileTexts.filter { !$0.isEmpty }.map { VisibleText.encode($0) }
        let list = JSONValue.array(shown.map { .string($0) }, layout: .expanded)
        try expectGolden(JSONWriter.bytes(list), "Diff/hostile.json")
    }

    @Test func `no line of a hostile document is a command to the runner of a workflow`() throws {
        let text = DifferenceMarkdown.text(for: try Self.hostileDifference(), maximumBytes: 1_000_000)
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = String(decoding: line, as: UTF8.self)
            #expect(line.utf8.first { $0 != 0x20 } != UInt8(ascii: ":"))
            #expect(!line.utf8.contains { $0 < 0x20 || $0 == 0x7F })
        }
    }
}
