// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// Lines that a file of the adopter has to have, whatever else is in it.
package struct RequiredLines: Hashable, Sendable {
    /// Relative to the root.
    package let path: String
    /// What stands above the lines that are added, without the mark of a comment.
    let comment: String
    let lines: [String]

    /// Adds the lines that a file lacks at its end.
    ///
    /// - Parameter bytes: The file as it is; empty if there is none.
    /// - Returns: The file with the lines; the same bytes if it lacks none.
    package func adding(to bytes: [UInt8]) -> [UInt8] {
        let present = Set(bytes.split(separator: UInt8(ascii: "\n")).map(Self.trimmed))
        let missing = lines.filter { !present.contains(Array($0.utf8)) }
        guard !missing.isEmpty else { return bytes }
        let isOpen = bytes.last.map { $0 != UInt8(ascii: "\n") } ?? false
        let added = ["# \(comment)"] + missing
        return bytes + (isOpen ? [UInt8(ascii: "\n")] : []) + added.flatMap { Array("\($0)\n".utf8) }
    }

    /// The line without white space at its end.
    private static func trimmed(_ line: ArraySlice<UInt8>) -> [UInt8] {
        var line = line
        while let last = line.last, " \t\r".utf8.contains(last) { line.removeLast() }
        return Array(line)
    }
}
