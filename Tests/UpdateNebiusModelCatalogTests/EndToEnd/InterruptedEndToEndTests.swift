// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

/// Ctrl-C and its relatives: they end a run at once, and leave nothing behind.
struct InterruptedEndToEndTests {
    private static let verbs = [["update"], ["check", "--live"], ["fetch", "--output", "stored.json"]]

    @Test(arguments: verbs) func `an interrupt ends a fetch with its own status`(verb: [String]) throws {
        let server = try LoopbackServer.start { _ in .never }
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let before = try TreeListing(root.path)
        let run = try root.process(verb + ["--from", server.url(), "--timeout", "50"]).run(
            killingAfter: 1,
            signal: SIGINT
        )
        #expect(run.status == 130)
        #expect(run.outputText == "")
        #expect(run.errorText == "\ninterrupted\n")
        #expect(run.seconds < 40)
        #expect(try TreeListing(root.path).changes(since: before) == [])
        // The lock is free, and nobody asks the server any more.
        #expect(try root.run("generate").status == 0)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT]) func `other signals end it as they always do`(signal: Int32) throws {
        let server = try LoopbackServer.start { _ in .never }
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let before = try TreeListing(root.path)
        let run = try root.process(["update", "--from", server.url(), "--timeout", "50"])
            .run(killingAfter: 1, signal: signal)
        #expect(run.status == nil)
        #expect(try TreeListing(root.path).changes(since: before) == [])
        #expect(try root.run("generate").status == 0)
    }

    @Test func `an interrupt in the pause between two attempts ends it, too`() throws {
        let header = LoopbackHeader("Retry-After", "40")
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(status: 503, headers: [header])) }
        defer { server.stop() }
        let root = try CatalogRoot.small()
        let run = try root.process(["update", "--from", server.url(), "--timeout", "55"]).run(
            killingAfter: 2,
            signal: SIGINT
        )
        #expect(run.status == 130)
        #expect(server.requests.count == 1)
    }

    @Test(arguments: [("INT", 130), ("TERM", nil), ("HUP", nil), ("QUIT", nil)] as [(String, Int32?)])
    func `git ends with the run that started it`(signal: String, status: Int32?) throws {
        let root = try CatalogRoot.small()
        let pipe = root.outside("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        // Foundation waits for the tool until nobody has the descriptor that it handed down, so that is closed.
        let script = """
            #!/bin/bash
            for ((number = 3; number < 256; number++)); do eval "exec $number>&-"; done
            exec 3<>'\(pipe)'
            sleep 1000 &
            kill -\(signal) $PPID
            wait

            """
        let git = try root.writeOutside(Data(script.utf8), to: "git")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: git)
        let folder = (git as NSString).deletingLastPathComponent
        let run = try root.run("check", "--base", "HEAD", environment: ["PATH": "\(folder):/usr/bin:/bin"])
        #expect(run.status == status)
        #expect(run.errorText == (signal == "INT" ? "\ninterrupted\n" : ""))
        // Neither git nor what it started has it.
        #expect(try isClosed(pipe))
    }

    /// Whether nobody has a pipe open for writing any more, or soon.
    private func isClosed(_ pipe: String) throws -> Bool {
        let descriptor = open(pipe, O_RDONLY | O_NONBLOCK)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        var byte: UInt8 = 0
        if read(descriptor, &byte, 1) == 0 { return true }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 30_000) == 1 && read(descriptor, &byte, 1) == 0
    }

    @Test func `who ignores interrupts is not interrupted`() throws {
        let server = try LoopbackServer.start { _ in .never }
        defer { server.stop() }
        let root = try CatalogRoot.small()
        var process = root.process(
            ["-c", #"trap '' INT; exec "$TOOL" update --from \#(server.url()) --timeout 3"#],
            environment: ["TOOL": ToolProcess.executable.path]
        )
        process.program = URL(fileURLWithPath: "/bin/sh")
        let run = try process.run(killingAfter: 1, signal: SIGINT)
        #expect(run.status == 69)
    }
}
