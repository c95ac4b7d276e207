// SPDX-License-Identifier: Apache-2.0

/// The shape of a value that templates are written for.
///
/// `TemplateChecker` judges a template by it before anything is rendered, and `mismatch(in:)` judges a value, so the
/// documentation of a template's names, the templates and the code that fills them cannot drift apart.
package indirect enum TemplateSchema: Sendable {
    /// Text, encoded for its sink.
    case text
    /// A condition.
    case flag
    /// Any number of values of one shape.
    case list(of: TemplateSchema)
    /// Exactly these names.
    case record([(name: String, schema: TemplateSchema)])
    /// A member of a record that may be absent.
    ///
    /// Anywhere else the optionality is ignored: the whole value and the items of a list are always there.
    case optional(TemplateSchema)

    /// The kind as a message names it.
    var kind: String {
        switch self {
        case .text: "text"
        case .flag: "a flag"
        case .list: "a list"
        case .record: "a record"
        case .optional(let wrapped): "\(wrapped.kind) or absent"
        }
    }

    /// The shape without optionality.
    var required: TemplateSchema {
        var schema = self
        while case .optional(let wrapped) = schema { schema = wrapped }
        return schema
    }
}
