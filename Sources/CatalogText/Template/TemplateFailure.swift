// SPDX-License-Identifier: Apache-2.0

/// Why a template could not be parsed or rendered: every error that was found.
package struct TemplateFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The errors, sorted by place; never empty.
    package let errors: [TemplateError]

    /// Makes a failure from one error.
    package init(_ error: TemplateError) {
        errors = [error]
    }

    /// Makes a failure from a list of errors, or nothing when there is none.
    package init?(_ errors: [TemplateError]) {
        guard !errors.isEmpty else { return nil }
        self.errors = errors
    }

    /// The errors, one on a line.
    package var description: String {
        errors.map(\.description).joined(separator: "\n")
    }
}
