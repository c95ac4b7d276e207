// SPDX-License-Identifier: Apache-2.0

/// What becomes of the names in a folder, and in the folders below it.
struct GitTreeChanges: Sendable {
    /// What becomes of one name.
    indirect enum Change: Sendable {
        /// A file with the content that has this name.
        case file(object: String)
        /// A folder in which other names change.
        case folder(GitTreeChanges)
        /// Nothing.
        case removed
    }

    private var changes: [[UInt8]: Change] = [:]

    /// The names that change, in the order of their bytes.
    var entries: [(name: [UInt8], change: Change)] {
        changes.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { ($0.key, $0.value) }
    }

    /// Notes that a file stands at a path.
    mutating func put(_ object: String, at path: String) { set(.file(object: object), at: Self.parts(of: path)) }

    /// Notes that nothing stands at a path.
    mutating func remove(_ path: String) { set(.removed, at: Self.parts(of: path)) }

    private mutating func set(_ change: Change, at parts: ArraySlice<[UInt8]>) {
        guard let first = parts.first else { return }
        guard parts.count > 1 else {
            changes[first] = change
            return
        }
        var inner = GitTreeChanges()
        if case .folder(let known) = changes[first] { inner = known }
        inner.set(change, at: parts.dropFirst())
        changes[first] = .folder(inner)
    }

    private static func parts(of path: String) -> ArraySlice<[UInt8]> {
        path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }[...]
    }

    /// The name in a line of `git ls-tree`.
    static func name(ofLine line: [UInt8]) -> ArraySlice<UInt8> {
        line.firstIndex(of: UInt8(ascii: "\t")).map { line[($0 + 1)...] } ?? []
    }

    /// The tree that a line of `git ls-tree` names; nil for a file.
    static func tree(inLine line: [UInt8]) -> String? {
        let fields = line.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
        guard fields.count == 3, fields[1].elementsEqual("tree".utf8), GitObjectName.isFull(fields[2]) else {
            return nil
        }
        return String(decoding: fields[2], as: UTF8.self)
    }
}
