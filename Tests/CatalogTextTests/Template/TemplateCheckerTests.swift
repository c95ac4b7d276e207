// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

struct TemplateCheckerTests {
    private static let schema = TemplateSchema.record([
        ("title", .text),
        ("isNew", .flag),
        ("price", .optional(.text)),
        ("owner", .optional(.record([("name", .text), ("mail", .optional(.text))]))),
        ("aliases", .optional(.list(of: .text))),
        (
            "models",
            .list(
                of: .record([
                    ("id", .record([("literal", .text)])), ("price", .optional(.text)), ("tags", .list(of: .text)),
                ])
            )
        ),
    ])

    private static func check(_ source: String, partials: [(name: String, text: String)] = []) throws -> [String] {
        let checker = TemplateChecker(partials: try TemplateSource.partials(partials))
        return checker.check(try TemplateSource.parse(source), against: schema).map(TemplateSource.summary)
    }

    @Test(
        arguments: [
            "{{title}}{{#isNew}}{{title}}{{/isNew}}{{^isNew}}{{title}}{{/isNew}}",
            "{{#models}}{{id.literal}}{{#id}}{{literal}}{{/id}}{{#tags}}{{.}}{{title}}{{/tags}}{{/models}}",
            "{{^models}}none{{/models}}",
            "{{#price}}{{.}}{{price}}{{/price}}{{^price}}{{title}}{{/price}}",
            "{{#owner}}{{name}}{{#mail}}{{.}}{{/mail}}{{/owner}}",
            "{{#owner}}{{owner.name}}{{/owner}}",
            "{{#owner.mail}}{{.}}{{owner.mail}}{{owner.name}}{{/owner.mail}}{{^owner.mail}}-{{/owner.mail}}",
            "{{#aliases}}{{.}}{{#aliases}}{{.}}{{/aliases}}{{/aliases}}{{^aliases}}-{{/aliases}}",
            "{{#models}}{{#price}}{{price}}{{/price}}{{/models}}",
            "{{#.}}{{title}}{{/.}}",
        ]
    )
    func `a template that fits has no errors`(source: String) throws {
        #expect(try Self.check(source) == [])
    }

    @Test(
        arguments: [
            // Names that nothing in reach has, also where nothing would be printed.
            ("{{tilte}}", ["unknownName t:1:3"]),
            ("{{#models}}{{#tags}}{{idd.literal}}{{/tags}}{{/models}}", ["unknownName t:1:23"]),
            ("{{#models}}{{id.comment}}{{/models}}", ["unknownName t:1:14"]),
            ("{{id.literal}}", ["unknownName t:1:3"]),
            ("{{^models}}{{id.literal}}{{/models}}", ["unknownName t:1:14"]),
            ("{{#isNew}}{{a}}{{/isNew}}\n{{^isNew}}{{b}}{{/isNew}}", ["unknownName t:1:13", "unknownName t:2:13"]),
            // One wrong section is one error, and what is around it is still judged.
            (
                "{{#modles}}{{id}}{{tags.x}}{{#q}}{{r}}{{/q}}{{models}}{{/modles}}",
                ["unknownName t:1:4", "wrongKind t:1:47"]
            ),
            // Kinds.
            ("{{models}}{{isNew}}{{owner}}{{.}}", [3, 13, 22, 31].map { "wrongKind t:1:\($0)" }),
            ("{{#models}}{{id}}{{/models}}", ["wrongKind t:1:14"]),
            ("{{title.x}}{{models.id}}{{isNew.x}}", [3, 14, 27].map { "wrongKind t:1:\($0)" }),
            ("{{#title}}{{.}}{{/title}}", ["wrongKind t:1:4"]),
            (
                "{{^title}}x{{/title}}{{#models}}{{^id}}x{{/id}}{{/models}}",
                ["neverRenders t:1:4", "neverRenders t:1:36"]
            ),
            // Values that may be absent.
            ("{{price}}", ["absentValue t:1:3"]),
            ("{{owner.name}}", ["absentValue t:1:3"]),
            ("{{#owner}}{{mail}}{{/owner}}", ["absentValue t:1:13"]),
            ("{{#owner.mail}}{{.}}{{/owner.mail}}{{owner.mail}}", ["absentValue t:1:38"]),
            ("{{^price}}{{price}}{{/price}}", ["absentValue t:1:13"]),
            ("{{#price}}{{price}}{{/price}}{{price}}", ["absentValue t:1:32"]),
            // The outer price is there; the inner one hides it.
            ("{{#price}}{{#models}}{{price}}{{/models}}{{/price}}", ["absentValue t:1:24"]),
            ("{{>nope}}", ["unknownPartial t:1:4"]),
        ] as [(String, [String])]
    )
    func `every error is reported at its place`(source: String, expected: [String]) throws {
        #expect(try Self.check(source) == expected)
    }

