// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// One folder of `Tests/Fixtures/Findings`: a command, what it is run on, and what it has to find.
///
/// | file | holds |
/// |---|---|
/// | `why.md` | what is wrong here, and where it was seen |
/// | `command` | the arguments of the tool, separated by spaces |
/// | `rules` | severity, code and number of the findings, one a line, sorted |
/// | `expected.txt` | the standard output, and the status |
/// | `remove` | paths to remove from the base package first, one a line |
/// | `setup` | a shell script for what files cannot express; status 77 says that this system cannot express it either |
/// | anything else | files laid over the base package |
struct FindingFixture: Sendable, CustomTestStringConvertible {
    /// The path below `Tests/Fixtures/Findings`, such as `Rules/unknown-region`.
    let name: String

    var testDescription: String { name }

    private static let ownFiles: Set<String> = ["why.md", "command", "rules", "expected.txt", "remove", "setup"]
    private static let folder = CatalogRoot.repository.appendingPathComponent("Tests/Fixtures/Findings")
    /// The parts of the folder.
    static let parts = ["Rules", "Pains", "Attacks"]

    /// All fixtures, sorted by name.
    ///
    /// With `FINDING_RULE=CODE` in the environment, those that list this rule: for a run that proves that the rule is
    /// missed.
    static let all: [FindingFixture] = {
        let names = parts.flatMap { part -> [String] in
            let url = folder.appendingPathComponent(part)
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            return entries.filter { !$0.hasPrefix(".") }.sorted().map { "\(part)/\($0)" }
        }
        let fixtures = names.map(FindingFixture.init)
        guard let code = ProcessInfo.processInfo.environment["FINDING_RULE"] else { return fixtures }
        return fixtures.filter { fixture in fixture.rules.contains { $0.split(separator: " ")[1] == code } }
    }()

    /// The lines of `rules`.
    var rules: [String] { lines(of: "rules") }

    /// What `why.md` says.
    var reason: String { text(of: "why.md") ?? "" }

    /// The arguments of the tool.
    var arguments: [String] {
        (text(of: "command") ?? "").split { $0 == " " || $0 == "\n" }.map(String.init)
    }

    /// The arguments of the same run with its findings as JSON.
    var jsonArguments: [String] {
        var words = arguments
        if let position = words.firstIndex(of: "--format") { words.removeSubrange(position...(position + 1)) }
        return words + ["--format", "json"]
    }

    /// Where the golden text is, below `Tests/Fixtures`.
    var goldenName: String { "Findings/\(name)/expected.txt" }

    /// Where the golden list of rules is, below `Tests/Fixtures`.
    var goldenRulesName: String { "Findings/\(name)/rules" }

    /// The package that the command is run in; nil when this system cannot express the fixture.
    func root() throws -> CatalogRoot? {
        let root = try CatalogRoot.findingsBase()
        for path in lines(of: "remove") { try root.remove(path) }
        let own = Self.folder.appendingPathComponent(name)
        for path in try FileManager.default.subpathsOfDirectory(atPath: own.path) where !Self.ownFiles.contains(path) {
            let url = own.appendingPathComponent(path)
            let isDirectory = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
            if !isDirectory { try root.write(try Data(contentsOf: url), to: path) }
        }
        guard FileManager.default.fileExists(atPath: own.appendingPathComponent("setup").path) else { return root }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-eu", own.appendingPathComponent("setup").path]
        process.currentDirectoryURL = URL(fileURLWithPath: root.path)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 77 else { return nil }
        try #require(process.terminationStatus == 0)
        return root
    }

    private func lines(of file: String) -> [String] {
        (text(of: file) ?? "").split(separator: "\n").map(String.init)
    }

    private func text(of file: String) -> String? {
        try? String(contentsOf: Self.folder.appendingPathComponent(name).appendingPathComponent(file), encoding: .utf8)
    }
}
