// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Runs the tool from `swift package`: a convenience for terminals.
///
/// A plugin flattens exit statuses to 1, so continuous integration calls the executable itself.
@main
struct CatalogCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "UpdateNebiusModelCatalog")
        let process = Process()
        process.executableURL = tool.url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        let status = process.terminationStatus
        guard process.terminationReason == .exit, status == 0 else {
            Diagnostics.error("UpdateNebiusModelCatalog ended with status \(status)")
            return
        }
    }
}
