// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

struct TemplateSchemaTests {
    private static let schema = TemplateSchema.record([
        ("id", .record([("literal", .text), ("comment", .text)])),
        ("isServed", .flag),
        ("price", .optional(.text)),
        ("tags", .list(of: .text)),
    ])

    private static func value(
        literal: TemplateValue = .text("\"x\""),
        isServed: TemplateValue = .flag(true),
        price: TemplateValue = .absent,
        tags: TemplateValue = .list([])
    ) -> TemplateValue {
        .record([
            "id": .record(["literal": literal, "comment": .text("x")]), "isServed": isServed, "price": price,
            "tags": tags,
        ])
    }

    @Test func `a value of the right shape fits`() {
        #expect(Self.schema.mismatch(in: Self.value()) == nil)
        #expect(Self.schema.mismatch(in: Self.value(price: .text("1"), tags: .list([.text("a")]))) == nil)
    }

    @Test(
        arguments: [
            (value(literal: .absent), "`id.literal` is absent, but should be text."),
            (value(literal: .list([])), "`id.literal` is a list, but should be text."),
            (value(isServed: .text("true")), "`isServed` is text, but should be a flag."),
            (value(price: .flag(true)), "`price` is a flag, but should be text."),
            (value(tags: .absent), "`tags` is absent, but should be a list."),
            (value(tags: .list([.text("a"), .absent])), "`tags[1]` is absent, but should be text."),
            (.text("x"), "The value is text, but should be a record."),
            (.absent, "The value is absent, but should be a record."),
            (.record([:]), "`id` is missing."),
            (.record(["id": .record(["literal": .text("")])]), "`id.comment` is missing."),
        ] as [(TemplateValue, String)]
    )
    func `the first difference is named`(value: TemplateValue, expected: String) {
        #expect(Self.schema.mismatch(in: value) == expected)
    }

    @Test func `a record has each name once and no other`() {
        let schema = TemplateSchema.record([("a", .text)])
        #expect(
            schema.mismatch(in: .record(["a": .text(""), "b": .text("")]))
                == "The value has a member `b` that it should not have."
        )
        #expect(schema.mismatch(in: .record(["a": .text(""), "a": .text("")])) == "The value has a name twice.")
        let nested = TemplateSchema.list(of: schema)
        #expect(
            nested.mismatch(in: .list([.record(["a": .text(""), "b": .absent])]))
                == "`[0]` has a member `b` that it should not have."
        )
    }

    @Test func `names are compared by their bytes`() {
        let schema = TemplateSchema.record([("\u{E9}", .text)])
        #expect(schema.mismatch(in: .record(["e\u{301}": .text("")])) == "`\u{E9}` is missing.")
    }

    @Test func `only members may be absent`() {
        #expect(TemplateSchema.list(of: .optional(.text)).mismatch(in: .list([.absent])) != nil)
        #expect(TemplateSchema.optional(.text).mismatch(in: .absent) != nil)
    }
}
