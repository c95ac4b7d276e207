// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import Foundation
import Testing

/// Neither the environment nor the settings of a repository decide what is run, and which repository is read.
@Suite(.timeLimit(.minutes(5)))
struct GitIsolationTests {
    private let sandbox: GitSandbox
    private let head: String

    init() throws {
        sandbox = try GitSandbox()
        try sandbox.makeRepository(files: ["snapshots/a": "1"])
        head = try sandbox.git("rev-parse", "HEAD")
    }

    /// Asks everything that can be asked.
    private func expectTruth() throws {
        let repository = sandbox.repository()
        let commit = try repository.commit(of: GitRevision("HEAD"))
        #expect(commit.hash == head)
        #expect(
            try repository.files(in: "snapshots", at: commit, maximumBytes: 9)
                == [NamedFile(path: "snapshots/a", state: .bytes([0x31]))]
        )
        #expect(throws: GitError.revisionMissing(try GitRevision("v9"), isShallow: false)) {
            try repository.commit(of: GitRevision("v9"))
        }
        #expect(!sandbox.exists("canary"))
    }

    @Test func `variables that lead to another repository are passed over`() throws {
        try sandbox.makeRepository("other", files: ["snapshots/a": "2", "b": "3"])
        sandbox.environment["GIT_DIR"] = sandbox.path(of: "other/.git")
        sandbox.environment["GIT_WORK_TREE"] = sandbox.path(of: "other")
        sandbox.environment["GIT_INDEX_FILE"] = sandbox.path(of: "other/.git/index")
        sandbox.environment["GIT_OBJECT_DIRECTORY"] = sandbox.path(of: "other/.git/objects")
        sandbox.environment["GIT_COMMON_DIR"] = sandbox.path(of: "other/.git")
        sandbox.environment["GIT_NAMESPACE"] = "other"
        sandbox.environment["GIT_PREFIX"] = "other/"
        try expectTruth()
    }

    @Test func `settings of the environment are passed over`() throws {
        let touch = "touch '\(sandbox.path(of: "canary"))'"
        let settings = [
            ("core.fsmonitor", touch), ("alias.rev-parse", "!" + touch), ("alias.ls-tree", "!" + touch),
            ("core.pager", touch), ("pager.ls-tree", touch), ("core.sshCommand", touch), ("core.editor", touch),
        ]
        sandbox.environment["GIT_CONFIG_COUNT"] = String(settings.count)
        for (index, (key, value)) in settings.enumerated() {
            sandbox.environment["GIT_CONFIG_KEY_\(index)"] = key
            sandbox.environment["GIT_CONFIG_VALUE_\(index)"] = value
        }
        sandbox.environment["GIT_CONFIG_PARAMETERS"] = "'core.fsmonitor=\(touch)'"
        sandbox.environment["GIT_CONFIG_GLOBAL"] = sandbox.path(of: "absent")
        try expectTruth()
    }

    @Test(arguments: [
        "GIT_SSH_COMMAND", "GIT_SSH", "GIT_ASKPASS", "SSH_ASKPASS", "GIT_EDITOR", "GIT_PAGER", "PAGER",
        "GIT_EXTERNAL_DIFF", "GIT_PROXY_COMMAND",
    ])
    func `programs that the environment names are not run`(name: String) throws {
        sandbox.environment[name] = "touch '\(sandbox.path(of: "canary"))'"
        try expectTruth()
    }

    @Test func `neither another folder of programs nor a trace is used`() throws {
        sandbox.environment["GIT_EXEC_PATH"] = sandbox.path(of: "absent")
        sandbox.environment["GIT_TRACE"] = sandbox.path(of: "canary")
        sandbox.environment["GIT_TRACE2_EVENT"] = sandbox.path(of: "canary")
        sandbox.environment["GIT_TRACE_PACKET"] = "1"
        sandbox.environment["LC_ALL"] = "de_DE.UTF-8"
        sandbox.environment["LANGUAGE"] = "de"
        try expectTruth()
    }

    @Test func `only the variables that are meant to reach git do`() throws {
        for name in ["GIT_DIR", "GIT_CONFIG_COUNT", "SECRET_TOKEN", "LD_PRELOAD"] { sandbox.environment[name] = "x" }
        try sandbox.makeFakeGit("echo \"fatal: $(env | cut -d= -f1 | sort | tr '\\n' ' ')\" >&2; exit 128")
        let error = #expect(throws: GitError.self) { try sandbox.repository().commit(of: GitRevision("HEAD")) }
        guard case .failed(128, let words) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        // Those of the shell itself are left out.
        let names = words.split(separator: " ").filter { !["PWD", "OLDPWD", "SHLVL", "_"].contains($0) }
        #expect(
            names == [
                "GIT_ALLOW_PROTOCOL", "GIT_CEILING_DIRECTORIES", "GIT_NO_LAZY_FETCH", "GIT_OPTIONAL_LOCKS", "GIT_PAGER",
                "GIT_TERMINAL_PROMPT", "HOME", "LC_ALL", "PATH",
            ]
        )
    }

    @Test func `programs that the settings of a repository name are not run`() throws {
        let canary = sandbox.path(of: "canary")
        try sandbox.directory.createDirectory("hooks")
        for hook in ["post-checkout", "reference-transaction", "post-index-change", "fsmonitor-watchman"] {
            let path = sandbox.path(of: "hooks/\(hook)")
            try sandbox.directory.write("#!/bin/sh\ntouch '\(canary)'\n", to: "hooks/\(hook)")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            try FileManager.default.copyItem(atPath: path, toPath: sandbox.path(of: "clone/.git/hooks/\(hook)"))
        }
        let touch = "touch '\(canary)'"
        for (key, value) in [
            ("core.fsmonitor", touch), ("core.hooksPath", sandbox.path(of: "hooks")), ("core.pager", touch),
            ("alias.cat-file", "!" + touch), ("core.sshCommand", touch), ("protocol.ext.allow", "always"),
            ("diff.external", touch), ("core.gitProxy", touch), ("credential.helper", "!" + touch),
        ] { try sandbox.git("config", key, value) }
        try expectTruth()
    }

    @Test func `a partial clone whose remote is a command does not run it`() throws {
        try sandbox.git("config", "uploadpack.allowFilter", "true")
        let origin = "file://" + sandbox.path(of: "clone")
        try sandbox.git("clone", "--quiet", "--no-checkout", "--filter=blob:none", origin, "partial", in: "")
        try sandbox.git("config", "protocol.ext.allow", "always", in: "partial")
        try sandbox.git("config", "remote.origin.url", "ext::touch \(sandbox.path(of: "canary"))", in: "partial")
        let repository = sandbox.repository("partial")
        let commit = try repository.commit(of: GitRevision("HEAD"))
        #expect(throws: GitError.incompleteClone(root: sandbox.path(of: "partial"))) {
            try repository.files(in: "snapshots", at: commit, maximumBytes: 9)
        }
        #expect(!sandbox.exists("canary"))
    }

    @Test func `asking changes nothing in the repository`() throws {
        let before = try sandbox.directory.contents()
        try expectTruth()
        #expect(try sandbox.directory.contents() == before)
    }

    @Test(.enabled(if: getuid() == 0, "only the user root can give a folder away"))
    func `a repository of another user is not opened, and git says why`() throws {
        #expect(chown(sandbox.path(of: "clone"), 12345, 12345) == 0)
        #expect(chown(sandbox.path(of: "clone/.git"), 12345, 12345) == 0)
        let error = #expect(throws: GitError.self) { try sandbox.repository().commit(of: GitRevision("HEAD")) }
        guard case .notTrusted(let words) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(words.contains(sandbox.path(of: "clone")))
        try sandbox.directory.write("[safe]\n\tdirectory = \(sandbox.path(of: "clone"))\n", to: "home/.gitconfig")
        try expectTruth()
    }
}
