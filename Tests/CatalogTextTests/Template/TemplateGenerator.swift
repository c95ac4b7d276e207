// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Makes templates, schemas and values at random, the same ones in every run.
struct TemplateGenerator {
    private static let names = ["a", "b", "c", "d"]
    private var state: UInt64

    /// Makes a generator; different seeds give different sequences.
    init(seed: UInt64) {
        state = seed
    }

    /// A number from 0 up to and without the bound.
    ///
    /// SplitMix64 (Steele, Lea and Flood, 2014).
    mutating func number(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return Int(truncatingIfNeeded: mixed % UInt64(bound))
    }

    /// One of some things.
    mutating func pick<Thing>(_ things: [Thing]) -> Thing {
        things[number(below: things.count)]
    }

    /// A record with members of all kinds.
    mutating func schema(depth: Int = 3) -> TemplateSchema {
        var members: [(name: String, schema: TemplateSchema)] = []
        for name in Self.names where number(below: 4) > 0 {
            members.append((name, member(depth: depth - 1)))
        }
        return .record(members)
    }

    private mutating func member(depth: Int) -> TemplateSchema {
        switch number(below: depth > 0 ? 7 : 3) {
        case 0: .text
        case 1: .flag
        case 2: .optional(.text)
        case 3: .list(of: schema(depth: depth))
        case 4: .list(of: .text)
        case 5: .optional(schema(depth: depth))
        default: schema(depth: depth)
        }
    }

    /// A value that fits a schema.
    mutating func value(of schema: TemplateSchema) -> TemplateValue {
        switch schema {
        case .text: return .text(pick(["", "x", "two\nlines"]))
        case .flag: return .flag(number(below: 2) == 0)
        case .optional(let wrapped): return number(below: 2) == 0 ? .absent : value(of: wrapped)
        case .list(of: let element): return .list((0..<number(below: 3)).map { _ in value(of: element) })
        case .record(let members):
            return .record(TemplateRecord(members.map { (name: $0.name, value: value(of: $0.schema)) }))
        }
    }

    /// A template with sections that are closed.
    ///
    /// - Parameters:
    ///   - depth: how deep sections nest.
    ///   - partials: the names that it may include.
    /// - Returns: the text of the template.
    mutating func template(depth: Int = 3, partials: [String] = []) -> String {
        var text = ""
        for _ in 0..<(1 + number(below: 4)) {
            switch number(below: depth > 0 ? 8 : 4) {
            case 0: text += pick(["x", " ", "\n", "\r\n", "  y\n", "\n\n"])
            case 1: text += "{{\(path())}}"
            case 2: text += pick(["{{! note }}", "{{!}}\n", "{{{\(path())}}}", "{{=| |=}}|={{ }}=|"])
            case 3: text += partials.isEmpty ? "\n" : pick(["{{>\(pick(partials))}}", "  {{>\(pick(partials))}}\n"])
            default:
                let name = path()
                let sigil = pick(["#", "#", "^"])
                let inside = template(depth: depth - 1, partials: partials)
                let gap = pick(["", "\n", "\r\n"])
                text += "{{\(sigil)\(name)}}\(gap)\(inside)\(gap){{/\(name)}}\(gap)"
            }
        }
        return text
    }

    private mutating func path() -> String {
        switch number(below: 8) {
        case 0: "."
        case 1, 2: "\(pick(Self.names)).\(pick(Self.names))"
        default: pick(Self.names)
        }
    }

    /// Bytes that look like a template and mostly are none.
    mutating func noise(count: Int) -> [UInt8] {
        (0..<count).map { _ in pick(Array("{{{{}}}}##^^//>>!!&&==||..ab  \n\r\t<%$\u{E9}".utf8)) }
    }
}
