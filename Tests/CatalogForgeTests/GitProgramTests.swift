// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import Foundation
import Testing

/// What is said when git is not there, or is something else: shells play it.
@Suite(.timeLimit(.minutes(5)))
struct GitProgramTests {
    private let sandbox: GitSandbox
    private static let hash = "0123456789abcdef0123456789abcdef01234567"

    init() throws {
        sandbox = try GitSandbox()
    }

    private func error(_ script: String, seconds: Int = 100) throws -> GitError? {
        try sandbox.makeFakeGit(script)
        var limits = GitLimits()
        limits.timeout = .seconds(seconds)
        let repository = sandbox.repository(limits: limits)
        let error = #expect(throws: GitError.self) { try repository.commit(of: GitRevision("HEAD")) }
        if let error {
            expectPrintable(error.message)
            expectPrintable(error.nextStep)
        }
        return error
    }

    @Test(arguments: ["", "/nonexistent", "bin:.", "/nonexistent::relative/bin"])
    func `a machine without git is told`(searchPath: String) throws {
        sandbox.environment["PATH"] = searchPath
        let error = #expect(throws: GitError.self) { try sandbox.repository().commit(of: GitRevision("HEAD")) }
        #expect(error == .notInstalled)
        #expect(error?.message == "git is not in a folder of PATH")
        sandbox.environment["PATH"] = nil
        #expect(throws: GitError.notInstalled) { try sandbox.repository().commit(of: GitRevision("HEAD")) }
    }

    @Test func `a git that hangs is killed, whatever it started`() throws {
        #expect(try error("exec sleep 1000", seconds: 1) == .tooLate(seconds: 1))
        #expect(try error("sleep 1000", seconds: 1) == .tooLate(seconds: 1))
        #expect(try error("trap '' TERM INT HUP; exec >&- 2>&-; exec sleep 1000", seconds: 1) == .tooLate(seconds: 1))
    }

    @Test func `what a git that hangs has started is killed with it`() throws {
        let script = "sleep 1000 & echo $! >'\(sandbox.path(of: "process"))'; wait"
        #expect(try error(script, seconds: 1) == .tooLate(seconds: 1))
        let line = try #require(try sandbox.directory.contents().first { $0.hasPrefix("process: ") })
        let digits = line.unicodeScalars.filter { $0.properties.numericType == .decimal }
        let identifier = try #require(pid_t(String(String.UnicodeScalarView(digits))))
        #expect(isGone(identifier))
    }

    @Test func `one time is for all programs of a question`() throws {
        let script = "case \"$*\" in *--verify*) sleep 1; exit 1;; *) exec sleep 1000;; esac"
        #expect(try error(script, seconds: 2) == .tooLate(seconds: 2))
    }

    @Test func `a git that prints without end is killed`() throws {
        #expect(try error("exec cat /dev/zero") == .outputTooLong(limit: 4096))
        #expect(try error("exec cat /dev/zero >&2", seconds: 1) == .tooLate(seconds: 1))
    }

    @Test func `a flood of words is cut`() throws {
        let script = "printf 'fatal: ' >&2; head -c 3000000 /dev/zero | tr '\\0' x >&2; exit 9"
        #expect(try error(script) == .failed(status: 9, words: String(repeating: "x", count: 500) + "..."))
    }

    @Test func `a signal is told from a failure`() throws {
        #expect(try error("kill -SEGV $$") == .stopped(signal: 11))
        #expect(try error("exit 11") == .failed(status: 11, words: ""))
    }

    @Test(arguments: [
        ("echo 'fatal: not a git repository (or any of the parent directories): .git' >&2; exit 128", nil),
        ("echo 'warning: x' >&2; echo 'fatal: y' >&2; exit 128", GitError.failed(status: 128, words: "y")),
        ("echo 'x' >&2; echo 'error: y' >&2; exit 1", .failed(status: 1, words: "y")),
        ("printf '\\n\\nx\\ny' >&2; exit 1", .failed(status: 1, words: "x")),
        ("printf 'fatal: \\033[31m\\377\\r\\n' >&2; exit 1", .failed(status: 1, words: "\\u{1B}[31m\\xFF")),
        (
            "echo \"fatal: detected dubious ownership in repository at '/x'\" >&2; exit 128",
            .notTrusted(words: "detected dubious ownership in repository at '/x'")
        ),
        (
            "echo \"fatal: unsafe repository ('/x' is owned by someone else)\" >&2; exit 128",
            .notTrusted(words: "unsafe repository ('/x' is owned by someone else)")
        ),
    ])
    func `a failure is told with the words of git`(script: String, expected: GitError?) throws {
        #expect(try error(script) == expected ?? .noRepository(root: sandbox.path(of: "clone")))
    }

