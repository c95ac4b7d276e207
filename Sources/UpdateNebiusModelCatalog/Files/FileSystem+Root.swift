// SPDX-License-Identifier: Apache-2.0

extension FileSystem {
    /// The directory whose presence makes its parent the root of a catalog.
    static let rootMarker = "snapshots"

    /// The directory that `--root` names, or else the nearest parent of the working directory that has `snapshots/`.
    ///
    /// - Throws: `FileError` with status 66 if the named directory does not exist, is none, or no parent qualifies.
    static func root(named path: String?) throws(FileError) -> String {
        guard let path else {
            guard let root = try findRoot(startingAt: ".") else {
                throw FileError(
                    kind: .missing,
                    path: rootMarker + "/",
                    reason: "neither this directory nor a parent has it; name the package with --root DIR"
                )
            }
            return root
        }
        let status: FileStatus
        do {
            status = try SystemCall.status(of: path, in: SystemCall.workingDirectoryDescriptor, links: .followed)
        } catch {
            throw FileError(kind: .missing, path: path, reason: error.reason)
        }
        guard status.kind == .directory else {
            throw FileError(kind: .missing, path: path, reason: "--root needs a directory, and this is none")
        }
        return path
    }

    /// The nearest directory with a `snapshots/` directory in it, from the given directory upwards, as absolute path.
    ///
    /// Nil if there is none up to the root of the file system. A link named `snapshots` does not count, since writes
    /// would refuse to go through it.
    ///
    /// - Throws: `FileError` with status 66 if the directory itself cannot be found.
    /// - Complexity: One system call for every part of the path.
    static func findRoot(startingAt directory: String) throws(FileError) -> String? {
        try findParent(of: directory) { isDirectory($0 + rootMarker) }
    }

    /// The nearest directory that qualifies, from the given directory upwards.
    ///
    /// - Parameters:
    ///   - directory: Where to start; it may qualify itself.
    ///   - qualifies: Judges a directory by its path with a slash at the end.
    /// - Returns: Its absolute path; nil if there is none up to the root of the file system.
    /// - Throws: `FileError` with status 66 if the directory itself cannot be found.
    static func findParent(
        of directory: String,
        where qualifies: (String) -> Bool
    ) throws(FileError) -> String? {
        var candidate: String
        do {
            candidate = try SystemCall.resolvedPath(of: directory)
        } catch {
            throw FileError(kind: .missing, path: directory, reason: error.reason)
        }
        while true {
            let parentPrefix = candidate.utf8.last == UInt8(ascii: "/") ? candidate : candidate + "/"
            if qualifies(parentPrefix) { return candidate }
            guard let slash = candidate.utf8.lastIndex(of: UInt8(ascii: "/")), candidate.utf8.count > 1 else {
                return nil
            }
            candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
        }
    }

    /// Whether the path is a directory and no link to one; what cannot be looked at is none.
    static func isDirectory(_ path: String) -> Bool {
        let status = try? SystemCall.status(of: path, in: SystemCall.workingDirectoryDescriptor, links: .notFollowed)
        return status?.kind == .directory
    }

    /// Whether the path is a regular file, or a link to one; what cannot be looked at is none.
    static func isFile(_ path: String) -> Bool {
        let status = try? SystemCall.status(of: path, in: SystemCall.workingDirectoryDescriptor, links: .followed)
        return status?.kind == .regular
    }
}
