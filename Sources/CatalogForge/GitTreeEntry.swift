// SPDX-License-Identifier: Apache-2.0

/// What a commit has at a path, as `git ls-tree -z -l` tells it.
struct GitTreeEntry: Sendable, Equatable {
    /// What is there.
    let kind: Kind

    /// The name of the object that is there.
    let object: String

    /// Relative to the folder that git ran in; bytes that are not UTF-8 became U+FFFD.
    let path: String

    /// Reads a list in which a NUL ends each entry; nil if it is not one.
    static func list(_ bytes: [UInt8]) -> [GitTreeEntry]? {
        guard bytes.last ?? 0 == 0 else { return nil }
        var entries: [GitTreeEntry] = []
        for line in bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false) where !bytes.isEmpty {
            guard let entry = GitTreeEntry(line: line) else { return nil }
            entries.append(entry)
        }
        return entries
    }

    /// Reads `100644 blob HASH    1234<TAB>path`; nil if it is anything else.
    private init?(line: ArraySlice<UInt8>) {
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")), tab + 1 < line.endIndex else { return nil }
        // The size is aligned to the right, so there may be several spaces before it.
        let fields = line[..<tab].split(separator: UInt8(ascii: " "))
        guard fields.count == 4, GitObjectName.isFull(fields[2]) else { return nil }
        let words = fields.map { String(decoding: $0, as: UTF8.self) }
        guard let kind = Self.kind(mode: words[0], type: words[1], size: words[3]) else { return nil }
        self.kind = kind
        object = words[2]
        path = String(decoding: line[(tab + 1)...], as: UTF8.self)
    }

    private static func kind(mode: String, type: String, size: String) -> Kind? {
        switch (mode, type) {
        case ("100644", "blob"), ("100755", "blob"), ("100664", "blob"):
            guard let byteCount = Int(size), byteCount >= 0 else { return nil }
            return .file(byteCount: byteCount)
        case ("120000", "blob"): return .symbolicLink
        case ("040000", "tree"), ("160000", "commit"): return .folder
        default: return nil
        }
    }
}
