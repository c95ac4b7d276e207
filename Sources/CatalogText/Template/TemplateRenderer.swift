// SPDX-License-Identifier: Apache-2.0

/// Renders templates that may include one another.
package struct TemplateRenderer: Sendable {
    /// The templates that others can include, by name.
    package let partials: [String: Template]
    /// What a rendering may cost.
    package let limits: TemplateLimits

    /// Makes a renderer.
    package init(partials: [String: Template] = [:], limits: TemplateLimits = .standard) {
        self.partials = partials
        self.limits = limits
    }

    /// Renders a template.
    ///
    /// With a schema, the template is judged by it first, also where it would print nothing, and so is the value.
    ///
    /// - Parameters:
    ///   - template: the template.
    ///   - value: what its names stand for.
    ///   - schema: the shape that the template is written for and that the value has.
    ///   - escaping: what `{{name}}` does to its text.
    /// - Returns: the output. It depends on the arguments and on nothing else.
    /// - Throws: every error that the schema shows, else the first one met while rendering: a name that is unknown, a
    ///   value that cannot be used in this way or is absent, a missing partial, or a limit.
    /// - Complexity: O(size of the output plus number of steps); the limits bound both.
    package func render(
        _ template: Template,
        with value: TemplateValue,
        schema: TemplateSchema? = nil,
        escaping: TemplateEscaping = .none
    ) throws(TemplateFailure) -> [UInt8] {
        if let schema {
            let checker = TemplateChecker(partials: partials, limits: limits)
            if let failure = TemplateFailure(checker.check(template, against: schema)) { throw failure }
            if let mismatch = schema.mismatch(in: value) {
                throw TemplateFailure(.valueDoesNotFit(template, mismatch))
            }
        }
        do {
            var rendering = TemplateRendering(renderer: self, template: template, value: value, escaping: escaping)
            return try rendering.run()
        } catch {
            throw TemplateFailure(error)
        }
    }
}

extension TemplateError {
    /// The value that a template is to be rendered with does not fit its schema.
    fileprivate static func valueDoesNotFit(_ template: Template, _ mismatch: String) -> TemplateError {
        TemplateError(
            reason: .valueDoesNotFit,
            location: Template.start(of: template.file),
            message: "The value for this template does not fit its schema: \(mismatch)",
            nextStep: "This is an error of the program that fills the template, not of the template."
        )
    }
}
