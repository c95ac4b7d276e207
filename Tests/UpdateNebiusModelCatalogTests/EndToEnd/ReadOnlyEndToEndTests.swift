// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A package that may not be written to; the user root may write everywhere, so there is nothing to see for it.
struct ReadOnlyEndToEndTests {
    @Test(.enabled(if: geteuid() != 0, "the user root may write everywhere"))
    func `a package that cannot be written to ends with a status`() throws {
        let root = try CatalogRoot.small()
        try root.remove(CatalogRoot.generated + "/NebiusWords.swift")
        for folder in [CatalogRoot.generated, "snapshots"] { try setPermissions(0o555, of: root.path(of: folder)) }
        // The temporary directory could not be removed otherwise.
        defer {
            for folder in [CatalogRoot.generated, "snapshots"] { try? setPermissions(0o755, of: root.path(of: folder)) }
        }
        for arguments in [
            ["generate"], ["accept", "useCase=coding"],
            ["update", "--date", "2026-11-08", "--from", CatalogRoot.fixture("answer-changed.json").path],
        ] {
            let before = try TreeListing(root.path)
            let run = try root.process(arguments).run()
            #expect(run.status == 73 || run.status == 74, "\(arguments)")
            #expect(run.errorText.hasPrefix("error: cannot create "), "\(run.errorText)")
            #expect(try TreeListing(root.path).changes(since: before) == [])
        }
        #expect(try root.runReading("check").status == 1)
    }

    @Test(.enabled(if: geteuid() != 0, "the user root may read everything"))
    func `a file that cannot be read ends with a status`() throws {
        for path in [
            "snapshots/vocabulary.json", "templates/entry.mustache", CatalogRoot.generated + "/NebiusWords.swift",
        ] {
            let root = try CatalogRoot.small()
            try setPermissions(0, of: root.path(of: path))
            let run = try root.run("check", "--format", "json")
            #expect(run.status == 74)
            #expect(try FindingsDocument(run).errors.map(\.file) == [path])
        }
    }

    private func setPermissions(_ permissions: Int, of path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    }
}
