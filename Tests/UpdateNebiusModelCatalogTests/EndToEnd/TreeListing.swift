// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Everything below a directory: kinds, times and contents.
struct TreeListing {
    /// One name in the tree.
    struct Entry: Equatable {
        /// The kind of the file as the system calls it.
        let kind: FileAttributeType?
        /// When it was changed last.
        let modified: Date?
        /// The number of the file: another one if the file was replaced by its twin.
        let number: Int?
        /// The bytes of a regular file of at most 1 MiB, or the target of a link.
        let contents: Data?
        /// The size in bytes.
        let size: Int?
    }

    /// By path relative to the directory.
    let entries: [String: Entry]

    /// Looks at a directory.
    init(_ path: String) throws {
        var entries: [String: Entry] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) + ["."] {
            entries[name] = try Self.entry(path + "/" + name)
        }
        self.entries = entries
    }

    /// What is not as it was: one line for each name, sorted.
    func changes(since earlier: TreeListing) -> [String] {
        Set(entries.keys).union(earlier.entries.keys).sorted().compactMap { name in
            switch (earlier.entries[name], entries[name]) {
            case (nil, _): "+ \(name)"
            case (_, nil): "- \(name)"
            case (let before?, let after?): before == after ? nil : "! \(name)"
            }
        }
    }

    /// The contents of all regular files by path.
    var files: [String: Data] {
        entries.filter { $0.value.kind == .typeRegular }.compactMapValues(\.contents)
    }

    private static func entry(_ path: String) throws -> Entry {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        let kind = attributes[.type] as? FileAttributeType
        let size = (attributes[.size] as? NSNumber)?.intValue
        var contents: Data?
        if kind == .typeRegular, size ?? 0 <= 1 << 20 { contents = try Data(contentsOf: URL(fileURLWithPath: path)) }
        if kind == .typeSymbolicLink {
            contents = Data(try FileManager.default.destinationOfSymbolicLink(atPath: path).utf8)
        }
        return Entry(
            kind: kind,
            modified: attributes[.modificationDate] as? Date,
            number: (attributes[.systemFileNumber] as? NSNumber)?.intValue,
            contents: contents,
            size: size
        )
    }
}
