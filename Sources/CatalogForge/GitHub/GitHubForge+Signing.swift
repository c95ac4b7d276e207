// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import CatalogText

/// Commits that GitHub signs: those that apps and jobs make by its API, without saying who they are by.
extension GitHubForge: CommitSigner {
    /// How many files one call takes.
    private static let maximumFiles = 100

    package var signer: (any CommitSigner)? { self }

    package func signed(_ unsigned: UnsignedCommit) throws(ForgeError) -> SignedCommit {
        var tree = unsigned.parentTree
        for start in stride(from: 0, to: unsigned.files.count, by: Self.maximumFiles) {
            let files = unsigned.files[start..<min(start + Self.maximumFiles, unsigned.files.count)]
            let request = ForgeRequest(
                .post,
                repository + ["git", "trees"],
                body: .object(["base_tree": .string(tree), "tree": .array(files.map(Self.entry))]),
                to: "store the files of the commit",
                isRepeatable: true
            )
            tree = try connection.value(request) { $0.objectName("sha") }
        }
        guard tree.hasSameBytes(as: unsigned.tree) else {
            throw error(.unreadable("the files have another hash there"), "store the files of the commit")
        }
        return try commit(unsigned)
    }

    private static func entry(_ file: UnsignedCommit.File) -> JSONValue {
        let content = file.text.map { JSONValue.Member(key: "content", value: .string($0)) }
        return .object([
            .init(key: "path", value: .string(file.path)), .init(key: "mode", value: .string("100644")),
            .init(key: "type", value: .string("blob")), content ?? .init(key: "sha", value: .null),
        ])
    }

    private func commit(_ unsigned: UnsignedCommit) throws(ForgeError) -> SignedCommit {
        let request = ForgeRequest(
            .post,
            repository + ["git", "commits"],
            body: .object([
                "message": .string(unsigned.message), "tree": .string(unsigned.tree),
                "parents": .strings([unsigned.parent.hash]),
            ]),
            to: "sign the commit",
            isRepeatable: true
        )
        let node = try connection.value(request) { $0 }
        guard let commit = node.objectName("sha").flatMap({ GitCommit(hash: $0) }) else {
            throw error(.unreadable("the commit has no hash"), request.operation)
        }
        guard let verification = node["verification"], verification["verified"]?.boolean == true,
            let payload = verification["payload"]?.string, let signature = verification["signature"]?.string
        else { throw error(.notSigned(words: node["verification"]?.text("reason") ?? ""), request.operation) }
        return SignedCommit(commit: commit, payload: payload, signature: signature)
    }
}
