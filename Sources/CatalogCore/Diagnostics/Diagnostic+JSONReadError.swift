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
        let duplicates = error.duplicateKeys.map { key in
            DiagnosticNote(
                "\(QuotedText.quote(key.pointer.description)) is first at \(key.first.line):\(key.first.column), and here again",
                place: DiagnosticPlace(key.second, pointer: key.pointer)
            )
        }
        let opening = error.opening.map { [DiagnosticNote("opened here", place: DiagnosticPlace($0))] } ?? []
        self.init(
            error.reason.isDuplicateKeys ? .duplicateKey : .invalidJSON,
            outcome: outcome,
            error.message.asClause,
            at: DiagnosticPlace(error.location, pointer: error.pointer),
            notes: opening + duplicates,
            nextStep: nextStep ?? error.nextStep.asClause
        )
    }
}
