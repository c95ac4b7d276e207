// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

struct TemplateParsingTests {
    @Test(
        arguments: [
            ("a\n{{#b}}c", ["unclosedSection t:2:1"]),
            ("{{#a}}{{#b}}x", ["unclosedSection t:1:1", "unclosedSection t:1:7"]),
            ("{{#a}}\n {{#b}}\n{{/a}}", ["unclosedSection t:2:2"]),
            ("{{#items}}x{{/item}}", ["mismatchedClose t:1:12"]),
            ("x{{/a}}", ["strayClose t:1:2"]),
            ("é👍 {{/a}}", ["strayClose t:1:4"]),
            ("ab\r\n{{a", ["unclosedTag t:2:1"]),
            ("{{{a}}", ["unclosedTag t:1:1"]),
            ("{{!a}", ["unclosedTag t:1:1"]),
            ("{{", ["unclosedTag t:1:1"]),
            ("{{#", ["unclosedTag t:1:1"]),
            ("{{=", ["unclosedTag t:1:1"]),
            ("{{}}", ["emptyTag t:1:1"]),
            ("x{{ # }}", ["invalidName t:1:5"]),
            ("{{#}}{{^ }}{{/}}{{>}}{{& }}{{{ }}}", [1, 6, 12, 17, 22, 28].map { "emptyTag t:1:\($0)" }),
            ("{{a b}}", ["invalidName t:1:3"]),
            ("{{ a..b }}", ["invalidName t:1:4"]),
            ("{{.a}}{{a.}}{{..}}", ["invalidName t:1:3", "invalidName t:1:9", "invalidName t:1:15"]),
            ("{{#é}}{{/é}}", ["invalidName t:1:4", "invalidName t:1:10"]),
            ("{{>a/b}}{{>*a}}", ["invalidName t:1:4", "invalidName t:1:12"]),
            ("{{<a}}{{$b}}", ["unsupportedTag t:1:1", "unsupportedTag t:1:7"]),
            ("{{=}}", ["invalidDelimiters t:1:1"]),
            ("{{=<%=}}", ["invalidDelimiters t:1:1"]),
            ("{{=<% %>}}", ["invalidDelimiters t:1:1"]),
            ("{{=a b c=}}", ["invalidDelimiters t:1:1"]),
            ("{{=a= =b=}}", ["invalidDelimiters t:1:1"]),
            ("{{=é é=}}", ["invalidDelimiters t:1:1"]),
            ("{{=12345678901234567 b=}}", ["invalidDelimiters t:1:1"]),
            ("{{=<# #>=}}<##>", ["emptyTag t:1:12"]),
            ("{{=# #=}}###", ["emptyTag t:1:10", "unclosedTag t:1:12"]),
            ("\u{FEFF}a", ["byteOrderMark t:1:1"]),
        ] as [(String, [String])]
    )
    func `a malformed template is an error at its place`(source: String, expected: [String]) {
        #expect(TemplateSource.failures(source) == expected)
    }

    @Test func `all errors are found in one run, sorted by place`() {
        let source = "{{#open}}\n{{}}\n{{a b}}\n{{/typo}}\n{{/stray}}\n{{=x=}}\n{{$block}}\n{{#late}}\n{{unclosed"
        #expect(
            TemplateSource.failures(source) == [
                "emptyTag t:2:1", "invalidName t:3:3", "mismatchedClose t:4:1", "strayClose t:5:1",
                "invalidDelimiters t:6:1", "unsupportedTag t:7:1", "unclosedSection t:8:1", "unclosedTag t:9:1",
            ]
        )
    }

    @Test(
        arguments: [
            ([0x61, 0x0A, 0xC3, 0xA9, 0xFF, 0x61], "invalidUTF8 t:2:2", 4),
            ([0xC3], "invalidUTF8 t:1:1", 0),
            ([0xED, 0xA0, 0x80], "invalidUTF8 t:1:1", 0),
            ([0x61, 0xC0, 0xAF], "invalidUTF8 t:1:2", 1),
        ] as [([UInt8], String, Int)]
    )
    func `a template that is not UTF-8 is an error at the first bad byte`(
        bytes: [UInt8],
        expected: String,
        offset: Int
    ) throws {
        let failure = try #require(throws: TemplateFailure.self) { try Template(bytes: bytes, file: "t") }
        #expect(failure.errors.map(TemplateSource.summary) == [expected])
        #expect(failure.errors.first?.location.byteOffset == offset)
    }

    @Test func `sections nest up to the limit`() throws {
        let fitting = String(repeating: "{{#a}}", count: 64) + String(repeating: "{{/a}}", count: 64)
        _ = try TemplateSource.parse(fitting)
        #expect(TemplateSource.failures("{{#a}}\(fitting){{/a}}") == ["nestingTooDeep t:1:385"])
    }

    @Test func `a template may have as many bytes as the limit`() throws {
        var limits = TemplateLimits.standard
        limits.templateBytes = 10
        _ = try TemplateSource.parse("0123456789", limits: limits)
        let failure = try #require(throws: TemplateFailure.self) {
            try TemplateSource.parse("0123456789a", limits: limits)
        }
        #expect(failure.errors.map(TemplateSource.summary) == ["templateTooLarge t:1:1"])
        #expect(TemplateLimits.standard.templateBytes == 1_048_576)
    }

    @Test func `the list of errors ends at its limit and says so`() {
        let failures = TemplateSource.failures(String(repeating: "{{}}", count: 1000))
        #expect(failures.count == 201)
        #expect(failures.last == "tooManyErrors t:1:797")
    }

    @Test(arguments: ["{{=", "{{=a", "{{", "{{{", "{{#", "{{!", "{{#a}}", "{{/a}}", "{{=<% %>=}}", " {{!}} ", "\n"])
    func `a large hostile template ends with errors or not, but ends`(piece: String) {
        let source = String(repeating: piece, count: 100_000 / piece.utf8.count)
        #expect(TemplateSource.failures(source).count <= 201)
    }

    @Test func `the names of partials are listed once, sorted by bytes`() throws {
        let template = try TemplateSource.parse("{{>b}}{{>a}}{{#x}}{{>b}}{{/x}}{{>B.swift}}{{! >c }}")
        #expect(template.partialNames == ["B.swift", "a", "b"])
        #expect(template.file == "t")
    }

    @Test func `messages say what is wrong and what to do`() throws {
        let failure = try #require(throws: TemplateFailure.self) {
            try TemplateSource.parse("{{#items}}\n{{/item}}\n{{user \u{1B}[2J}}", file: "catalog.mustache")
        }
        #expect(
            failure.description == """
                catalog.mustache:2:1: `item` is closed, but the open section is `items` of catalog.mustache:1:1. \
                Close `items` here.
                catalog.mustache:3:3: `user \\u{1B}[2J` is not a name. \
                Write ASCII letters, digits, `_` and `-`, with single dots between names.
                """
        )
    }
}
