// SPDX-License-Identifier: Apache-2.0

/// Why one word cannot be accepted.
package struct WordRefusal: Error, Hashable, Sendable {
    /// The request as it was typed.
    package let operand: String
    /// One clause; what it quotes of the request has been made visible.
    package let reason: String
    /// What to do instead; nil when the reason says it.
    package let nextStep: String?

    init(_ operand: String, _ reason: String, nextStep: String? = nil) {
        self.operand = operand
        self.reason = reason
        self.nextStep = nextStep
    }
}
