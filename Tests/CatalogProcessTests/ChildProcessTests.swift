// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CatalogProcess

/// Programs that behave, and programs that do not, played by shells.
@Suite(.timeLimit(.minutes(2)))
struct ChildProcessTests {
    /// Runs a shell script to its end.
    private func run(
        _ script: String,
        input: [UInt8]? = nil,
        keptErrorBytes: Int? = 100,
        limit: Int = 1_000_000,
        timeout: Duration = .seconds(60)
    ) throws -> (output: ProcessOutput, end: ProcessEnd) {
        let deadline = Deadline(after: timeout)
        var child = try ChildProcess(
            ProcessCommand(
                path: "/bin/sh",
                arguments: ["sh", "-c", script],
                environment: ["PATH=/usr/bin:/bin", "COLOUR=blue"],
                input: input,
                keptErrorBytes: keptErrorBytes,
                hasOwnGroup: true
            )
        )
        let output = child.exchange(limit: limit, until: deadline)
        return if case .complete = output {
            (output, child.end(waitingUntil: deadline))
        } else {
            (output, child.end())
        }
    }

    private func complete(_ output: String, error: String = "") -> ProcessOutput {
        .complete(Array(output.utf8), error: Array(error.utf8))
    }

    @Test func `both streams and the status come back`() throws {
        let (output, end) = try run("echo out; echo err >&2; exit 7")
        #expect(output == complete("out\n", error: "err\n"))
        #expect(end == .exited(7))
    }

    @Test func `the environment is the given one and nothing else`() throws {
        #expect(try run("echo $COLOUR$HOME").output == complete("blue\n"))
    }

    @Test func `a signal is told from a status`() throws {
        #expect(try run("kill -TERM $$").end == .stopped(signal: SIGTERM))
        #expect(try run("exit 15").end == .exited(15))
    }

    @Test func `input goes through a program that reads and writes at the same time`() throws {
        let input = [UInt8](repeating: 0x61, count: 3_000_000)
        let (output, end) = try run("exec cat", input: input, limit: input.count)
        #expect(output == .complete(input, error: []))
        #expect(end == .exited(0))
    }

    @Test(arguments: ["exit 3", "exec <&-; exit 3", "head -c 10 >/dev/null; exit 3"])
    func `a program that does not read its input is no danger`(script: String) throws {
        let (output, end) = try run(script, input: [UInt8](repeating: 0x61, count: 3_000_000))
        #expect(output == complete(""))
        #expect(end == .exited(3))
    }

    @Test func `a program reads slowly what is more than fits between`() throws {
        let script = "while head -c 100000 | grep -q .; do :; done; echo done"
        #expect(try run(script, input: [UInt8](repeating: 0x61, count: 3_000_000)).output == complete("done\n"))
    }

    @Test func `a program that never reads its input is killed at the deadline`() throws {
        let input = [UInt8](repeating: 0x61, count: 3_000_000)
        #expect(try run("exec sleep 1000", input: input, timeout: .milliseconds(300)).output == .tooLate)
    }

    @Test func `no input and an empty one are both at their end at once`() throws {
        #expect(try run("cat; echo end").output == complete("end\n"))
        #expect(try run("cat; echo end", input: []).output == complete("end\n"))
    }

    @Test func `a flood on the standard error blocks nothing, and its beginning is kept`() throws {
        let (output, end) = try run("head -c 5000000 /dev/zero | tr '\\0' x >&2; echo out; exit 4")
        #expect(output == complete("out\n", error: String(repeating: "x", count: 100)))
        #expect(end == .exited(4))
    }

    @Test func `a standard error that nobody wants is thrown away`() throws {
        #expect(try run("echo err >&2; echo out", keptErrorBytes: nil).output == complete("out\n"))
    }

    @Test(arguments: [(5, true), (4, false), (0, false)])
    func `output is taken up to the limit`(limit: Int, fits: Bool) throws {
        #expect(try run("printf 12345", limit: limit).output == (fits ? complete("12345") : .tooLong))
    }

    @Test func `endless output ends with the limit`() throws {
        #expect(try run("exec cat /dev/zero").output == .tooLong)
    }

    @Test func `a program that goes on in silence is killed at the deadline`() throws {
        let (output, end) = try run("exec >&- 2>&-; exec sleep 1000", timeout: .milliseconds(300))
        #expect(output == complete(""))
        #expect(end == .killed)
    }

    @Test func `what a program started is killed with it`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("process").path
        #expect(
            try run("sleep 1000 & echo $! >'\(file)'; wait", timeout: .milliseconds(500)).output == .tooLate
        )
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let identifier = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
        // Whoever adopts the process may take its time to notice its end; a zombie is as gone as it gets.
        #expect(isGone(identifier))
    }

    private func isGone(_ identifier: pid_t) -> Bool {
        for _ in 0..<600 {
            if kill(identifier, 0) != 0 { return true }
            let status = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
            if status?.contains(") Z ") == true { return true }
            usleep(50_000)
        }
        return false
    }

    @Test func `a program that is not there is an error`() {
        let error = #expect(throws: SpawnError.self) {
            _ = try ChildProcess(ProcessCommand(path: "/nonexistent", arguments: ["x"], environment: [])).end()
        }
        #expect(error == SpawnError(errorNumber: ENOENT))
    }
}