    @Test(arguments: [
        "true", "echo", "echo HEAD", "echo ^\(hash)", "printf \(hash)", "echo '\(hash) '", "echo \(hash); echo \(hash)",
        "echo 0123456789ABCDEF0123456789ABCDEF01234567", "echo \(hash)0",
    ])
    func `anything but one full name is no answer`(script: String) throws {
        #expect(try error(script) == .unexpectedOutput(command: "rev-parse"))
    }

    @Test(arguments: [
        "printf x", "printf '\\0'", "printf '100644 blob \(hash) 1\\tsnapshots/a'",
        "printf '100644 blob \(hash) 1\\t\\0'",
        "printf '100644 blob abc 1\\tsnapshots/a\\0'", "printf '100644 blob \(hash) -1\\tsnapshots/a\\0'",
        "printf '100644 blob \(hash) x\\tsnapshots/a\\0'", "printf '100600 blob \(hash) 1\\tsnapshots/a\\0'",
        "printf '040000 blob \(hash) 1\\tsnapshots/a\\0'", "printf '100644 blob \(hash) snapshots/a\\0'",
        "printf '100644 blob \(hash) 1\\tsnapshots/a\\0\\0'",
        "printf '100644 blob \(hash) 99999999999999999999\\tsnapshots/a\\0'",
    ])
    func `a list that is not one is no answer`(script: String) throws {
        try sandbox.makeFakeGit(script)
        let commit = try #require(GitCommit(hash: Self.hash))
        #expect(throws: GitError.unexpectedOutput(command: "ls-tree")) {
            try sandbox.repository().files(in: "snapshots", at: commit, maximumBytes: 9)
        }
    }

    @Test(arguments: [
        ("true", GitError.unexpectedOutput(command: "cat-file")),
        ("echo '\(hash) missing'", .unexpectedOutput(command: "cat-file")),
        ("printf '\(hash) blob 2\\nab\\n'", .unexpectedOutput(command: "cat-file")),
        ("printf '\(hash) blob 1\\na'", .unexpectedOutput(command: "cat-file")),
        ("printf '\(hash) blob 1\\nab'", .unexpectedOutput(command: "cat-file")),
        ("printf '\(hash) blob 1\\na\\nb'", .unexpectedOutput(command: "cat-file")),
        ("printf '\(hash) tree 1\\na\\n'", .unexpectedOutput(command: "cat-file")),
        ("exec cat /dev/zero", .outputTooLong(limit: 129)), ("exit 3", .failed(status: 3, words: "")),
    ])
    func `contents that were not asked for are no answer`(script: String, expected: GitError) throws {
        let list = "printf '100644 blob \(Self.hash)       1\\tsnapshots/a\\0'"
        try sandbox.makeFakeGit("case \"$*\" in *ls-tree*) \(list);; *) \(script);; esac")
        let commit = try #require(GitCommit(hash: Self.hash))
        #expect(throws: expected) { try sandbox.repository().files(in: "snapshots", at: commit, maximumBytes: 9) }
    }

    @Test func `the arguments are what they are meant to be`() throws {
        try sandbox.makeFakeGit(
            "for argument; do printf '%s|' \"$argument\"; done >'\(sandbox.path(of: "seen"))'; exit 1"
        )
        #expect(throws: GitError.self) { try sandbox.repository().file(at: "-x *", at: commit(), maximumBytes: 1) }
        let seen = try sandbox.directory.contents().first { $0.hasPrefix("seen: ") }
        #expect(
            seen
                == "seen: -C|\(sandbox.path(of: "clone"))|--no-replace-objects|--literal-pathspecs|-c|core.fsmonitor=false|"
                + "-c|core.hooksPath=/dev/null|-c|protocol.ext.allow=never|ls-tree|-z|-l|\(Self.hash)|--|-x *|"
        )
    }

    private func commit() throws -> GitCommit { try #require(GitCommit(hash: Self.hash)) }

    @Test(arguments: [
        GitError.notInstalled, .notStarted(errorNumber: 11), .notStarted(errorNumber: 8),
        .noRepository(root: "/\u{1B}\u{202E}\n" + String(repeating: "x", count: 5000)), .notTrusted(words: "x"),
        .incompleteClone(root: "/\u{1B}"), .outputTooLong(limit: 1), .tooLate(seconds: 1), .stopped(signal: 9),
        .failed(status: 1, words: ""), .failed(status: 1, words: "x"), .unexpectedOutput(command: "ls-tree"),
    ])
    func `every error is one line that is safe to print, and says what to do`(error: GitError) {
        expectPrintable(error.message)
        expectPrintable(error.nextStep)
    }
}
