// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The built tool, run as a process of its own with an environment that has nothing of the tests' own.
struct ToolProcess {
    /// The arguments.
    var arguments: [String]

    /// The working directory.
    var workingDirectory: String

    /// Variables beyond the few that every process has.
    var environment: [String: String] = [:]

    /// What the process reads from its standard input; at most what a pipe holds, 64 KiB on Linux and 16 KiB elsewhere.
    var input = Data()

    /// A device that the standard output goes to instead of a pipe.
    var outputPath: String?

    /// Whether nobody reads the standard output.
    var hasClosedOutput = false

    /// What is run instead of the tool, such as a shell that runs it.
    var program: URL?

    /// The executable that the build put beside the bundle of the tests.
    static var executable: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let directory = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return directory.appendingPathComponent("UpdateNebiusModelCatalog")
    }

    /// Runs the tool.
    ///
    /// - Parameters:
    ///   - limit: After how many seconds the process gets a signal, if it has not ended by then.
    ///   - signal: The signal, which has to end it.
    /// - Returns: How it ended; without a status if the signal itself did that.
    /// - Throws: What the system says when it starts no process.
    func run(killingAfter limit: Double = 60, signal: Int32 = SIGKILL) throws -> ToolRun {
        let process = Process()
        process.executableURL = program ?? Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: workingDirectory)
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        let (output, errors, standardInput) = (PipeDrain(), PipeDrain(), Pipe())
        process.standardOutput = output.pipe
        process.standardError = errors.pipe
        process.standardInput = standardInput
        // The ends that only the process needs: as long as they are open here, no reader sees the end.
        var handles = [output.pipe, errors.pipe].map(\.fileHandleForWriting) + [standardInput.fileHandleForReading]
        if let outputPath {
            let device = try FileHandle(forWritingTo: URL(fileURLWithPath: outputPath))
            process.standardOutput = device
            handles.append(device)
        }
        if hasClosedOutput {
            let pipe = try Self.pipeWithoutReader()
            process.standardOutput = pipe
            handles.append(pipe.fileHandleForWriting)
        }
        try standardInput.fileHandleForWriting.write(contentsOf: input)
        try standardInput.fileHandleForWriting.close()
        let start = Date()
        do {
            defer { for handle in handles { try? handle.close() } }
            try process.run()
        }
        if ended.wait(timeout: .now() + limit) == .timedOut {
            kill(process.processIdentifier, signal)
            ended.wait()
        }
        return ToolRun(
            status: process.terminationReason == .exit ? process.terminationStatus : nil,
            output: output.contents(),
            errors: errors.contents(),
            seconds: Date().timeIntervalSince(start)
        )
    }

    /// A pipe whose reading end is closed: every write to it fails.
    private static func pipeWithoutReader() throws -> Pipe {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        return pipe
    }
}
