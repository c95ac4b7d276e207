// SPDX-License-Identifier: Apache-2.0

package import CatalogText

extension Diagnostic {
    /// The finding for a template that cannot be parsed or does not fit its context.
    package init(_ error: TemplateError) {
        self.init(
            .templateError,
            outcome: .malformedCommittedFile,
            error.message.asClause,
            at: DiagnosticPlace(error.location),
            nextStep: error.nextStep.asClause
        )
    }
}
