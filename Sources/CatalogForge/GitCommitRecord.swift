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
    init?(line: ArraySlice<UInt8>) {
        let fields = line.split(separator: 0x1F, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard fields.count == 5, let commit = GitCommit(hash: fields[0]) else { return nil }
        let parents = fields[1].utf8.split(separator: UInt8(ascii: " ")).map {
            GitCommit(hash: String(decoding: Array($0), as: UTF8.self))
        }
        guard parents.allSatisfy({ $0 != nil }) else { return nil }
        self.commit = commit
        self.parents = parents.compactMap(\.self)
        authorMail = fields[2]
        committerMail = fields[3]
        trailer = fields[4]
    }

    /// The format of `git log` whose lines are read; mail addresses are as the commit has them, whatever a mailmap
    /// says.
    static func format(trailer: String) -> String {
        "--format=%H%x1f%P%x1f%ae%x1f%ce%x1f%(trailers:key=\(trailer),valueonly,separator=%x20)"
    }
}
