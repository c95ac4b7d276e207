// SPDX-License-Identifier: Apache-2.0

extension TemplateSchema {
    /// Where a value first differs from this shape, as a sentence; `nil` when it fits.
    ///
    /// A record fits when it has each name of the schema once and no other.
    ///
    /// - Complexity: O(size of the value), times the number of names for each record.
    package func mismatch(in value: TemplateValue) -> String? {
        required.mismatch(in: value, at: "")
    }

    /// Where a value differs; `place` are the names and indices that lead to it, such as `models[2].id`.
    private func mismatch(in value: TemplateValue, at place: String) -> String? {
        switch (self, value) {
        case (.text, .text), (.flag, .flag), (.optional, .absent):
            return nil
        case (.optional(let wrapped), _):
            return wrapped.mismatch(in: value, at: place)
        case (.list(of: let element), .list(let values)):
            for (index, value) in values.enumerated() {
                if let found = element.required.mismatch(in: value, at: "\(place)[\(index)]") { return found }
            }
            return nil
        case (.record(let expected), .record(let record)):
            return Self.mismatch(expected: expected, record: record, at: place)
        case (.text, _), (.flag, _), (.list, _), (.record, _):
            return "\(Self.name(of: place)) is \(value.kind), but should be \(kind)."
        }
    }

    private static func mismatch(
        expected: [(name: String, schema: TemplateSchema)],
        record: TemplateRecord,
        at place: String
    ) -> String? {
        for (name, schema) in expected {
            let inside = place.isEmpty ? name : "\(place).\(name)"
            guard let value = record[name] else { return "`\(inside)` is missing." }
            if let found = schema.mismatch(in: value, at: inside) { return found }
        }
        for (name, _) in record.members where !expected.contains(where: { $0.name.hasSameBytes(as: name) }) {
            return "\(Self.name(of: place)) has a member `\(name)` that it should not have."
        }
        guard record.members.count == expected.count else {
            return "\(Self.name(of: place)) has a name twice."
        }
        return nil
    }

    private static func name(of place: String) -> String {
        place.isEmpty ? "The value" : "`\(place)`"
    }
}
