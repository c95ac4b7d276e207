// SPDX-License-Identifier: Apache-2.0

/// Why a run accepts nothing: every word that it cannot accept.
package struct WordRefusals: Error, Hashable, Sendable {
    /// In the order of the requests; at least one.
    package let refusals: [WordRefusal]
    /// How many words were asked for.
    package let requestCount: Int

    init(_ refusals: [WordRefusal], requestCount: Int) {
        self.refusals = refusals
        self.requestCount = requestCount
    }

    /// What is wrong, in one line, or in one for each word below a first one that counts them.
    package var message: String {
        guard requestCount > 1 else { return refusals.map(line).joined(separator: "\n") }
        let head = "nothing was accepted: \(refusals.count) of \(requestCount) words cannot be"
        let lines = refusals.flatMap { refusal in
            ["  " + line(refusal)] + (refusal.nextStep.map { ["    next: " + $0] } ?? [])
        }
        return ([head] + lines).joined(separator: "\n")
    }

    /// What to do; nil when the message says it.
    package var nextStep: String? {
        requestCount > 1 ? nil : refusals.first?.nextStep
    }

    private func line(_ refusal: WordRefusal) -> String {
        "\(QuotedText.quote(refusal.operand)): \(refusal.reason)"
    }
}
