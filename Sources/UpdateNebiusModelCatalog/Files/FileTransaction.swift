// SPDX-License-Identifier: Apache-2.0

import CatalogProcess

/// Writes and deletes a set of files below a root so that a kill at any moment leaves no half-written file.
///
/// Everything is looked at before anything is changed: a path that leads out of the root, or a link or directory in the
/// way, refuses the whole set. Then all new bytes go to temporary files beside their destinations and to the disk, and
/// only then the files get their names, in the order given. So a failure before the first rename leaves the tree as it
/// was, and a kill in the middle leaves each file either old or new. A file that already holds its bytes is not
/// touched. A temporary file is locked while its run goes on, so that no other run takes it for a leftover.
struct FileTransaction {
    /// How the names of temporary files start; with `temporarySuffix`, what `.gitignore` lists.
    static let temporaryPrefix = ".catalog-"
    /// How the names of temporary files end.
    static let temporarySuffix = ".tmp"

    /// How many names a directory may have before it is refused as none of ours.
    private static let maximumNames = 1_000_000

    /// How often a temporary file is created before what takes it away is no coincidence.
    private static let maximumAttempts = 100

    /// The directory that all paths are relative to.
    let root: String

    /// Is told of every change to the disk before it happens, and may let it fail.
    private let announce: (FileTransactionStep) throws(SystemError) -> Void

    /// A transaction below a root, which must exist.
    ///
    /// - Parameters:
    ///   - root: The path of the root, which may lead through links.
    ///   - announce: Called before every change to the disk. What it throws is treated as the failure of that change,
    ///     which is how tests reach the failures that a healthy disk does not have.
    init(
        root: String,
        announce: @escaping (FileTransactionStep) throws(SystemError) -> Void = { _ in }
    ) {
        self.root = root
        self.announce = announce
    }

    /// Makes the files be as given.
    ///
    /// - Parameters:
    ///   - writes: The files to create or replace. They are replaced in this order, so the one that refers to the
    ///     others belongs last.
    ///   - deletions: The files to remove, after all writes, in this order. One that is not there is left alone.
    /// - Returns: What was written, what was left alone because it was right already, and what was removed.
    /// - Throws: `FileError` with status 73 for a path that is refused or cannot be created, and 74 for a file that
    ///   cannot be read, written or replaced. Its `completedPaths` tell whether the tree changed.
    /// - Complexity: Linear in the bytes given and the names in the directories touched.
    @discardableResult
    func apply(writes: [FileWrite], deletions: [String] = []) throws(FileError) -> FileTransactionResult {
        let (writes, deletions) = try FileTransactionPaths.checked(writes: writes, deletions: deletions)
        return try EndingSignals.holding { () throws(FileError) in
            try apply(writes: writes, deletions: deletions)
        }
    }

    private func apply(
        writes: [(path: RelativePath, bytes: [UInt8])],
        deletions: [RelativePath]
    ) throws(FileError) -> FileTransactionResult {
        var tree = try DirectoryTree(root: root, announce: announce)
        var result = FileTransactionResult()
        var pending: [(path: RelativePath, bytes: [UInt8])] = []
        for write in writes {
            if try isUnchanged(write.path, bytes: write.bytes, in: &tree) {
                result.unchanged.append(write.path.text)
            } else {
                pending.append(write)
            }
        }
        let present = try present(deletions, in: &tree)
        try removeLeftovers(beside: writes.map(\.path) + deletions, in: &tree)
        let staged = try stage(pending, in: &tree)
        if EndingSignals.isPending {
            // The signal takes effect when it is held no longer, which is where this error leads.
            discard(staged[...], in: &tree)
            throw FileError(kind: .interrupted, path: root, isOfRoot: true, reason: "a signal asked to end")
        }
        try commit(staged, deletions: present, in: &tree, result: &result)
        return result
    }
}

// MARK: - Looking

