// SPDX-License-Identifier: Apache-2.0

/// A schema as a table, where every part has a number.
///
/// The check compares sets of names in reach; numbers make that cheap.
struct TemplateShapes {
    /// One part of a schema, its own parts by number.
    enum Shape {
        case text
        case flag
        case list(of: Int)
        case record([(name: String, shape: Int)])
        case optional(Int)
        /// What a wrong section stands for: every name may be in it, so that one error does not cause others.
        case unknown
    }

    /// The number of the whole schema.
    private(set) var root = 0
    /// The number of the shape that may have every name.
    let unknown = 0
    private var shapes: [Shape] = [.unknown]

    /// Makes the table of a schema.
    init(_ schema: TemplateSchema) {
        root = add(schema.required)
    }

    /// The part with a number.
    subscript(number: Int) -> Shape { shapes[number] }

    /// The number of a member's shape, or `nil` when the part is no record or does not have the name.
    func member(_ name: String, of number: Int) -> Int? {
        guard case .record(let members) = shapes[number] else { return nil }
        return members.first { $0.name.hasSameBytes(as: name) }?.shape
    }

    /// The names of a part; empty when it is no record.
    func names(of number: Int) -> [String] {
        guard case .record(let members) = shapes[number] else { return [] }
        return members.map(\.name)
    }

    /// The kind of a part as a message names it.
    func kind(of number: Int) -> String {
        switch shapes[number] {
        case .text: "text"
        case .flag: "a flag"
        case .list: "a list"
        case .record: "a record"
        case .optional(let wrapped): kind(of: wrapped)
        case .unknown: "unknown"
        }
    }

    private mutating func add(_ schema: TemplateSchema) -> Int {
        let shape: Shape
        switch schema {
        case .text: shape = .text
        case .flag: shape = .flag
        case .list(of: let element): shape = .list(of: add(element.required))
        case .optional(let wrapped): shape = .optional(add(wrapped))
        case .record(let members):
            var numbered: [(name: String, shape: Int)] = []
            for (name, schema) in members { numbered.append((name, add(schema))) }
            shape = .record(numbered)
        }
        shapes.append(shape)
        return shapes.count - 1
    }
}
