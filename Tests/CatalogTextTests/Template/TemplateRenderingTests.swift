// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

struct TemplateRenderingTests {
    private static let value: TemplateValue = .record([
        "text": .text("<&\"'>"), "yes": .flag(true), "no": .flag(false), "gone": .absent,
        "list": .list([.text("a"), .text("b")]), "empty": .list([]),
        "record": .record(["id": .text("x"), "inner": .record(["id": .text("y")])]),
    ])

    @Test(
        arguments: [
            ("{{text}}{{{text}}}{{&text}}", "<&\"'><&\"'><&\"'>"),
            ("{{record.id}}{{record.inner.id}}", "xy"),
            ("{{#record}}{{id}}{{#inner}}{{id}}{{/inner}}{{id}}{{/record}}", "xyx"),
            ("{{#list}}{{.}}{{#yes}}{{.}},{{/yes}}{{/list}}", "aa,bb,"),
            ("{{#list}}{{#no}}x{{/no}}{{^no}}{{.}}{{/no}}{{/list}}", "ab"),
            ("{{#empty}}x{{/empty}}{{^empty}}none{{/empty}}", "none"),
            ("{{#gone}}{{unknown}}{{/gone}}{{^gone}}gone{{/gone}}", "gone"),
            ("{{#gone.deep.er}}x{{/gone.deep.er}}{{^gone.deep}}gone{{/gone.deep}}", "gone"),
            ("{{^list}}x{{/list}}{{^record}}x{{/record}}{{^text}}x{{/text}}", ""),
            ("{{#list}}\r\n- {{.}}\r\n{{/list}}\r\n", "- a\r\n- b\r\n"),
            ("  {{#yes}}  \n  x\n\t{{/yes}}\t", "  x\n"),
            ("{{! a\n b }}\nx", "x"),
            ("a {{! b }} c\n{{! d }} {{! e }}\n", "a  c\n \n"),
            ("{{=<% %>=}}<%record.id%>{{x}}<%={{ }}=%>{{record.id}}", "x{{x}}x"),
            ("{{=| |=}}|{text}|", "<&\"'>"),
            ("{ {a} }}", "{ {a} }}"),
            ("", ""),
        ]
    )
    func `a template is rendered`(source: String, expected: String) throws {
        #expect(Array(try TemplateSource.render(source, Self.value).utf8) == Array(expected.utf8))
    }

    @Test func `HTML escaping acts on the plain tag only`() throws {
        let output = try TemplateSource.render("{{text}} {{{text}}} {{&text}}", Self.value, escaping: .html)
        #expect(output == "&lt;&amp;&quot;&#39;&gt; <&\"'> <&\"'>")
    }

    @Test(
        arguments: [
            ("a\n{{nmae}}", "unknownName t:2:3"),
            ("{{record.nmae}}", "unknownName t:1:3"),
            ("{{#nmae}}{{/nmae}}", "unknownName t:1:4"),
            ("{{^ nmae}}{{/nmae}}", "unknownName t:1:5"),
            ("{{#record}}{{inner.text}}{{/record}}", "unknownName t:1:14"),
            ("{{gone}}", "absentValue t:1:3"),
            ("{{gone.id}}", "absentValue t:1:3"),
            ("{{yes}}", "wrongKind t:1:3"),
            ("{{list}}", "wrongKind t:1:3"),
            ("{{{record}}}", "wrongKind t:1:4"),
            ("{{.}}", "wrongKind t:1:3"),
            ("{{text.id}}", "wrongKind t:1:3"),
            ("{{list.id}}", "wrongKind t:1:3"),
            ("{{#yes.id}}{{/yes.id}}", "wrongKind t:1:4"),
            ("{{>nope}}", "unknownPartial t:1:4"),
        ]
    )
    func `what cannot be printed is an error at its place`(source: String, expected: String) {
        #expect(TemplateSource.failures(source, Self.value) == [expected])
    }