extension FileTransaction {
    /// Whether a file already holds its bytes.
    private func isUnchanged(
        _ path: RelativePath,
        bytes: [UInt8],
        in tree: inout DirectoryTree
    ) throws(FileError) -> Bool {
        guard let directory = try tree.directory(of: path, whereMissing: .reported),
            let status = try replaceableStatus(of: path, in: directory),
            status.byteCount == bytes.count
        else { return false }
        return try FileError.naming(path.text, as: .cannotReadOrWrite) { () throws(SystemError) in
            let descriptor = try directory.file(path.fileName, for: .readingFile(links: .notFollowed))
            return try descriptor.readToEnd(maximumBytes: bytes.count) == bytes
        }
    }

    /// The paths of the list at which there is a file.
    private func present(
        _ paths: [RelativePath],
        in tree: inout DirectoryTree
    ) throws(FileError) -> [(path: RelativePath, directory: Directory)] {
        var present: [(path: RelativePath, directory: Directory)] = []
        for path in paths {
            if let directory = try tree.directory(of: path, whereMissing: .reported),
                try replaceableStatus(of: path, in: directory) != nil
            {
                present.append((path, directory))
            }
        }
        return present
    }

    /// The status of a file that may be replaced or removed, or nil if there is nothing.
    private func replaceableStatus(
        of path: RelativePath,
        in directory: Directory
    ) throws(FileError) -> FileStatus? {
        let status = try FileError.naming(path.text, as: .cannotReadOrWrite) { () throws(SystemError) in
            try directory.status(of: path.fileName)
        }
        switch status?.kind {
        case nil, .regular:
            return status
        case .directory:
            throw FileError(kind: .refused, path: path.text, reason: "a directory is in the way")
        case .symbolicLink:
            throw FileError(kind: .refused, path: path.text, reason: "a symbolic link is in the way")
        case .pipe, .other:
            throw FileError(kind: .refused, path: path.text, reason: "something that is no regular file is in the way")
        }
    }
}

// MARK: - Staging

extension FileTransaction {
    /// Removes the temporary files that killed runs left in the directories of some paths.
    private func removeLeftovers(beside paths: [RelativePath], in tree: inout DirectoryTree) throws(FileError) {
        var visited: Set<[UInt8]> = []
        for path in paths where visited.insert(Array(path.directoryText.utf8)).inserted {
            guard let directory = try tree.directory(of: path, whereMissing: .reported) else { continue }
            let shownPath = path.directoryText.isEmpty ? "." : path.directoryText
            let names = try FileError.naming(shownPath, as: .cannotReadOrWrite) { () throws(SystemError) in
                try directory.names(limit: Self.maximumNames)
            }
            guard let names else {
                throw FileError(kind: .refused, path: shownPath, reason: "the directory has too many files")
            }
            for name in names where Self.isTemporary(name) {
                let leftover = path.directoryText.isEmpty ? name : path.directoryText + "/" + name
                try FileError.naming(leftover, as: .cannotReadOrWrite) { () throws(SystemError) in
                    try removeLeftover(name, in: directory, path: leftover)
                }
            }
        }
    }

    /// Removes a temporary file, unless it is of a run that goes on, or of somebody else.
    private func removeLeftover(_ name: String, in directory: Directory, path: String) throws(SystemError) {
        guard try directory.status(of: name)?.kind == .regular else { return }
        do throws(SystemError) {
            let file = try directory.file(name, for: .readingFile(links: .notFollowed))
            // Until the name is gone, so that its run cannot lock the file in between and count on it.
            defer { withExtendedLifetime(file) {} }
            guard try file.lock(.shared) else { return }
            try announce(.removeLeftover(path: path))
            try directory.removeFile(name)
        } catch  where [.noSuchFile, .notPermitted].contains(error.condition) {
            // Its run has given it its name meanwhile, or it is in no one's way: no name is used twice.
            return
        }
    }

