// SPDX-License-Identifier: Apache-2.0

/// An update as one commit on top of the committed files.
package struct ProposalPlan: Sendable {
    /// The snapshot that the commit adds.
    package let snapshot: Snapshot
    /// Every file that the commit holds after it, in the order in which an update writes them.
    package let files: [PlannedFile]
    /// The generated files, to find those that no template writes any more.
    package let outputs: OutputPlan
    /// The held changes that nobody gave a reason for; the commit accepts them with an empty one, which `check`
    /// refuses.
    package let waiting: [Diagnostic]
    /// The changes that people accepted before, as notes with their reasons.
    package let accepted: [Diagnostic]
    /// What changed since the newest snapshot; nil for the first snapshot of all.
    package let difference: CatalogDifference?
}
