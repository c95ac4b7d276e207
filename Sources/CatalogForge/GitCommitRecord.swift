// SPDX-License-Identifier: Apache-2.0

/// Who made a commit, as far as it says so itself.
package struct GitCommitRecord: Sendable, Equatable {
    package let commit: GitCommit
    package let parents: [GitCommit]
    package let authorMail: String
    package let committerMail: String
    /// The values of the trailer that was asked for.
    package let trailer: String

    /// Reads a line of ``format(trailer:)``; nil if it is not one.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - object: The commit itself: at the end of a shallow clone, `git log` has no parents.
    init?(line: ArraySlice<UInt8>, object: [UInt8]) {
        let fields = line.split(separator: 0x1F, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard fields.count == 4, let commit = GitCommit(hash: fields[0]) else { return nil }
        let start = Array("parent ".utf8)
        let header = object.split(separator: 0x0A, omittingEmptySubsequences: false).prefix { !$0.isEmpty }
        let parents = header.filter { $0.starts(with: start) }.map {
            GitCommit(hash: String(decoding: $0.dropFirst(start.count), as: UTF8.self))
        }
        guard parents.allSatisfy({ $0 != nil }) else { return nil }
        self.commit = commit
        self.parents = parents.compactMap(\.self)
        authorMail = fields[1]
        committerMail = fields[2]
        trailer = fields[3]
    }

    /// The format of `git log` whose lines are read; mail addresses are as the commit has them, whatever a mailmap
    /// says.
    static func format(trailer: String) -> String {
        "--format=%H%x1f%ae%x1f%ce%x1f%(trailers:key=\(trailer),valueonly,separator=%x20)"
    }
}
