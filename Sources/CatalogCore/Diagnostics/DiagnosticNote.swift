// SPDX-License-Identifier: Apache-2.0

/// One more fact of a finding: the other place, the nearest known word.
package struct DiagnosticNote: Hashable, Sendable {
    /// One sentence, safe to print.
    package let message: String
    /// The second place, where there is one.
    package let place: DiagnosticPlace?

    package init(_ message: String, place: DiagnosticPlace? = nil) {
        self.message = message
        self.place = place
    }
}
