// SPDX-License-Identifier: Apache-2.0

/// The contents of files, as `git cat-file --batch` prints them.
struct GitBlobs: Sendable {
    private var contents: [String: [UInt8]] = [:]

    /// Creates contents of no file.
    init() {}

    /// Reads what was printed; nil if it is not exactly what was asked for, in that order.
    ///
    /// - Parameters:
    ///   - bytes: What was printed.
    ///   - objects: The names that were asked for, and the size of each.
    init?(_ bytes: [UInt8], asked objects: [(name: String, byteCount: Int)]) {
        var rest = bytes[...]
        for object in objects {
            let head = Array("\(object.name) blob \(object.byteCount)\n".utf8)
            guard rest.starts(with: head) else { return nil }
            rest = rest.dropFirst(head.count)
            guard rest.count > object.byteCount else { return nil }
            contents[object.name] = Array(rest.prefix(object.byteCount))
            rest = rest.dropFirst(object.byteCount)
            guard rest.popFirst() == UInt8(ascii: "\n") else { return nil }
        }
        guard rest.isEmpty else { return nil }
    }

    /// The contents of a file; nil if it was not asked for.
    subscript(object: String) -> [UInt8]? { contents[object] }
}
