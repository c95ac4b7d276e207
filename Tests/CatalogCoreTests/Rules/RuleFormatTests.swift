// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

/// Rules as text, JSON and Markdown, byte for byte.
struct RuleFormatTests {
    private static let plain = Rule(
        "two-twins",
        .warning,
        title: "Two twins differ",
        rationale: "One of the twins is wrong, and a reader of `first` does not see it.",
        example: "{\"first\": \"A\u{5C}u0301\",\n \"second\": 1}",
        remedy: "Run `tool --fix`."
    )
    private static let held = Rule(
        "gone",
        .error,
        isHeld: true,
        title: "It is gone",
        rationale: "Apps call it.",
        example: "nothing",
        remedy: "Look for it."
    )

    @Test func `a page of text is wrapped, except for its example`() {
        #expect(
            RuleText.page(for: Self.plain, columns: 40) == """
                two-twins: warning
                Two twins differ

                WHY
                  One of the twins is wrong, and a
                  reader of `first` does not see it.

                EXAMPLE
                  {"first": "A\\u0301",
                   "second": 1}

                WHAT TO DO
                  Run `tool --fix`.

                """
        )
    }

    @Test func `the page of a held rule ends with the command that accepts the change`() {
        #expect(
            RuleText.page(for: Self.held, columns: 80) == """
                gone: error, held
                It is gone

                WHY
                  Apps call it.

                EXAMPLE
                  nothing

                WHAT TO DO
                  Look for it.

                TO ACKNOWLEDGE IT
                  UpdateNebiusModelCatalog acknowledge --from ANSWER --rule gone --reason TEXT ID

                """
        )
    }

    @Test func `the list has one line for each rule, in columns over all groups`() {
        #expect(
            RuleText.list(of: [("First", [Self.plain]), ("Second", [Self.held])]) == """
                First
                  two-twins  warning      Two twins differ

                Second
                  gone       error, held  It is gone

                """
        )
        #expect(RuleText.list(of: []) == "")
    }

    @Test func `the list of all rules has a line for each`() {
        let lines = RuleText.list(of: Rule.groups).split(separator: "\n")
        #expect(lines.count == Rule.groups.count + Rule.all.count)
    }

    @Test func `a page of Markdown is blocks between empty lines`() {
        #expect(
            RuleMarkdown.page(for: Self.plain) == """
                # two-twins

                **warning**: Two twins differ

                One of the twins is wrong, and a reader of `first` does not see it.

                ```text
                {"first": "A\\u0301",
                 "second": 1}
                ```

                Run `tool --fix`.

                """
        )
        #expect(
            RuleMarkdown.page(for: Self.held).hasSuffix(
                """
                Look for it.

                ```sh
                UpdateNebiusModelCatalog acknowledge --from ANSWER --rule gone --reason TEXT ID
                ```

                """
            )
        )
    }

    @Test func `the JSON document has every member of every rule`() {
        let document = RuleDocument.value(for: [Self.plain, Self.held], verb: "explain", status: 0)
        #expect(
            String(decoding: JSONWriter.visibleBytes(document), as: UTF8.self) == """
                {
                  "schema": 1,
                  "verb": "explain",
                  "status": 0,
                  "rules": [
                    {
                      "code": "two-twins",
                      "severity": "warning",
                      "held": false,
                      "title": "Two twins differ",
                      "rationale": "One of the twins is wrong, and a reader of `first` does not see it.",
                      "example": "{\\"first\\": \\"A\\\\u0301\\",\\n \\"second\\": 1}",
                      "remedy": "Run `tool --fix`."
                    },
                    {
                      "code": "gone",
                      "severity": "error",
                      "held": true,
                      "title": "It is gone",
                      "rationale": "Apps call it.",
                      "example": "nothing",
                      "remedy": "Look for it."
                    }
                  ]
                }

                """
        )
    }

    @Test func `the committed rule book is what the tool prints`() throws {
        let file = packageRoot.appendingPathComponent("Sources/UpdateNebiusModelCatalog/Documentation.docc/Rules.md")
        let isSame = try Data(contentsOf: file) == Data(RuleMarkdown.article.utf8)
        #expect(isSame, "run: make rules")
    }
}
