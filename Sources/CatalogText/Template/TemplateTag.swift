// SPDX-License-Identifier: Apache-2.0

/// A tag as the scanner finds it, before its name is judged.
struct TemplateTag {
    /// What the first byte inside the delimiters says.
    enum Kind: Hashable {
        /// `{{name}}`, or without escaping `{{{name}}}` and `{{&name}}`.
        case interpolation(isEscaped: Bool)
        /// `{{#name}}`, or `{{^name}}` when inverted.
        case section(isInverted: Bool)
        /// `{{/name}}`.
        case close
        /// `{{>name}}`.
        case partial
        /// `{{! text }}`.
        case comment
        /// `{{=<% %>=}}`.
        case delimiters
        /// `{{<name}}` and `{{$name}}`: template inheritance, an optional module of the specification.
        case unsupported
        /// A tag for which an error has been reported.
        case rejected

        /// Whether a line that holds nothing but such a tag vanishes from the output.
        ///
        /// Standalone lines of the specification: every tag but an interpolation.
        var canStandAlone: Bool {
            switch self {
            case .interpolation, .unsupported, .rejected: false
            case .section, .close, .partial, .comment, .delimiters: true
            }
        }
    }

    /// What the tag does.
    let kind: Kind
    /// The bytes of the tag, delimiters included.
    let range: Range<Int>
    /// The bytes of its name, white space around it left out.
    let content: Range<Int>
    /// The place of its opening delimiter.
    let location: SourceLocation
    /// The place of its name.
    let contentLocation: SourceLocation
}
