// SPDX-License-Identifier: Apache-2.0

/// A path that the user named for writing, as the directory and the name in it.
struct OutputPath {
    /// The directory; `.` when the path has none.
    let directory: String
    let name: String

    init(_ path: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            self.directory = "."
            self.name = path
            return
        }
        self.directory = slash == path.startIndex ? "/" : String(path[..<slash])
        self.name = String(path[path.utf8.index(after: slash)...])
    }

    /// Writes files into the directory, in this order, all of them or nothing.
    ///
    /// - Throws: ``CommandFailure`` with status 73 for what is in the way, and 74 when the system refuses.
    func writeIntoDirectory(_ files: [FileWrite]) throws(CommandFailure) {
        do throws(FileError) {
            try FileTransaction(root: directory).apply(writes: files)
        } catch {
            throw CommandFailure(error.inside(directory))
        }
    }

    /// Writes the file, all of it or nothing.
    ///
    /// - Throws: As ``writeIntoDirectory(_:)``.
    func write(_ bytes: [UInt8]) throws(CommandFailure) {
        try writeIntoDirectory([FileWrite(path: name, bytes: bytes)])
    }
}
