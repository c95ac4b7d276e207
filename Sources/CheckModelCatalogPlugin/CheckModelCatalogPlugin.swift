// SPDX-License-Identifier: Apache-2.0

import PackagePlugin

/// `swift package check-model-catalog`: runs `check` in the package, which needs no permission.
///
/// The arguments are those of `check`; `--live` asks upstream, which macOS then has to be told to allow.
@main
struct CheckModelCatalogPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try ToolRun(context).run(["check"] + arguments)
    }
}
