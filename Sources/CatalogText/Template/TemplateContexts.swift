// SPDX-License-Identifier: Apache-2.0

/// The values in reach at one place of a rendering, innermost last.
struct TemplateContexts {
    /// What a path stands for.
    enum Resolution {
        /// A value, `.absent` included.
        case found(TemplateValue)
        /// Nothing has this name; `candidates` are the names that would have been found.
        case unknown(name: String, candidates: [String])
        /// The first names of the path stand for a value that has no names.
        case notARecord(prefix: String, kind: String)
    }

    /// The values, innermost last; never empty.
    private(set) var values: [TemplateValue]

    /// Makes the contexts of a rendering that starts.
    init(_ root: TemplateValue) {
        values = [root]
    }

    /// Puts a value innermost.
    mutating func push(_ value: TemplateValue) {
        values.append(value)
    }

    /// Takes values away until only so many are left.
    mutating func drop(to count: Int) {
        values.removeLast(max(0, values.count - max(1, count)))
    }

    /// Finds what a path stands for.
    ///
    /// The first name is looked for from the innermost value outwards, the others only inside of what was found: so
    /// the specification resolves dotted names. A path through an absent value is absent.
    ///
    /// - Complexity: O(number of names in reach).
    func resolve(_ path: TemplatePath) -> Resolution {
        guard let first = path.components.first else {
            return values.last.map { .found($0) } ?? .found(.absent)
        }
        guard var value = innermost(first) else {
            return .unknown(name: first, candidates: visibleNames)
        }
        for (index, name) in path.components.enumerated().dropFirst() {
            switch value {
            case .absent:
                return .found(.absent)
            case .record(let record):
                guard let member = record[name] else {
                    return .unknown(name: name, candidates: record.members.map(\.name))
                }
                value = member
            case .text, .flag, .list:
                return .notARecord(prefix: path.prefix(index), kind: value.kind)
            }
        }
        return .found(value)
    }

    private func innermost(_ name: String) -> TemplateValue? {
        for case .record(let record) in values.reversed() {
            if let value = record[name] { return value }
        }
        return nil
    }

    private var visibleNames: [String] {
        var names: [String] = []
        for case .record(let record) in values.reversed() { names += record.members.map(\.name) }
        return names
    }
}
