// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogForge

/// Commits that GitHub makes and signs.
@Suite(.timeLimit(.minutes(5)))
struct GitHubSigningTests {
    private static let name = String(repeating: "c", count: 40)
    private static let tree = String(repeating: "b", count: 40)

    private static func unsigned(fileCount: Int = 2) throws -> UnsignedCommit {
        UnsignedCommit(
            parent: try #require(GitCommit(hash: String(repeating: "a", count: 40))),
            parentTree: String(repeating: "d", count: 40),
            tree: tree,
            files: [UnsignedCommit.File(path: "old", text: nil)]
                + (1..<fileCount).map { UnsignedCommit.File(path: "new\($0)", text: "1\r\n\u{E9}") },
            message: "Title\n"
        )
    }

    private static func trees(_ sha: String = tree) -> ReplayStep {
        ReplayStep("POST", "/repos/owner/models/git/trees", 201, #"{"sha":"\#(sha)"}"#)
    }

    private static func commits(_ verification: String, sha: String = name) -> ReplayStep {
        let body = #"{"sha":"\#(sha)","verification":\#(verification)}"#
        return ReplayStep("POST", "/repos/owner/models/git/commits", 201, body)
    }

    private static let valid = #"{"verified":true,"reason":"valid","signature":"S\n","payload":"tree x\n\nTitle"}"#

    private static func sign(_ forge: any Forge, fileCount: Int = 2) throws -> SignedCommit {
        try #require(forge.signer).signed(unsigned(fileCount: fileCount))
    }

    @Test func `the files and the commit are sent, and nobody is named as their author`() throws {
        try ReplayedForge.run(.github, [Self.trees(), Self.commits(Self.valid)]) { forge, replayed throws in
            let signed = try Self.sign(forge)
            #expect(signed.commit.hash == Self.name)
            #expect(signed.payload == "tree x\n\nTitle" && signed.signature == "S\n")
            #expect(
                replayed.body(0)
                    == #"{"base_tree":"\#(String(repeating: "d", count: 40))","tree":["#
                    + #"{"path":"old","mode":"100644","type":"blob","sha":null},"#
                    + #"{"path":"new1","mode":"100644","type":"blob","content":"1\r\n\#u{E9}"}]}"#
            )
            #expect(
                replayed.body(1)
                    == #"{"message":"Title\n","tree":"\#(Self.tree)","parents":["\#(String(repeating: "a", count: 40))"]}"#
            )
        }
    }

    @Test func `many files go in parts, each on top of the one before`() throws {
        let first = String(repeating: "e", count: 40)
        let steps = [Self.trees(first), Self.trees(), Self.commits(Self.valid)]
        try ReplayedForge.run(.github, steps) { forge, replayed throws in
            _ = try Self.sign(forge, fileCount: 101)
            #expect(replayed.body(1).hasPrefix(#"{"base_tree":"\#(first)","tree":[{"path":"new100","#))
        }
    }

    @Test func `other files than were sent are not signed`() throws {
        let error = try ReplayedForge.error(.github, [Self.trees(String(repeating: "e", count: 40))]) {
            _ = try Self.sign($0)
        }
        #expect(error.category == .unavailable)
    }

    @Test(arguments: [
        #"{"verified":false,"reason":"unsigned","signature":null,"payload":null}"#,
        #"{"verified":true,"reason":"unsigned","signature":null,"payload":null}"#, "null",
    ])
    func `a commit without a signature is refused`(verification: String) throws {
        let error = try ReplayedForge.error(.github, [Self.trees(), Self.commits(verification)]) {
            _ = try Self.sign($0)
        }
        #expect(error.reason == .notSigned(words: verification == "null" ? "" : "unsigned"))
        #expect(error.category == .refused)
    }

    @Test(arguments: [ForgeKind.gitlab, .forgejo])
    func `other forges sign nothing`(kind: ForgeKind) throws {
        try ReplayedForge.run(kind, []) { forge, _ in #expect(forge.signer == nil) }
    }
}