    @Test(
        arguments: [
            ("{{recrod}}", "Did you mean `record`?"),
            ("{{record.idd}}", "Did you mean `id`?"),
            ("{{#record}}{{xyzzy}}{{/record}}", "Known names: `id`, `inner`, `text`,"),
            ("{{>haeder}}", "Did you mean `header`?"),
        ]
    )
    func `an unknown name is answered with the known ones`(source: String, expected: String) throws {
        let failure = try #require(throws: TemplateFailure.self) {
            try TemplateSource.render(source, Self.value, partials: [("header", "")])
        }
        #expect(failure.errors.first?.nextStep.hasPrefix(expected) == true)
    }

    @Test(
        arguments: [
            // Every line of the partial, those inside of its sections included.
            ("  {{>p}}\n", "a\n{{#list}}\n{{.}}\n{{/list}}\nb", "  a\n  a\n  b\n  b"),
            // Lines without content stay empty, with either line end.
            ("  {{>p}}\n", "a\n\nb\r\n\r\nc\n", "  a\n\n  b\r\n\r\n  c\n"),
            // What a value brings is not indented.
            ("\t{{>p}}", "{{{lines}}}\n{{{lines}}}", "\t1\n2\n\t1\n2"),
            // An inline partial is not indented, also inside of an indented one.
            ("x {{>q}}", "", "x 1\n 2\n"),
            ("  {{>p}}", "x {{>q}}", "  x 1\n 2\n"),
            // Indentations add up.
            ("  {{>p}}", "a\n  {{>q}}\nb", "  a\n    1\n     2\n  b"),
            ("  {{>p}}\n|", "", "|"),
        ]
    )
    func `a standalone partial indents its lines`(source: String, partial: String, expected: String) throws {
        let value: TemplateValue = .record(["list": .list([.text("a"), .text("b")]), "lines": .text("1\n2")])
        let output = try TemplateSource.render(source, value, partials: [("p", partial), ("q", "1\n 2\n")])
        #expect(output == expected)
    }

    @Test func `a partial may include itself as deep as the data goes, up to the limit`() throws {
        func nested(_ depth: Int) -> TemplateValue {
            var value: TemplateValue = .record(["nodes": .list([])])
            for _ in 1..<depth { value = .record(["nodes": .list([value])]) }
            return value
        }
        let partials = [(name: "node", text: "<{{#nodes}}{{>node}}{{/nodes}}>")]
        let expected = String(repeating: "<", count: 64) + String(repeating: ">", count: 64)
        #expect(try TemplateSource.render("{{>node}}", nested(64), partials: partials) == expected)
        #expect(
            TemplateSource.failures("{{>node}}", nested(65), partials: partials) == ["partialsTooDeep node:1:15"]
        )
        #expect(
            TemplateSource.failures("{{>a}}", partials: [("a", "x\n{{>b}}"), ("b", " {{>a}}")])
                == ["partialsTooDeep b:1:5"]
        )
    }

    @Test func `the output may have as many bytes as the limit`() throws {
        var limits = TemplateLimits.standard
        limits.outputBytes = 8
        let renderer = TemplateRenderer(limits: limits)
        let template = try TemplateSource.parse("1234{{a}}")
        #expect(try renderer.render(template, with: .record(["a": .text("5678")])).count == 8)
        let failure = try #require(throws: TemplateFailure.self) {
            try renderer.render(template, with: .record(["a": .text("56789")]))
        }
        #expect(failure.errors.map(TemplateSource.summary) == ["outputTooLarge t:1:7"])
        #expect(TemplateLimits.standard.outputBytes == 67_108_864)
    }

    @Test func `sections that print nothing end at the limit of steps`() throws {
        var limits = TemplateLimits.standard
        limits.steps = 100_000
        let list = TemplateValue.list(Array(repeating: .flag(true), count: 100))
        let source = String(repeating: "{{#a}}", count: 10) + String(repeating: "{{/a}}", count: 10)
        let failure = try #require(throws: TemplateFailure.self) {
            try TemplateRenderer(limits: limits).render(try TemplateSource.parse(source), with: .record(["a": list]))
        }
        #expect(failure.errors.map(\.reason) == [.tooManySteps])
    }

    @Test func `with a schema, the template and the value are judged first`() throws {
        let renderer = TemplateRenderer()
        let schema = TemplateSchema.record([("a", .text), ("b", .list(of: .text))])
        let wrong = try TemplateSource.parse("{{a}}{{#b}}{{c}}{{/b}}{{d}}")
        let value: TemplateValue = .record(["a": .text("1"), "b": .list([])])
        let failure = try #require(throws: TemplateFailure.self) {
            try renderer.render(wrong, with: value, schema: schema)
        }
        #expect(failure.errors.map(TemplateSource.summary) == ["unknownName t:1:14", "unknownName t:1:25"])

        let right = try TemplateSource.parse("{{a}}{{#b}}{{.}}{{/b}}")
        #expect(try renderer.render(right, with: value, schema: schema) == Array("1".utf8))
        let misfit = try #require(throws: TemplateFailure.self) {
            try renderer.render(right, with: .record(["a": .text("1"), "b": .list([.flag(true)])]), schema: schema)
        }
        #expect(misfit.errors.map(TemplateSource.summary) == ["valueDoesNotFit t:1:1"])
        #expect(misfit.description.contains("`b[0]` is a flag, but should be text."))
    }
}
