// SPDX-License-Identifier: Apache-2.0

import PackagePlugin

/// Writes the files that `init` lays out into the tool, at each build in which one of them changed.
@main
struct CatalogEmbedderPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let package = context.package.directoryURL
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFile+All.swift")
        return [
            .buildCommand(
                displayName: "Embedding the files of init",
                executable: try context.tool(named: "CatalogEmbedder").url,
                arguments: [package.path, output.path],
                // Whole folders: a file that comes or goes counts as well, and a list of files would name those of
                // before.
                inputFiles: ["snapshots", "templates", "Sources/NebiusModels"].map { package.appending(path: $0) },
                outputFiles: [output]
            )
        ]
    }
}
