// SPDX-License-Identifier: Apache-2.0

/// What there is to propose.
package enum ProposalOutcome: Sendable {
    /// Upstream has the facts of the newest snapshot.
    case nothingNew
    /// An update, perhaps with changes that wait for a reason.
    case update(ProposalPlan)
    /// An answer that no person can accept by giving a reason.
    case rejected
}
