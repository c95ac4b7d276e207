// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// The finding for a model that has no identifier, or one that deserves a look.
    init(_ problem: NamingProblem) {
        self.init(
            .identifierNeeded,
            severity: problem.isError ? .error : .warning,
            "\(QuotedText.quote(problem.id)): \(problem.message.asClause)",
            at: DiagnosticPlace(file: IdentifierLedger.path),
            nextStep: problem.nextStep.asClause
        )
    }

    /// The finding for an entry of the ledger that does not fit.
    init(ledgerProblem problem: NamingProblem) {
        self.init(
            .malformedIdentifiers,
            outcome: .malformedCommittedFile,
            "\(QuotedText.quote(problem.id)): \(problem.message.asClause)",
            at: DiagnosticPlace(file: IdentifierLedger.path),
            nextStep: problem.nextStep.asClause
        )
    }
}
