// SPDX-License-Identifier: Apache-2.0

/// Why a verb cannot go on, when it is not a finding about a file of the catalog.
struct CommandFailure: Error {
    let status: ExitStatus
    /// One line; untrusted text in it has been made visible.
    let message: String
    /// What to do now; nil when the message says it.
    let nextStep: String?

    init(_ status: ExitStatus, _ message: String, nextStep: String? = nil) {
        self.status = status
        self.message = message
        self.nextStep = nextStep
    }
}
