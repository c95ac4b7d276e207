// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct AcknowledgeAdviceTests {
    private static func advice(
        _ answer: String,
        date: String? = nil,
        root: String? = nil,
        rule: Rule = .priceMoved,
        id: String? = "acme/a"
    ) -> String {
        AcknowledgeAdvice(answer: answer, date: date.flatMap { CalendarDate($0) }, root: root)
            .command(for: Diagnostic(rule, "x", subject: id))
    }

    private static let start =
        "if it is right, accept it (edits snapshots/acknowledgements.json): UpdateNebiusModelCatalog acknowledge "

    @Test(
        arguments: [
            ("answer.json", nil, nil, "--from answer.json"),
            ("answer.json", "2026-10-15", nil, "--from answer.json --date 2026-10-15"),
            ("answer.json", "2026-10-15", "a b", "--from answer.json --date 2026-10-15 --root 'a b'"),
            ("my answer.json", nil, nil, "--from 'my answer.json'"), ("it's", nil, nil, "--from 'it'\\''s'"),
            ("$(rm -rf .)", nil, nil, "--from '$(rm -rf .)'"), ("-x.json", nil, "-r", "--from=-x.json --root=-r"),
            ("--from", nil, nil, "--from=--from"), ("a\u{1B}[2J", nil, nil, "--from FILE"),
            ("a\u{202E}b", nil, "a\nb", "--from FILE --root DIR"), ("", nil, nil, "--from ''"),
            ("=ls", nil, nil, "--from '=ls'"), ("httpd.json", nil, nil, "--from httpd.json"),
        ] as [(String, String?, String?, String)]
    )
    func `a file is named so that a shell reads the same`(
        answer: String,
        date: String?,
        root: String?,
        options: String
    ) {
        #expect(
            Self.advice(answer, date: date, root: root)
                == "\(Self.start)\(options) --rule price-moved --reason TEXT acme/a"
        )
    }

    @Test(arguments: [
        (
            "https://host.example/models?a=1&b=2",
            "store the answer with: UpdateNebiusModelCatalog fetch --from 'https://host.example/models?a=1&b=2'"
                + " --output answer.json; then, ", "--from answer.json"
        ),
        (
            "http://127.0.0.1:8080/x",
            "store the answer with: UpdateNebiusModelCatalog fetch --from http://127.0.0.1:8080/x"
                + " --output answer.json; then, ", "--from answer.json"
        ),
        ("<standard input>", "store the answer in a file; then, ", "--from FILE"),
    ])
    func `what is no file has to be stored first`(answer: String, preparation: String, options: String) {
        #expect(
            Self.advice(answer, date: "2026-10-15")
                == "\(preparation)\(Self.start)\(options) --date 2026-10-15 --rule price-moved --reason TEXT acme/a"
        )
    }

    @Test func `a removal may have a replacement`() {
        #expect(
            Self.advice("a.json", rule: .modelRemoved)
                == "if it is right, accept it (edits snapshots/acknowledgements.json; add --replacement ID where there is"
                + " one): UpdateNebiusModelCatalog acknowledge --from a.json --rule model-removed --reason TEXT acme/a"
        )
    }

    @Test func `an id that nobody should paste is left out`() {
        #expect(Self.advice("a.json", id: "acme/a\u{1B}").hasSuffix(" --reason TEXT ID"))
        #expect(Self.advice("a.json", id: nil).hasSuffix(" --reason TEXT ID"))
        #expect(Self.advice("a.json", id: "acme/a;ls").hasSuffix(" --reason TEXT 'acme/a;ls'"))
    }
}
