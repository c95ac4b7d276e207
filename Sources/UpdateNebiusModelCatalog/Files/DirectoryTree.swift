// SPDX-License-Identifier: Apache-2.0

/// The directories below a root that a transaction works in, each opened once and reached through no symbolic link.
struct DirectoryTree {
    /// A directory that this transaction created, and where.
    private struct Creation {
        let parent: Directory
        let name: String
    }

    /// The root, which is the only directory that may be reached through links.
    private let root: Directory

    /// Is told of every change to the disk before it happens, and may let it fail.
    private let announce: (FileTransactionStep) throws(SystemError) -> Void

    /// The open directories by the bytes of their path: names that only look alike are different directories.
    private var directories: [[UInt8]: Directory] = [:]

    /// The directories whose names have to be brought to the disk.
    private var changed: [(path: String, directory: Directory)] = []

    /// The paths in `changed`.
    private var changedPaths: Set<[UInt8]> = []

    /// What was created, parents before children.
    private var creations: [Creation] = []

    /// Opens the root.
    ///
    /// - Throws: `FileError` with status 73 if there is no such directory, since no file can be created in it then.
    init(
        root: String,
        announce: @escaping (FileTransactionStep) throws(SystemError) -> Void
    ) throws(FileError) {
        do {
            self.root = try Directory(opening: root)
        } catch {
            let isMissing = error.condition == .noSuchFile || error.condition == .notADirectory
            throw FileError(
                kind: isMissing ? .cannotCreate : .cannotReadOrWrite,
                path: root,
                isOfRoot: true,
                reason: error.reason
            )
        }
        self.announce = announce
    }

    /// The directory that a file is in, or nil if it is missing and shall not be created.
    ///
    /// - Throws: `FileError` if something on the way is a symbolic link or no directory, or cannot be opened or
    ///   created.
    /// - Complexity: A few system calls for every directory that was not walked through before.
    mutating func directory(
        of path: RelativePath,
        whereMissing missing: MissingDirectory
    ) throws(FileError) -> Directory? {
        var directory = root
        var directoryPath = ""
        for name in path.directoryNames {
            let parentPath = directoryPath
            directoryPath = parentPath.isEmpty ? name : parentPath + "/" + name
            let key = Array(directoryPath.utf8)
            if let known = directories[key] {
                directory = known
                continue
            }
            if try !isDirectory(name, in: directory, path: directoryPath) {
                guard missing == .created else { return nil }
                try create(name, in: directory, path: directoryPath)
                markChanged(directory, path: parentPath)
            }
            directory = try open(name, in: directory, path: directoryPath)
            directories[key] = directory
        }
        return directory
    }

    /// Notes that the names in a directory changed, so that they are brought to the disk at the end.
    mutating func markChanged(_ directory: Directory, path: String) {
        if changedPaths.insert(Array(path.utf8)).inserted {
            changed.append((path, directory))
        }
    }

    /// Brings the changed names to the disk, in the order in which the changes were noted.
    func synchronize() throws(FileError) {
        for (path, directory) in changed {
            try FileError.naming(path.isEmpty ? "." : path, as: .cannotReadOrWrite) { () throws(SystemError) in
                try announce(.synchronize(directory: path))
                try directory.synchronize()
            }
        }
    }

    /// Removes the directories that were created, children first.
    mutating func removeCreated() {
        for creation in creations.reversed() {
            // Fails where somebody else has put a file into it meanwhile; then it is theirs to keep.
            try? creation.parent.removeDirectory(creation.name)
        }
        creations = []
    }

    /// Whether a name is a directory; false if there is nothing.
    private func isDirectory(_ name: String, in parent: Directory, path: String) throws(FileError) -> Bool {
        let status = try FileError.naming(path, as: .cannotReadOrWrite) { () throws(SystemError) in
            try parent.status(of: name)
        }
        switch status?.kind {
        case nil:
            return false
        case .directory:
            return true
        case .symbolicLink:
            throw FileError(kind: .refused, path: path, reason: "a symbolic link is where a directory should be")
        case .regular, .pipe, .other:
            throw FileError(kind: .refused, path: path, reason: "a file is where a directory should be")
        }
    }

    /// Creates one directory and remembers that.
    private mutating func create(_ name: String, in parent: Directory, path: String) throws(FileError) {
        try FileError.naming(path, as: .cannotCreate) { () throws(SystemError) in
            try announce(.createDirectory(path: path))
            try parent.createDirectory(name)
        }
        creations.append(Creation(parent: parent, name: name))
    }

    /// Opens one directory.
    private func open(_ name: String, in parent: Directory, path: String) throws(FileError) -> Directory {
        try FileError.naming(path, as: .cannotReadOrWrite) { () throws(SystemError) in
            try parent.directory(name)
        }
    }
}
