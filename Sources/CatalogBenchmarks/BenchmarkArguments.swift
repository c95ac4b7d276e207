// SPDX-License-Identifier: Apache-2.0

/// The command line of the benchmarks.
struct BenchmarkArguments {
    /// What to print for a command line that makes no sense.
    static let usage = "usage: CatalogBenchmarks --tool EXECUTABLE --package DIRECTORY [--clone] [--only PART]"

    /// What to do.
    enum Task {
        /// Measure everything; with a clone of the package, which builds the tool once more, or without.
        case measure(clones: Bool)
        /// Write the files of a ``ChangeSample`` of so many models into a folder, for the process that measures.
        case writeSample(modelCount: Int, folder: String)
    }

    let task: Task

    /// The only part to measure; nil for all of them.
    let part: Part?

    /// What can be measured by itself.
    enum Part: String, CaseIterable {
        case processes, changes, differences, fetches, generate, compile, json, updates, clone
    }

    /// Whether a part is measured.
    func measures(_ part: Part) -> Bool { self.part == nil || self.part == part }

    /// The built tool.
    let tool: String

    /// The root of the package with the committed catalog.
    let package: String

    /// Reads the arguments without the name of the program; nil if they make no sense.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        var tool: String?
        var package: String?
        var clones = false
        var part: Part?
        var modelCount: Int?
        var folder: String?
        while let argument = rest.popFirst() {
            switch argument {
            case "--tool": tool = rest.popFirst()
            case "--package": package = rest.popFirst()
            case "--clone": clones = true
            case "--only":
                guard let word = rest.popFirst(), let known = Part(rawValue: word) else { return nil }
                part = known
            case "--write-sample":
                modelCount = rest.popFirst().flatMap { Int($0) }
                folder = rest.popFirst()
                if folder == nil { return nil }
            default: return nil
            }
        }
        guard let tool, let package else { return nil }
        self.tool = tool
        self.package = package
        self.part = part
        if let folder {
            guard let modelCount, modelCount > 0 else { return nil }
            task = .writeSample(modelCount: modelCount, folder: folder)
        } else {
            task = .measure(clones: clones)
        }
    }

    /// The command that makes this program write a sample.
    func commandToWriteSample(modelCount: Int, folder: String) -> [String] {
        [CommandLine.arguments[0], "--tool", tool, "--package", package, "--write-sample", "\(modelCount)", folder]
    }
}
