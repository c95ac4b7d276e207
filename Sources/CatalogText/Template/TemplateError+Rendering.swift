// SPDX-License-Identifier: Apache-2.0

/// The errors that rendering and checking share, so that both say the same.
extension TemplateError {
    /// The most names that a message lists.
    private static let listedNames = 12

    /// Nothing in reach has a name.
    static func unknownName(
        _ name: String,
        in path: TemplatePath,
        candidates: [String],
        at location: SourceLocation
    ) -> TemplateError {
        let inPath = path.components.count > 1 ? " of `\(path)`" : ""
        return TemplateError(
            reason: .unknownName,
            location: location,
            message: "The name `\(name)`\(inPath) is not known here.",
            nextStep: suggestion(for: name, among: candidates)
        )
    }

    /// A name with a dot behind it stands for something that has no names.
    static func notARecord(
        _ prefix: String,
        kind: String,
        in path: TemplatePath,
        at location: SourceLocation
    ) -> TemplateError {
        TemplateError(
            reason: .wrongKind,
            location: location,
            message: "`\(path)` asks for a member of `\(prefix)`, which is \(kind).",
            nextStep: "Use `\(prefix)` without a dot behind it."
        )
    }

    /// A value is printed that is not text; of a record, most often one of its names was meant.
    static func notText(
        _ path: TemplatePath,
        kind: String,
        names: [String] = [],
        at location: SourceLocation
    ) -> TemplateError {
        let forms = names.prefix(listedNames).map { "`\(path).\($0)`" }.joined(separator: ", ")
        return TemplateError(
            reason: .wrongKind,
            location: location,
            message: "`\(path)` is \(kind), which cannot be printed.",
            nextStep: names.isEmpty
                ? "Open a section with `#\(path)`, or print text inside it."
                : "Print one of its members: \(forms)\(names.count > listedNames ? " and more" : "")."
        )
    }

    /// A value is printed that is absent.
    static func absentValue(_ path: TemplatePath, at location: SourceLocation) -> TemplateError {
        TemplateError(
            reason: .absentValue,
            location: location,
            message: "`\(path)` is absent here.",
            nextStep: "Put it inside a section `#\(path)`, which is skipped when it is absent."
        )
    }

    /// No partial has this name.
    static func unknownPartial(
        _ name: String,
        partials: [String: Template],
        at location: SourceLocation
    ) -> TemplateError {
        let names = partials.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return TemplateError(
            reason: .unknownPartial,
            location: location,
            message: "There is no partial `\(name)`.",
            nextStep: suggestion(for: name, among: names)
        )
    }

    /// Partials are open inside of one another to the limit.
    static func partialsTooDeep(
        _ name: String,
        _ limits: TemplateLimits,
        at location: SourceLocation
    ) -> TemplateError {
        TemplateError(
            reason: .partialsTooDeep,
            location: location,
            message: "The partial `\(name)` is nested deeper than \(limits.partialDepth) partials.",
            nextStep: "Include it only inside a section that is skipped in the end."
        )
    }

    /// The run takes more steps than the limit.
    static func tooManySteps(_ limits: TemplateLimits, at location: SourceLocation) -> TemplateError {
        TemplateError(
            reason: .tooManySteps,
            location: location,
            message: "The template takes more than \(limits.steps) steps.",
            nextStep: "Use fewer sections inside of one another."
        )
    }

    /// The output has more bytes than the limit.
    static func outputTooLarge(_ limits: TemplateLimits, at location: SourceLocation) -> TemplateError {
        TemplateError(
            reason: .outputTooLarge,
            location: location,
            message: "The output has more than \(limits.outputBytes) bytes.",
            nextStep: "Print less, or split the output into files."
        )
    }

    private static func suggestion(for name: String, among candidates: [String]) -> String {
        if let nearest = NearestWord.find(name, among: candidates) { return "Did you mean `\(nearest)`?" }
        guard !candidates.isEmpty else { return "Remove it, or define it: nothing has a name here." }
        var listed: [String] = []
        for candidate in candidates where !listed.contains("`\(candidate)`") {
            if listed.count == listedNames {
                return "Known names: \(listed.joined(separator: ", ")) and more."
            }
            listed.append("`\(candidate)`")
        }
        return "Known names: \(listed.joined(separator: ", "))."
    }
}
