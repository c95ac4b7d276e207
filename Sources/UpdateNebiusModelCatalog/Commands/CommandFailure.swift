// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// Why a verb cannot go on, when it is not a finding about a file of the catalog.
struct CommandFailure: Error {
    let status: ExitStatus
    /// One line, or one more for each of several words that are refused; untrusted text in it has been made visible.
    let message: String
    /// What to do now; nil when the message says it.
    let nextStep: String?
    /// The finding behind it, where a file is what is wrong; printed like every other finding.
    let finding: Diagnostic?
    /// What the verb had found before; nil for nothing.
    var partialResult: CommandResult?

    /// A file that cannot be used.
    init(_ finding: Diagnostic) {
        self.status = .malformedData
        self.message = finding.message
        self.nextStep = finding.nextStep
        self.finding = finding
    }

    init(_ status: ExitStatus, _ message: String, nextStep: String? = nil) {
        self.status = status
        self.message = message
        self.nextStep = nextStep
        self.finding = nil
    }
}
