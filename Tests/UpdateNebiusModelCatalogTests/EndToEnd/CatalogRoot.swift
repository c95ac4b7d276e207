// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A package with a catalog in a temporary directory of its own, in which the tool is run.
///
/// Beside the package there is room for other files of a test, so that they do not appear in the listing of the
/// package.
struct CatalogRoot {
    /// The folder of generated files, relative to the root.
    static let generated = "Sources/NebiusModels/Generated"

    private let directory: TemporaryDirectory

    /// The root of the package.
    var path: String { directory.path(of: "package") }

    private init() throws {
        directory = try TemporaryDirectory()
        try directory.createDirectory("package")
    }

    /// The catalog of this repository: its snapshots, its templates and its generated files.
    static func committed() throws -> CatalogRoot {
        let root = try CatalogRoot()
        for folder in ["snapshots", "templates", generated] {
            try root.copyFiles(of: folder)
        }
        return root
    }

    /// The catalog of this repository as it was on 2026-10-15, so that no later update changes what a test expects.
    static func october() throws -> CatalogRoot {
        let root = try CatalogRoot()
        for (name, bytes) in try octoberFiles.get() { try root.write(bytes, to: name) }
        return root
    }

    /// The files of `october()`: the committed ones, and those that the tool makes of them.
    private static let octoberFiles = Result { try generating("Tests/Fixtures/October/snapshots") }

    /// Three real days: 2026-08-11, 2026-08-22 and 2026-10-15, the first with upstream's placeholders of windows.
    static func threeDays() throws -> CatalogRoot {
        let root = try CatalogRoot()
        for (name, bytes) in try threeDaysFiles.get() { try root.write(bytes, to: name) }
        return root
    }

    /// The files of `threeDays()`: the committed ones, and those that the tool makes of them.
    private static let threeDaysFiles = Result { try generating("Tests/Fixtures/ThreeDays/snapshots") }

    /// A package before its first update: a small vocabulary and the templates of this repository.
    static func bare() throws -> CatalogRoot {
        let root = try CatalogRoot()
        try root.copyFiles(of: "templates")
        try root.write(try Data(contentsOf: fixture("vocabulary.json")), to: "snapshots/vocabulary.json")
        return root
    }

    /// A package after its first update, with the three models of `answer.json` as of 2026-11-01.
    static func small() throws -> CatalogRoot {
        let root = try CatalogRoot()
        for (name, bytes) in try smallFiles.get() { try root.write(bytes, to: name) }
        return root
    }

    /// The files of `small()`, made once by the tool itself.
    private static let smallFiles = Result {
        let root = try bare()
        let run = try root.run("update", "--from", fixture("answer.json").path, "--date", "2026-11-01")
        try #require(run.status == 0, "\(run.errorText)\(run.outputText)")
        return try TreeListing(root.path).files
    }

    /// A package without any file.
    static func empty() throws -> CatalogRoot { try CatalogRoot() }

    /// The package that the fixtures of findings start from: four models, two snapshots, one removal that was accepted.
    static func findingsBase() throws -> CatalogRoot {
        let root = try CatalogRoot()
        for (name, bytes) in try findingsFiles.get() { try root.write(bytes, to: name) }
        return root
    }

    /// The files of `findingsBase()`: the committed ones, and those that the tool makes of them.
    private static let findingsFiles = Result { try generating("Tests/Fixtures/Findings/Base/snapshots") }

    /// A package with these snapshots, and what the tool makes of them.
    private static func generating(_ snapshots: String) throws -> [String: Data] {
        let root = try CatalogRoot()
        try root.copyFiles(of: "templates")
        try root.copyFiles(of: snapshots, to: "snapshots")
        let run = try root.run("generate")
        try #require(run.status == 0, "\(run.errorText)\(run.outputText)")
        return try TreeListing(root.path).files
    }

    /// A file of `Tests/Fixtures/EndToEnd`.
    static func fixture(_ name: String) -> URL {
        repository.appendingPathComponent("Tests/Fixtures/EndToEnd").appendingPathComponent(name)
    }

    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

// MARK: - Running

extension CatalogRoot {
    /// Runs the tool in the root.
    func run(_ arguments: String..., environment: [String: String] = [:], input: Data = Data()) throws -> ToolRun {
        try process(arguments, environment: environment, input: input).run()
    }

