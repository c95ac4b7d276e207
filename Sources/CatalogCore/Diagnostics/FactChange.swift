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
