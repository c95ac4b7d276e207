// SPDX-License-Identifier: Apache-2.0

/// One fact of a model before and after, each as the compact JSON of its value.
package struct FactChange: Hashable, Sendable {
    /// The name of the fact in a snapshot, such as `contextWindowTokens`; empty for the model as a whole.
    package let field: String
    /// Nil when there was no value.
    package let before: String?
    /// Nil when there is no value any more.
    package let after: String?

    package init(field: String, before: String?, after: String?) {
        self.field = field
        self.before = before
        self.after = after
    }
}

/// By bytes: `==` on texts would take two spellings of one character for the same.
extension FactChange {
    package static func == (left: FactChange, right: FactChange) -> Bool { left.bytes == right.bytes }

    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

    private var bytes: [[UInt8]?] { [field, before, after].map { $0.map { Array($0.utf8) } } }
}
