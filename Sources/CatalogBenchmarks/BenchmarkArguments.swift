// SPDX-License-Identifier: Apache-2.0

/// The command line of the benchmarks.
struct BenchmarkArguments {
    /// What to print for a command line that makes no sense.
    static let usage = "usage: CatalogBenchmarks --tool EXECUTABLE --package DIRECTORY [--clone]"

    /// The built tool.
    let tool: String

    /// The root of the package with the committed catalog.
    let package: String

    /// Whether to clone the package and check the clone, which builds the tool once more.
    let clones: Bool

    /// Reads the arguments without the name of the program; nil if they make no sense.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        var tool: String?
        var package: String?
        var clones = false
        while let argument = rest.popFirst() {
            switch argument {
            case "--tool": tool = rest.popFirst()
            case "--package": package = rest.popFirst()
            case "--clone": clones = true
            default: return nil
            }
        }
        guard let tool, let package else { return nil }
        self.tool = tool
        self.package = package
        self.clones = clones
    }
}
