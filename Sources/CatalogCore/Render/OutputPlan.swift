// SPDX-License-Identifier: Apache-2.0

/// The complete list of files that follow from the committed data: one plan, two verbs.
///
/// `generate` writes it, `check` compares it.
package struct OutputPlan: Hashable, Sendable {
    /// In the order in which they are written; an update puts its snapshot after the committed data.
    package let files: [PlannedFile]
    /// The folder that belongs to the tool: a file in it that is not planned is extra.
    package let directory: String

    package init(files: [PlannedFile], directory: String) {
        self.files = files
        self.directory = directory
    }
}
