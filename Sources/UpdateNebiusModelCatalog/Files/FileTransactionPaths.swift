// SPDX-License-Identifier: Apache-2.0

/// The paths of one transaction, judged by their text alone and against each other.
enum FileTransactionPaths {
    /// Takes all paths apart.
    ///
    /// - Throws: `FileError` for a path that `RelativePath` refuses, one that comes up twice (also once to write and
    ///   once to delete), and one that is a file here and a directory there.
    /// - Complexity: Linear in the length of all paths, times their number of parts.
    static func checked(
        writes: [FileWrite],
        deletions: [String]
    ) throws(FileError) -> (writes: [(path: RelativePath, bytes: [UInt8])], deletions: [RelativePath]) {
        var checkedWrites: [(path: RelativePath, bytes: [UInt8])] = []
        for write in writes {
            checkedWrites.append((try relativePath(write.path), write.bytes))
        }
        var checkedDeletions: [RelativePath] = []
        for deletion in deletions {
            checkedDeletions.append(try relativePath(deletion))
        }
        try refuseConflicts(among: checkedWrites.map(\.path) + checkedDeletions)
        return (checkedWrites, checkedDeletions)
    }

    /// One path, with its refusal as a `FileError`.
    private static func relativePath(_ text: String) throws(FileError) -> RelativePath {
        do {
            return try RelativePath(text)
        } catch {
            throw FileError(kind: .refused, path: text, reason: error.reason)
        }
    }

    /// Refuses a file that comes up twice, or as the directory of another.
    private static func refuseConflicts(among paths: [RelativePath]) throws(FileError) {
        var files: Set<[UInt8]> = []
        for path in paths where !files.insert(Array(path.text.utf8)).inserted {
            throw FileError(kind: .refused, path: path.text, reason: "the path is given twice")
        }
        for path in paths {
            var parent: [UInt8] = []
            for name in path.directoryNames {
                parent += Array(name.utf8)
                guard !files.contains(parent) else {
                    throw FileError(
                        kind: .refused,
                        path: path.text,
                        reason: "one of its directories is a file of the same set"
                    )
                }
                parent.append(UInt8(ascii: "/"))
            }
        }
    }
}