    /// Writes all new bytes to temporary files; on a failure removes them and what was created for them.
    private func stage(
        _ writes: [(path: RelativePath, bytes: [UInt8])],
        in tree: inout DirectoryTree
    ) throws(FileError) -> [StagedFile] {
        var staged: [StagedFile] = []
        do throws(FileError) {
            for write in writes {
                guard let directory = try tree.directory(of: write.path, whereMissing: .created) else {
                    throw FileError(kind: .cannotCreate, path: write.path.text, reason: "its directory vanished")
                }
                let file = try FileError.naming(write.path.text, as: .cannotCreate) { () throws(SystemError) in
                    try announce(.stage(path: write.path.text))
                    return try createTemporary(for: write.path, in: directory)
                }
                staged.append(file)
                try FileError.naming(write.path.text, as: .cannotReadOrWrite) { () throws(SystemError) in
                    try file.descriptor.write(write.bytes)
                    try announce(.flush(path: write.path.text))
                    try file.descriptor.synchronize()
                }
            }
        } catch {
            discard(staged[...], in: &tree)
            throw error
        }
        return staged
    }

    /// Removes temporary files and created directories after a failure.
    private func discard(_ staged: ArraySlice<StagedFile>, in tree: inout DirectoryTree) {
        for file in staged {
            // The failure that led here is the one to report; what stays is removed by the next run.
            try? file.directory.removeFile(file.temporaryName)
        }
        tree.removeCreated()
    }

    /// Creates a temporary file, and locks it: until then another run may take it for a leftover.
    private func createTemporary(for path: RelativePath, in directory: Directory) throws(SystemError) -> StagedFile {
        for _ in 0..<Self.maximumAttempts {
            let name = Self.temporaryName()
            let descriptor = try directory.file(name, for: .creatingFile)
            do throws(SystemError) {
                if try descriptor.lock(.exclusive), try descriptor.status().nameCount > 0 {
                    return StagedFile(directory: directory, temporaryName: name, descriptor: descriptor, path: path)
                }
                try? directory.removeFile(name)
            } catch {
                try? directory.removeFile(name)
                throw error
            }
        }
        throw SystemError(condition: .other, reason: "another process removes or locks every new file")
    }

    /// A name that no other file has; if one has it all the same, creating the file fails instead of harming it.
    private static func temporaryName() -> String {
        temporaryPrefix + String(UInt64.random(in: .min ... .max), radix: 16) + temporarySuffix
    }

    /// Whether a name is one that `temporaryName()` may have given.
    static func isTemporary(_ name: String) -> Bool {
        name.utf8.starts(with: temporaryPrefix.utf8)
            && name.utf8.reversed().starts(with: temporarySuffix.utf8.reversed())
    }
}

// MARK: - Committing

extension FileTransaction {
    /// Gives the files their names, removes what shall go, and brings both to the disk.
    private func commit(
        _ staged: [StagedFile],
        deletions: [(path: RelativePath, directory: Directory)],
        in tree: inout DirectoryTree,
        result: inout FileTransactionResult
    ) throws(FileError) {
        do throws(FileError) {
            for file in staged {
                try FileError.naming(file.path.text, as: .cannotReadOrWrite) { () throws(SystemError) in
                    try announce(.replace(path: file.path.text))
                    try file.directory.rename(file.temporaryName, to: file.path.fileName)
                }
                tree.markChanged(file.directory, path: file.path.directoryText)
                result.written.append(file.path.text)
            }
            for (path, directory) in deletions {
                try FileError.naming(path.text, as: .cannotReadOrWrite) { () throws(SystemError) in
                    try announce(.delete(path: path.text))
                    try directory.removeFile(path.fileName)
                }
                tree.markChanged(directory, path: path.directoryText)
                result.deleted.append(path.text)
            }
            try tree.synchronize()
        } catch {
            discard(staged.dropFirst(result.written.count), in: &tree)
            var error = error
            error.completedPaths = result.written + result.deleted
            throw error
        }
    }
}
