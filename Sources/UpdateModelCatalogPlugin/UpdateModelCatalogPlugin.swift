// SPDX-License-Identifier: Apache-2.0

import PackagePlugin

/// `swift package update-model-catalog`: runs the tool in the package, with the right to write to it and to ask
/// upstream.
///
/// The arguments are those of the tool, so every verb can be run; without one it is `update`.
@main
struct UpdateModelCatalogPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try ToolRun(context).run(arguments)
    }
}
