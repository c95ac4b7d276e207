// SPDX-License-Identifier: Apache-2.0

package import CatalogText

extension Diagnostic {
    /// The finding for bytes that are not strict JSON.
    ///
    /// - Parameters:
    ///   - error: What the reader says.
    ///   - outcome: What that means for the run: a broken answer and a broken committed file are not the same.
    ///   - nextStep: What to do instead of the reader's own advice.
    package init(_ error: JSONReadError, outcome: Outcome, nextStep: String? = nil) {
        self.init(
            error.isDuplicateKeys ? .duplicateKey : .invalidJSON,
            outcome: outcome,
            error.message,
            at: DiagnosticPlace(error.location, pointer: error.pointer),
            notes: error.related.map { DiagnosticNote($0.message, place: DiagnosticPlace($0.location)) },
            nextStep: nextStep ?? error.nextStep
        )
    }
}
