// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UpdateNebiusModelCatalog

/// One run writes at a time.
struct LockEndToEndTests {
    private static let words = """
        error: another run is about to write to "snapshots"
        next: wait until it has ended, then run the same command again

        """

    @Test func `a second run that would write leaves at once and changes nothing`() throws {
        let root = try CatalogRoot.october()
        #expect(try SystemCall.lockUntilExit(directory: root.path(of: "snapshots")))
        for run in [
            try root.runReading("generate"), try root.runReading("update", "--from", "/dev/null"),
            try root.runReading("accept", "status=beta"),
        ] {
            #expect(run.status == 75)
            #expect(run.errorText == Self.words)
        }
    }

    @Test func `two fetches do not write into one folder`() throws {
        let root = try CatalogRoot.october()
        #expect(try SystemCall.lockUntilExit(directory: root.path))
        let run = try root.runReading("fetch", "--from", "http://127.0.0.1:1/", "--output", "answer.json")
        #expect(run.status == 75)
    }

    @Test func `a run that only reads does not wait`() throws {
        let root = try CatalogRoot.october()
        #expect(try SystemCall.lockUntilExit(directory: root.path(of: "snapshots")))
        #expect(try root.runReading("check").status == 0)
        #expect(try root.runReading("validate").status == 0)
    }
}
