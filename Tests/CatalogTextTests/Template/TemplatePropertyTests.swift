// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// What holds for every template, tried with templates made at random.
struct TemplatePropertyTests {
    @Test(arguments: 0..<4 as Range<UInt64>)
    func `a template that the checker accepts is rendered with every value that fits`(seed: UInt64) throws {
        var generator = TemplateGenerator(seed: seed)
        var accepted = 0
        for _ in 0..<150 {
            let schema = generator.schema()
            let partials = try TemplateSource.partials([
                ("p", generator.template(depth: 2)), ("q", generator.template(depth: 1, partials: ["p"])),
            ])
            let source = generator.template(partials: ["p", "q"])
            let template = try TemplateSource.parse(source)
            let errors = TemplateChecker(partials: partials).check(template, against: schema)
            guard errors.isEmpty else { continue }
            accepted += 1
            for _ in 0..<3 {
                let value = generator.value(of: schema)
                #expect(schema.mismatch(in: value) == nil)
                #expect(throws: Never.self, "\(source)") {
                    try TemplateRenderer(partials: partials).render(template, with: value)
                }
            }
        }
        #expect(accepted > 5)
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `what fails to render was refused by the checker`(seed: UInt64) throws {
        var generator = TemplateGenerator(seed: 1000 + seed)
        var failed = 0
        for _ in 0..<150 {
            let schema = generator.schema()
            let template = try TemplateSource.parse(generator.template())
            let value = generator.value(of: schema)
            do {
                _ = try TemplateRenderer().render(template, with: value)
            } catch {
                failed += 1
                let refused = TemplateChecker().check(template, against: schema)
                #expect(refused.contains { $0.location == error.errors.first?.location })
            }
        }
        #expect(failed > 40)
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `a standalone partial prints what its indented text would`(seed: UInt64) throws {
        var generator = TemplateGenerator(seed: 2000 + seed)
        var compared = 0
        for _ in 0..<150 {
            let schema = generator.schema()
            let text = generator.template()
            let value = generator.value(of: schema)
            guard let indented = try? TemplateSource.render(Self.indented(text), value) else { continue }
            compared += 1
            #expect(try TemplateSource.render("  {{>p}}\n", value, partials: [("p", text)]) == indented)
        }
        #expect(compared > 5)
    }

    /// Two spaces before each line with content, which is how the specification explains indentation.
    private static func indented(_ text: String) -> String {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let indented = lines.map { line in
            line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) ? Array(line) : Array("  ".utf8) + Array(line)
        }
        return String(decoding: Array(indented.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `no bytes make the parser fail in another way than with errors`(seed: UInt64) throws {
        var generator = TemplateGenerator(seed: 3000 + seed)
        var parsed = 0
        for _ in 0..<1000 {
            let bytes = generator.noise(count: generator.number(below: 40))
            do {
                let template = try Template(bytes: bytes, file: "t")
                parsed += 1
                _ = try? TemplateRenderer().render(template, with: .record(["a": .text("x"), "b": .flag(true)]))
            } catch {
                #expect(!error.errors.isEmpty)
                #expect(error.errors.allSatisfy { (0...bytes.count).contains($0.location.byteOffset) })
                #expect(zip(error.errors, error.errors.dropFirst()).allSatisfy { !$1.precedes($0) })
            }
        }
        #expect(parsed > 50)
    }
}
