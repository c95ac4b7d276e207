// SPDX-License-Identifier: Apache-2.0

/// Paths inside of the catalog's root.
enum GitPath {
    /// Whether a path stays inside, and is written in the only way that git writes it.
    static func isInside(_ path: String) -> Bool {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return !path.utf8.contains(0) && parts.allSatisfy { !["", ".", ".."].contains(String(Substring($0))) }
    }

    /// The name of what lies directly in a folder; nil if the path is not that of such a thing.
    static func name(of path: String, in folder: String) -> String? {
        let prefix = Array(folder.utf8) + [UInt8(ascii: "/")]
        guard path.utf8.starts(with: prefix) else { return nil }
        let name = path.utf8.dropFirst(prefix.count)
        return name.isEmpty || name.contains(UInt8(ascii: "/")) ? nil : String(Substring(name))
    }
}
