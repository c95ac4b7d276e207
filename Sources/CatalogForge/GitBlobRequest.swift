// SPDX-License-Identifier: Apache-2.0

/// The contents that are asked for in one go, each of them once.
struct GitBlobRequest: Sendable {
    /// The bytes that are printed beside the contents of one file: its name, its type, its size and line ends.
    private static let headByteCount = 128

    /// The names of the contents, and the size of each.
    private(set) var objects: [(name: String, byteCount: Int)] = []

    /// The size of all together.
    private(set) var byteCount = 0

    /// Asks for all files that are not too large.
    init(_ entries: [GitTreeEntry], maximumBytes: Int) {
        var seen: Set<String> = []
        for entry in entries {
            guard case .file(let size) = entry.kind, size <= maximumBytes, seen.insert(entry.object).inserted
            else { continue }
            objects.append((entry.object, size))
            let (sum, isTooLarge) = byteCount.addingReportingOverflow(size)
            byteCount = isTooLarge ? .max : sum
        }
    }

    /// What `git cat-file --batch` reads.
    var input: [UInt8] { objects.flatMap { Array($0.name.utf8) + [UInt8(ascii: "\n")] } }

    /// The most bytes that it prints.
    var maximumOutputBytes: Int {
        let (sum, isTooLarge) = byteCount.addingReportingOverflow(objects.count * Self.headByteCount)
        return isTooLarge ? .max : sum
    }
}