    /// Runs the tool in the root, and expects that it changes nothing there: no byte, no name, no time.
    func runReading(
        _ arguments: String...,
        input: Data = Data(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ToolRun {
        let before = try TreeListing(path)
        let run = try process(arguments, input: input).run()
        let changes = try TreeListing(path).changes(since: before)
        #expect(changes == [], "\(arguments)", sourceLocation: sourceLocation)
        return run
    }

    /// Runs git in the root, as nobody's settings would have it.
    func git(_ arguments: String...) throws {
        var process = process(arguments, environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
        process.program = URL(fileURLWithPath: "/usr/bin/git")
        let run = try process.run()
        try #require(run.status == 0, "\(run.errorText)")
    }

    /// Runs a script of the shell in the root, with the path of the tool as `TOOL`.
    func shell(_ script: String) throws -> ToolRun {
        var process = process(["-c", script], environment: ["TOOL": ToolProcess.executable.path])
        process.program = URL(fileURLWithPath: "/bin/sh")
        return try process.run()
    }

    /// The tool with the root as working directory.
    func process(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: Data = Data()
    ) -> ToolProcess {
        // The network library keeps empty folders in the home directory.
        let environment = ["HOME": outside("home")].merging(environment) { $1 }
        return ToolProcess(arguments: arguments, workingDirectory: path, environment: environment, input: input)
    }
}

// MARK: - Files

extension CatalogRoot {
    /// The path of something in the package.
    func path(of name: String) -> String { directory.path(of: "package/" + name) }

    /// The path of something beside the package.
    func outside(_ name: String) -> String { directory.path(of: name) }

    /// Reads a file of the package.
    func read(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(of: name))) }

    /// Reads a file of the package as text.
    func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

    /// Writes a file of the package.
    func write(_ data: Data, to name: String) throws {
        let url = URL(fileURLWithPath: path(of: name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Writes a text into a file of the package.
    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    /// Writes a file beside the package.
    ///
    /// - Returns: Its path.
    func writeOutside(_ data: Data, to name: String) throws -> String {
        try data.write(to: URL(fileURLWithPath: outside(name)))
        return outside(name)
    }

    /// Replaces a text that must occur in a file of the package.
    func replace(_ old: String, by new: String, in name: String) throws {
        try write(try Self.replacing(old, by: new, in: read(name)), to: name)
    }

    /// Removes a file or folder of the package.
    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(of: name)) }

    /// Whether there is something at a path of the package.
    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(of: name)) }

    /// Creates a symbolic link in the package.
    func link(_ name: String, to target: String) throws { try directory.createLink("package/" + name, to: target) }

    /// Creates a named pipe in the package.
    func createPipe(_ name: String) throws { try directory.createPipe("package/" + name) }

    /// Creates a link in the package.
    func createLink(_ name: String, to target: String) throws {
        try directory.createLink("package/" + name, to: target)
    }

    /// Creates a directory in the package.
    func createDirectory(_ name: String) throws { try directory.createDirectory("package/" + name) }

    /// The bytes with every occurrence of a text, of which there must be one, replaced.
    static func replacing(_ old: String, by new: String, in data: Data) throws -> Data {
        let text = String(decoding: data, as: UTF8.self)
        try #require(text.contains(old), "the text \(old) is not in the file")
        return Data(text.replacingOccurrences(of: old, with: new).utf8)
    }

    /// Copies the files of a folder of this repository, with none of their attributes, and none that a file manager
    /// hides.
    private func copyFiles(of folder: String, to target: String? = nil) throws {
        let source = Self.repository.appendingPathComponent(folder)
        for name in try FileManager.default.contentsOfDirectory(atPath: source.path) where !name.hasPrefix(".") {
            // Folders, such as that of the workflows, are read by no verb.
            guard !source.appendingPathComponent(name).hasDirectoryPath else { continue }
            try write(try Data(contentsOf: source.appendingPathComponent(name)), to: "\(target ?? folder)/\(name)")
        }
    }
}
