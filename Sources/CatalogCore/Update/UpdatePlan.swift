// SPDX-License-Identifier: Apache-2.0

/// What an update writes.
package struct UpdatePlan: Sendable {
    /// The new snapshot; nil when the answer has the facts of the newest one.
    package let snapshot: Snapshot?
    /// Every file that follows from the committed data and the new snapshot.
    package let outputs: OutputPlan

    package init(snapshot: Snapshot?, outputs: OutputPlan) {
        self.snapshot = snapshot
        self.outputs = outputs
    }

    /// All files in the order in which they are written.
    ///
    /// The vocabulary and the identifiers come first, since a snapshot without identifiers is a catalog that lost its
    /// names, which no update may repair. Then the snapshot: after a kill the files behind it are stale, which `check`
    /// names and the next run repairs. If the next answer lacks a model that was new in the killed run, its entry in
    /// the identifiers has to be removed by hand: the tool cannot know that it was never published.
    package var files: [PlannedFile] {
        let snapshotFile = snapshot.map { [PlannedFile(path: $0.path, bytes: $0.canonicalBytes)] } ?? []
        let data = outputs.files.prefix { $0.path.utf8.starts(with: "\(Snapshot.directory)/".utf8) }
        return data + snapshotFile + outputs.files.dropFirst(data.count)
    }
}
