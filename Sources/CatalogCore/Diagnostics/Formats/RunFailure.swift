// SPDX-License-Identifier: Apache-2.0

/// Why a verb could not do its job, when that is not a finding about a file.
package struct RunFailure: Hashable, Sendable {
    /// What stands for the code of a rule where a format needs one; no rule is called so.
    package static let code = "could-not-run"

    /// One sentence, safe to print.
    package let message: String
    /// What to do now; nil when the message says it.
    package let nextStep: String?

    package init(_ message: String, nextStep: String? = nil) {
        self.message = message
        self.nextStep = nextStep
    }
}
