// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Finds a program in the folders of `PATH`.
package enum ProgramSearch {
    /// The absolute path of the first file with a name that may be run.
    ///
    /// Folders that are not absolute are passed over, the empty one too, which stands for the working directory: what
    /// lies in a folder that somebody else filled is never run.
    ///
    /// - Parameters:
    ///   - name: The name of the program, without a slash.
    ///   - searchPath: The folders, with colons between them.
    /// - Returns: The path, or nil if no folder has such a file.
    package static func path(of name: String, in searchPath: String) -> String? {
        let slash = UInt8(ascii: "/")
        return searchPath.utf8.split(separator: UInt8(ascii: ":")).lazy
            .filter { $0.first == slash }
            .map { String(Substring($0)) + "/" + name }
            .first(where: isProgram)
    }

    private static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}
