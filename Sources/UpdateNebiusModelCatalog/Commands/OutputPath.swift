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
}
