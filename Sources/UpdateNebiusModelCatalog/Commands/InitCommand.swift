// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogStarter
import CatalogText

/// `init`: what a package needs for a catalog of its own.
enum InitCommand {
    /// Writes the files, all of them or none; what is there already has to be the same.
    static func run(_ options: InitOptions) throws(CommandFailure) -> CommandResult {
        let package = try AdoptingPackage(options.root)
        try package.lock()
        let target = try package.target(named: options.target)
        let starter: Starter
        do {
            starter = try planStarter(target: target, accessLevel: options.access.level)
        } catch {
            throw CommandFailure(.internalError, VisibleText.encode(error.diagnostic.message))
        }
        let lists = try package.files(adding: starter.lists)
        try package.refuseOthers(than: starter.files)
        let result = try package.write(starter.files + lists)
        return CommandResult(
            [],
            headline: headline(for: result, of: starter, target: target, access: options.access),
            members: [
                .init(key: "target", value: .string(target)),
                .init(key: "accessLevel", value: .string(options.access.rawValue)),
                .init(key: "snapshot", value: .string(starter.snapshotPath)),
                .init(key: "written", value: .array(result.written.map { .string($0) })),
            ]
        )
    }

    private static func headline(
        for result: FileTransactionResult,
        of starter: Starter,
        target: String,
        access: CatalogAccess
    ) -> String {
        guard !result.written.isEmpty else {
            return "nothing to do: \(result.unchanged.count) files are as they should be"
        }
        var lines: [String] = []
        for (folder, count) in countsByFolder(result.written) {
            lines.append("wrote \(folder)/: \(count) \(count == 1 ? "file" : "files")")
        }
        lines += result.written.filter { !$0.utf8.contains(UInt8(ascii: "/")) }.map { "wrote \($0)" }
        return
            (lines + [
                "\(target) has the \(starter.modelCount) models of \(starter.snapshotPath), \(access.rawValue)",
                "next: write the catalog, then look at what there is and commit it: \(Tool.name) generate",
            ]).joined(separator: "\n")
    }

    /// How many of the files are in each folder, in the order in which the folders first come.
    private static func countsByFolder(_ paths: [String]) -> [(folder: String, count: Int)] {
        var counts: [(folder: String, count: Int)] = []
        for path in paths where path.utf8.contains(UInt8(ascii: "/")) {
            let folder = OutputPath(path).directory
            if let index = counts.firstIndex(where: { $0.folder.utf8.elementsEqual(folder.utf8) }) {
                counts[index].count += 1
            } else {
                counts.append((folder, 1))
            }
        }
        return counts
    }
}

extension CatalogAccess {
    /// The level as the list of outputs has it.
    fileprivate var level: OutputDeclaration.AccessLevel {
        switch self {
        case .public: .public
        case .internal: .internal
        }
    }
}
