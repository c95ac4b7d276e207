// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `propose --push-only` with a real remote on the disk: all that needs no forge.
@Suite(.timeLimit(.minutes(5)))
struct ProposeEndToEndTests {
    private static let branch = "nebius-model-catalog/update"
    private let root: CatalogRoot
    private let remote: CatalogRoot

    init() throws {
        remote = try CatalogRoot.empty()
        try remote.git("init", "--quiet", "--bare", "--initial-branch=main")
        root = try CatalogRoot.small()
        try root.git("init", "--quiet", "--initial-branch=main")
        try commit("First")
        try root.git("remote", "add", "origin", remote.path)
        try root.git("push", "--quiet", "origin", "main")
    }

    private func commit(_ message: String, in package: CatalogRoot? = nil) throws {
        let package = package ?? root
        try package.git("add", "--all")
        try package.git("-c", "user.name=Ann", "-c", "user.email=ann@example.org", "commit", "--quiet", "-m", message)
    }

    /// Runs `propose`, and expects that nothing of the package changes but the objects of its repository.
    private func propose(
        _ answer: String,
        _ arguments: String...,
        date: String = "2026-11-02",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ToolRun {
        let before = try TreeListing(root.path)
        let all =
            ["propose", "--push-only", "--from", CatalogRoot.fixture(answer).path, "--date", date] + arguments
        let run = try root.process(all).run()
        let changes = try TreeListing(root.path).changes(since: before).filter { !$0.contains(".git/objects") }
        #expect(changes == [], sourceLocation: sourceLocation)
        return run
    }

    /// A value that git tells of the branch; nil where there is none.
    private func tip(_ format: String = "%H") throws -> String? {
        var process = remote.process(["log", "-1", "--format=\(format)", Self.branch, "--"])
        process.program = URL(fileURLWithPath: "/usr/bin/git")
        let run = try process.run()
        return run.status == 0 ? run.outputText.trimmingCharacters(in: .newlines) : nil
    }

    @Test func `the first run pushes one commit, and the same facts push nothing, whatever the day`() throws {
        let run = try propose("answer-changed.json")
        #expect(run.status == 0, "\(run.errorText)")
        #expect(run.outputText.contains("proposed: branch \(Self.branch)\n"))
        let first = try #require(try tip())
        #expect(try tip("%an <%ae> %cn <%ce> %at %ct") == Self.identity)
        #expect(try tip("%P") == (try mainTip()))
        let again = try propose("answer-changed.json", date: "2026-11-20")
        #expect(again.status == 0 && again.outputText.contains("unchanged: branch"))
        #expect(try tip() == first)
        try remote.git("branch", "-D", Self.branch)
        #expect(try propose("answer-changed.json").status == 0)
        #expect(try tip() == first, "the same facts on the same base are the same commit")
    }

    private static let identity =
        "nebius-model-catalog <nebius-model-catalog@localhost.invalid> nebius-model-catalog "
        + "<nebius-model-catalog@localhost.invalid> 1793577600 1793577600"

    private func mainTip() throws -> String {
        var process = remote.process(["rev-parse", "main"])
        process.program = URL(fileURLWithPath: "/usr/bin/git")
        return try process.run().outputText.trimmingCharacters(in: .newlines)
    }

    @Test func `what is proposed is what check calls clean`() throws {
        #expect(try propose("answer-changed.json").status == 0)
        try root.git("fetch", "--quiet", "origin", Self.branch)
        try root.git("checkout", "--quiet", "FETCH_HEAD")
        let check = try root.run("check")
        #expect(check.status == 0, "\(check.outputText)\(check.errorText)")
    }

    @Test func `a branch with the commit of a person is left alone`() throws {
        #expect(try propose("answer-changed.json").status == 0)
        try root.git("fetch", "--quiet", "origin", Self.branch)
        try root.git("checkout", "--quiet", "FETCH_HEAD")
        try root.write("Mine\n", to: "NOTES")
        try commit("Mine")
        try root.git("push", "--quiet", "origin", "HEAD:\(Self.branch)")
        let mine = try tip()
        let other = try root.writeOutside(
            try CatalogRoot.replacing(
                "0.12,",
                by: "0.14,",
                in: Data(contentsOf: CatalogRoot.fixture("answer-changed.json"))
            ),
            to: "other.json"
        )
        let run = try root.process(["propose", "--push-only", "--from", other, "--date", "2026-11-03"]).run()
        #expect(run.status == 0 && run.outputText.contains("left alone"), "\(run.outputText)\(run.errorText)")
        #expect(try tip() == mine)
    }

    @Test func `a branch that is not needed any more is deleted`() throws {
        #expect(try propose("answer-changed.json").status == 0)
        let run = try propose("answer.json", date: "2026-11-03")
        #expect(run.status == 0 && run.outputText.contains("closed:"), "\(run.outputText)\(run.errorText)")
        #expect(try tip() == nil)
        #expect(try propose("answer.json", date: "2026-11-04").outputText.contains("nothing to propose"))
    }

    @Test func `a dry run pushes nothing`() throws {
        let run = try propose("answer-changed.json", "--dry-run")
        #expect(run.status == 0, "\(run.errorText)")
        for line in ["dry run: nothing is pushed", "call    push \(Self.branch), if there is no such branch"] {
            #expect(run.outputText.contains(line))
        }
        #expect(!run.outputText.contains("open a request"))
        #expect(try tip() == nil)
        #expect(try propose("answer-changed.json").status == 0)
        let again = try propose("answer-changed.json", "--dry-run")
        #expect(again.outputText.contains("result  unchanged\n") && !again.outputText.contains("call "))
    }

    @Test func `an answer that a person wrote down is proposed as one`() throws {
        #expect(try propose("answer-changed.json", "--source-kind", "transcribed").status == 0)
        var process = remote.process(["show", "\(Self.branch):snapshots/2026-11-02.json"])
        process.program = URL(fileURLWithPath: "/usr/bin/git")
        #expect(try process.run().outputText.contains(#""kind": "transcribed""#))
    }

    @Test(arguments: [
        ["--branch=--upload-pack=touch x"], ["--branch", "-x"], ["--base=-x"], ["--base", "--upload-pack=touch x"],
        ["--remote=--upload-pack=touch x"], ["--remote=-x"], ["--branch", "a..b"], ["--branch", "a b"],
        ["--branch", "main"], ["--base", "gone"], ["--remote", "gone"], ["--branch", "x.lock"],
    ])
    func `a name that git could take for something else is refused`(arguments: [String]) throws {
        let all =
            ["propose", "--push-only", "--from", CatalogRoot.fixture("answer-changed.json").path] + arguments
        let run = try root.process(all).run()
        #expect([64, 66].contains(run.status), "\(arguments): \(run.outputText)\(run.errorText)")
        #expect(!root.exists("x") && !remote.exists("x"))
        #expect(try tip() == nil)
    }

    @Test func `a hook of the repository is not run`() throws {
        for name in ["pre-push", "reference-transaction", "post-commit", "pre-commit"] {
            let path = ".git/hooks/\(name)"
            try root.write("#!/bin/sh\ntouch \(root.outside("ran"))\n", to: path)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root.path(of: path))
        }
        #expect(try propose("answer-changed.json").status == 0)
        #expect(!FileManager.default.fileExists(atPath: root.outside("ran")))
    }

    @Test func `a signature needs a forge`() throws {
        let run = try propose("answer-changed.json", "--signed")
        #expect(run.status == 64, "\(run.outputText)\(run.errorText)")
        #expect(try tip() == nil)
    }
}
