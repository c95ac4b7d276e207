// SPDX-License-Identifier: Apache-2.0

/// What `{{name}}` does to the text that it prints.
package enum TemplateEscaping: Hashable, Sendable {
    /// Prints the text as it is.
    ///
    /// For sinks where the sink is part of the key (`id.literal`, `id.comment`): the text is encoded already, and to
    /// encode it twice would damage it. `{{name}}`, `{{{name}}}` and `{{&name}}` print the same.
    case none
    /// Prints `&`, `<`, `>`, `"` and `'` as character references.
    ///
    /// What the specification asks of `{{name}}`; `{{{name}}}` and `{{&name}}` print the text as it is. The apostrophe
    /// goes beyond the specification, so that text is safe in single-quoted attributes as well.
    case html

    /// What stands in the output for a byte of the text, or `nil` when the byte stands for itself.
    func replacement(for byte: UInt8) -> StaticString? {
        switch self {
        case .none:
            nil
        case .html:
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            case UInt8(ascii: "'"): "&#39;"
            default: nil
            }
        }
    }
}
