// SPDX-License-Identifier: Apache-2.0

/// Why a run cannot go on because of a file.
struct FileError: Error, Equatable, Sendable {
    /// What kind of failure it is, which decides the exit status.
    enum Kind: Equatable, Sendable {
        /// Something that the run needs is not there.
        case missing
        /// The path is one that is not written to, for what it says or for what lies there.
        case refused
        /// A file or directory cannot be created.
        case cannotCreate
        /// An existing file or directory cannot be read, replaced or removed.
        case cannotReadOrWrite
        /// A signal asked the process to end, so nothing was written.
        case interrupted
    }

    /// What kind of failure it is.
    let kind: Kind

    /// The path that it is about, as the caller gave it.
    ///
    /// May hold any character: to be made visible when printed.
    let path: String

    /// Whether the path is that of the root, which other paths are relative to.
    var isOfRoot = false

    /// The reason, in our words or those of the system.
    let reason: String

    /// The paths that were already written or deleted when it happened, in that order; usually none.
    var completedPaths: [String] = []

    /// The status that the process ends with.
    var exitStatus: ExitStatus {
        switch kind {
        case .missing: .missingInput
        case .refused, .cannotCreate: .cannotCreate
        case .cannotReadOrWrite: .cannotReadOrWrite
        case .interrupted: .interrupted
        }
    }

    /// The failure in one line; as untrusted as the path in it.
    var message: String {
        let failure =
            switch kind {
            case .missing: "cannot find '\(path)': \(reason)"
            case .refused: "will not write to '\(path)': \(reason)"
            case .cannotCreate: "cannot create '\(path)': \(reason)"
            case .cannotReadOrWrite: "cannot read or write '\(path)': \(reason)"
            case .interrupted: "interrupted, and nothing written to '\(path)': \(reason)"
            }
        guard !completedPaths.isEmpty else { return failure }
        return failure + "; files already changed: \(completedPaths.count); run the same command again to finish"
    }
}

extension FileError {
    /// The same failure, of a path that is relative to a directory which messages do not know.
    ///
    /// - Parameter directory: How the user named it; the working directory is left out.
    /// - Returns: The failure with the path as the user would write it.
    func inside(_ directory: String) -> FileError {
        guard !isOfRoot, !directory.utf8.elementsEqual(".".utf8) else { return self }
        let separator = directory.utf8.last == UInt8(ascii: "/") ? "" : "/"
        return FileError(
            kind: kind,
            path: directory + separator + path,
            reason: reason,
            completedPaths: completedPaths
        )
    }

    /// Does something with the file system, and says which path it was about if it fails.
    static func naming<Value>(
        _ path: String,
        as kind: Kind,
        _ operation: () throws(SystemError) -> Value
    ) throws(FileError) -> Value {
        do {
            return try operation()
        } catch {
            throw FileError(kind: kind, path: path, reason: error.reason)
        }
    }
}
