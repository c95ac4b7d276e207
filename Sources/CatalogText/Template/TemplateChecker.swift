// SPDX-License-Identifier: Apache-2.0

/// Judges templates by the shape of the value that they are written for, before anything is rendered.
package struct TemplateChecker: Sendable {
    /// The templates that others can include, by name.
    package let partials: [String: Template]
    /// What a check may cost, and how many errors it reports.
    package let limits: TemplateLimits

    /// Makes a checker.
    package init(partials: [String: Template] = [:], limits: TemplateLimits = .standard) {
        self.partials = partials
        self.limits = limits
    }

    /// Every error of a template and of the partials that it includes.
    ///
    /// All sections are looked into, those included that some values would skip. A partial is judged at each place
    /// that includes it, because the names in reach differ. A template without errors cannot fail for any value that
    /// fits the schema, except by reaching a limit.
    ///
    /// - Parameters:
    ///   - template: the template.
    ///   - schema: the shape of its value.
    /// - Returns: the errors, sorted by place; empty when there is none.
    /// - Complexity: O(number of steps, times the number of different sets of names in reach for each partial); the
    ///   limit of steps bounds it.
    package func check(_ template: Template, against schema: TemplateSchema) -> [TemplateError] {
        var run = TemplateChecking(checker: self, template: template, schema: schema)
        return run.run()
    }
}
