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

    /// The same finding with the line that it points at, when that is one of these files.
    package func showingLine(_ diagnostic: Diagnostic) -> Diagnostic {
        guard let file = diagnostic.place?.file, case .bytes(let bytes) = state(at: file) else { return diagnostic }
        return diagnostic.showingLine(of: file, bytes: bytes[...])
    }

    /// What stands at a path of one of the two folders.
    package func state(at path: String) -> FileState {
        (snapshots + templates).first { $0.path.utf8.elementsEqual(path.utf8) }?.state ?? .missing
    }
}
