// SPDX-License-Identifier: Apache-2.0

/// One step of a parsed template.
///
/// A template is a flat list of steps rather than a tree, so that it is rendered and checked in a loop: how deep
/// sections nest costs no stack.
enum TemplateNode: Sendable {
    /// Bytes of the template that are printed as they are.
    case text(Range<Int>)
    /// The place where a line begins with a tag: an indented partial prints its indentation here.
    case lineStart
    /// A value that is printed; `isEscaped` is false for `{{{name}}}` and `{{&name}}`.
    case interpolation(TemplatePath, isEscaped: Bool, location: SourceLocation)
    /// The start of a section; `end` is the index of its `sectionEnd`.
    case section(TemplatePath, isInverted: Bool, end: Int, location: SourceLocation)
    /// The end of the innermost section.
    case sectionEnd
    /// Another template; `indentation` are the bytes before a tag that stands alone on its line, else empty.
    case partial(String, indentation: Range<Int>, location: SourceLocation)
}
