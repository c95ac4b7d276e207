// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Short ways to write the templates of tests.
enum TemplateSource {
    /// The template of a text, in the file `t`.
    static func parse(
        _ text: String,
        file: String = "t",
        limits: TemplateLimits = .standard
    ) throws(TemplateFailure) -> Template {
        try Template(bytes: Array(text.utf8), file: file, limits: limits)
    }

    /// Partials, each in a file of its name.
    static func partials(_ texts: [(name: String, text: String)]) throws(TemplateFailure) -> [String: Template] {
        var partials: [String: Template] = [:]
        for (name, text) in texts { partials[name] = try parse(text, file: name) }
        return partials
    }

    /// The output of a template.
    static func render(
        _ text: String,
        _ value: TemplateValue,
        partials: [(name: String, text: String)] = [],
        escaping: TemplateEscaping = .none
    ) throws(TemplateFailure) -> String {
        let renderer = TemplateRenderer(partials: try Self.partials(partials))
        return String(
            decoding: try renderer.render(try parse(text), with: value, escaping: escaping),
            as: UTF8.self
        )
    }

    /// The errors that a template gives when it is parsed or rendered, each as `reason place`.
    static func failures(
        _ text: String,
        _ value: TemplateValue = .record([:]),
        partials: [(name: String, text: String)] = []
    ) -> [String] {
        do {
            _ = try render(text, value, partials: partials)
            return []
        } catch {
            return error.errors.map(summary)
        }
    }

    /// An error as `reason place`.
    static func summary(_ error: TemplateError) -> String {
        "\(error.reason.rawValue) \(error.location)"
    }
}
