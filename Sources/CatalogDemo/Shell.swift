// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs commands as a person at a terminal would type them, and prints what can be seen there.
struct Shell {
    /// The folder in which the commands run.
    let directory: URL

    /// The folder that is searched for commands before all others.
    let toolDirectory: String

    /// Runs a command, and prints it, its output and its status.
    ///
    /// - Parameters:
    ///   - command: A line for a POSIX shell.
    ///   - expectedStatus: How the command has to end.
    /// - Returns: The lines that the command printed to its standard output and its standard error, in their order.
    /// - Throws: A ``DemoFailure`` if the command cannot be run, or ends otherwise.
    @discardableResult
    func run(_ command: String, expecting expectedStatus: Int32) throws(DemoFailure) -> [String] {
        print("$ \(command)")
        let (output, status) = try outcome(of: command)
        let lines = output.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
        for line in lines { print("  \(line)") }
        print("  [status \(status)]")
        guard status == expectedStatus else {
            throw .unexpectedStatus(status, expected: expectedStatus, command: command)
        }
        return lines
    }

    private func outcome(of command: String) throws(DemoFailure) -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = directory
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = [toolDirectory, environment["PATH"]].compactMap { $0 }.joined(separator: ":")
        environment["NO_COLOR"] = "1"
        process.environment = environment
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        let output: Data?
        do {
            try process.run()
            // To the end before waiting: a command that fills the pipe would never end otherwise.
            output = try pipe.fileHandleForReading.readToEnd()
        } catch {
            throw .system("/bin/sh cannot be run: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        return (String(decoding: output ?? Data(), as: UTF8.self), process.terminationStatus)
    }
}
