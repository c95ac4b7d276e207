// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// The folder of a package with a catalog: reads its committed files for the core, and writes what the core planned.
struct CatalogFolder {
    /// The most bytes of one committed file.
    private static let maximumFileBytes = Snapshot.maximumBytes

    /// The root, as a path that the system understands.
    let root: String

    /// Finds the root.
    ///
    /// - Parameter path: What `--root` names; nil to look for the nearest parent that has `snapshots/`.
    /// - Throws: ``CommandFailure`` with status 66 when there is no such folder.
    init(_ path: String?) throws(CommandFailure) {
        do {
            self.root = try FileSystem.root(named: path)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Keeps other runs from writing until this one has ended; called before anything is read that decides what is
    /// written.
    ///
    /// - Throws: ``CommandFailure`` with status 75 when another run has the lock, and 66 when there is no `snapshots/`.
    func lock() throws(CommandFailure) {
        try WriteLock.take("\(root)/\(Snapshot.directory)", shownAs: Snapshot.directory)
    }

    /// Everything in `snapshots/` and `templates/` that the core reads.
    func committedFiles() throws(CommandFailure) -> CommittedFiles {
        CommittedFiles(
            snapshots: try files(in: Snapshot.directory) { $0.utf8.reversed().starts(with: ".json".utf8.reversed()) },
            templates: try files(in: TemplateSet.directory) { name in
                name == "outputs.json" || name.utf8.reversed().starts(with: ".mustache".utf8.reversed())
            }
        )
    }

    /// What stands at one path under the root.
    func state(at path: String) -> FileState {
        FileSystem.read(path, under: root, maximumBytes: Self.maximumFileBytes)
    }

    /// What stands at each path of a plan, and at each other path in the folder of generated files.
    func onDisk(for plan: OutputPlan) throws(CommandFailure) -> [NamedFile] {
        let planned = plan.files.map { NamedFile(path: $0.path, state: state(at: $0.path)) }
        let paths = Set(planned.map { Array($0.path.utf8) })
        // The Finder of macOS leaves `.DS_Store` wherever it looked; version control does not see it either.
        let others = try files(in: plan.directory) { !FileTransaction.isTemporary($0) && $0 != ".DS_Store" }
            .filter { !paths.contains(Array($0.path.utf8)) }
        return planned
            + others.map { file in
                // It was listed, so it is there, and cannot be opened by the text that its name shows as.
                file.state == .missing ? NamedFile(path: file.path, state: .unreadable("its name is not UTF-8")) : file
            }
    }

    /// Writes files, and removes generated ones that nothing writes any more.
    ///
    /// - Returns: What was written, left alone and removed.
    func write(_ files: [PlannedFile], removing paths: [String]) throws(CommandFailure) -> FileTransactionResult {
        do {
            return try FileTransaction(root: root).apply(
                writes: files.map { FileWrite(path: $0.path, bytes: $0.bytes) },
                deletions: paths
            )
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The files of a folder whose names are wanted; none when the folder is missing.
    private func files(in directory: String, where isWanted: (String) -> Bool) throws(CommandFailure) -> [NamedFile] {
        switch FileSystem.list("\(root)/\(directory)") {
        case .names(let names):
            return names.filter(isWanted).map { name in
                NamedFile(path: "\(directory)/\(name)", state: state(at: "\(directory)/\(name)"))
            }
        case .missing:
            return []
        case .symbolicLink, .notADirectory:
            throw CommandFailure(.malformedData, "\(directory) must be a directory, and no symbolic link")
        case .tooMany(let limit):
            throw CommandFailure(.malformedData, "\(directory) has more than \(limit) files")
        case .unreadable(let reason):
            throw CommandFailure(.cannotReadOrWrite, "\(directory) cannot be read: \(VisibleText.encode(reason))")
        }
    }
}
