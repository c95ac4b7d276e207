// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The command line of the demo: which tool to run, and which package to copy.
struct DemoArguments {
    /// What to print for a command line that makes no sense.
    static let usage = "usage: CatalogDemo --tool EXECUTABLE --package DIRECTORY"

    /// The folder of the built tool, as an absolute path.
    let toolDirectory: String

    /// The name of the tool, which the commands use.
    let toolName: String

    /// The root of the package.
    let package: URL

    /// Reads the arguments without the name of the program; nil unless both options are given, once each.
    init?(_ arguments: [String]) {
        guard arguments.count == 4 else { return nil }
        let values = [arguments[0]: arguments[1]].merging([arguments[2]: arguments[3]]) { first, _ in first }
        guard let tool = values["--tool"], let package = values["--package"] else { return nil }
        let toolFile = URL(fileURLWithPath: tool).absoluteURL.standardizedFileURL
        self.toolDirectory = toolFile.deletingLastPathComponent().path
        self.toolName = toolFile.lastPathComponent
        self.package = URL(fileURLWithPath: package).absoluteURL.standardizedFileURL
    }
}
