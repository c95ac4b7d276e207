// SPDX-License-Identifier: Apache-2.0

/// The errors that only a schema shows.
extension TemplateError {
    /// Text is printed that is absent for some values.
    static func mayBeAbsent(_ path: TemplatePath, prefix: String, at location: SourceLocation) -> TemplateError {
        TemplateError(
            reason: .absentValue,
            location: location,
            message: prefix == path.description
                ? "`\(path)` may be absent." : "`\(path)` may be absent, because `\(prefix)` may be.",
            nextStep: "Put it inside a section `#\(prefix)`, which is skipped when it is absent."
        )
    }

    /// A section over text that is always there.
    static func sectionOverText(_ path: TemplatePath, at location: SourceLocation) -> TemplateError {
        TemplateError(
            reason: .wrongKind,
            location: location,
            message: "`\(path)` is text that is always there, so a section over it decides nothing.",
            nextStep: "Print it with `\(path)`, without a section around it."
        )
    }

    /// An inverted section over something that is always there.
    static func neverAbsent(_ path: TemplatePath, at location: SourceLocation) -> TemplateError {
        TemplateError(
            reason: .neverRenders,
            location: location,
            message: "`\(path)` is always there, so what is inside this inverted section is never printed.",
            nextStep: "Remove the section, or name a flag, a list or a value that may be absent."
        )
    }

    /// A partial includes itself with the same names in reach.
    static func endlessPartial(_ name: String, at location: SourceLocation) -> TemplateError {
        TemplateError(
            reason: .partialsTooDeep,
            location: location,
            message: "The partial `\(name)` includes itself with the same names in reach, so it need not end.",
            nextStep: "Include it only inside a section over an inner record."
        )
    }
}
