// SPDX-License-Identifier: Apache-2.0

/// What the executable found in `snapshots/` and `templates/`: the whole input of every offline verb.
package struct CommittedFiles: Sendable {
    /// The `.json` files directly inside `snapshots/`, sorted by the UTF-8 bytes of the path.
    package let snapshots: [NamedFile]
    /// The templates and `outputs.json` directly inside `templates/`, sorted by the UTF-8 bytes of the path.
    package let templates: [NamedFile]

    package init(snapshots: [NamedFile], templates: [NamedFile]) {
        self.snapshots = snapshots
        self.templates = templates
    }

    /// What stands at a path of one of the two folders.
    package func state(at path: String) -> FileState {
        (snapshots + templates).first { $0.path.utf8.elementsEqual(path.utf8) }?.state ?? .missing
    }
}
