// SPDX-License-Identifier: Apache-2.0

@testable import UpdateNebiusModelCatalog

/// Remembers the steps of a transaction, and lets one of them fail if told so.
final class StepRecorder {
    /// The error that a failing step throws.
    static let failure = SystemError(condition: .other, reason: "the disk is on fire")

    /// The number of steps before the one that fails.
    private let failingIndex: Int?

    /// What it throws.
    private let failure: SystemError

    /// A recorder that lets the step with this index fail, or none.
    init(failingIndex: Int? = nil, with failure: SystemError = StepRecorder.failure) {
        self.failingIndex = failingIndex
        self.failure = failure
    }

    /// What was announced so far.
    private(set) var steps: [FileTransactionStep] = []

    /// To be handed to the transaction.
    func announce(_ step: FileTransactionStep) throws(SystemError) {
        steps.append(step)
        if steps.count - 1 == failingIndex { throw failure }
    }
}