    @Test func `a partial is judged wherever it is included`() throws {
        let partials = [(name: "tags", text: "{{#tags}}\n{{.}}\n{{/tags}}"), (name: "price", text: "{{price}}")]
        #expect(try Self.check("{{#models}}{{>tags}}{{/models}}", partials: partials) == [])
        #expect(
            try Self.check("{{#models}}{{>tags}}{{/models}}{{>tags}}", partials: partials) == ["unknownName tags:1:4"]
        )
        #expect(try Self.check("{{#price}}{{>price}}{{/price}}", partials: partials) == [])
        #expect(
            try Self.check(
                "{{#price}}{{>price}}{{#models}}{{>price}}{{>price}}{{/models}}{{/price}}",
                partials: partials
            )
                == ["absentValue price:1:3"]
        )
    }

    @Test func `a partial that need not end is an error`() throws {
        #expect(try Self.check("{{>a}}", partials: [("a", "{{>b}}"), ("b", "\n{{>a}}")]) == ["partialsTooDeep b:2:4"])
        #expect(
            try Self.check("{{>a}}", partials: [("a", "{{#models}}{{>a}}{{/models}}")]) == ["partialsTooDeep a:1:15"]
        )
        #expect(try Self.check("{{>a}}{{>a}}{{#isNew}}{{>a}}{{/isNew}}", partials: [("a", "x")]) == [])
    }

    @Test func `a partial may include itself inside an inner record`() throws {
        let leaf = TemplateSchema.record([("name", .text), ("inner", .optional(.record([("name", .text)])))])
        let checker = TemplateChecker(partials: try TemplateSource.partials([("a", "{{name}}")]))
        let template = try TemplateSource.parse("{{>a}}{{#inner}}{{>a}}{{/inner}}")
        #expect(checker.check(template, against: leaf) == [])
    }

    @Test func `errors of several files are sorted by file and place, each once`() throws {
        let partials = [(name: "b", text: "{{y}}\n{{x}}"), (name: "a", text: "{{z}}")]
        #expect(
            try Self.check("{{>b}}{{>a}}{{w}}{{#isNew}}{{>b}}{{/isNew}}", partials: partials)
                == ["unknownName a:1:3", "unknownName b:1:3", "unknownName b:2:3", "unknownName t:1:15"]
        )
    }

    @Test func `messages name the nearest name and the section to use`() throws {
        let checker = TemplateChecker()
        let template = try TemplateSource.parse("{{tilte}}\n{{owner.name}}\n{{price}}", file: "page.mustache")
        #expect(
            checker.check(template, against: Self.schema).map(\.description) == [
                "page.mustache:1:3: The name `tilte` is not known here. Did you mean `title`?",
                "page.mustache:2:3: `owner.name` may be absent, because `owner` may be. "
                    + "Put it inside a section `#owner`, which is skipped when it is absent.",
                "page.mustache:3:3: `price` may be absent. "
                    + "Put it inside a section `#price`, which is skipped when it is absent.",
            ]
        )
    }

    @Test func `the list of errors and the steps have limits`() throws {
        #expect(try Self.check(String(repeating: "{{x}}", count: 500)).count == 201)
        var limits = TemplateLimits.standard
        limits.steps = 100
        let template = try TemplateSource.parse(String(repeating: "{{title}}", count: 101))
        let errors = TemplateChecker(limits: limits).check(template, against: Self.schema)
        #expect(errors.map(\.reason) == [.tooManySteps])
    }
}
