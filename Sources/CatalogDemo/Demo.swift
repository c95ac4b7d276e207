// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText
import Foundation
import LoopbackServer

/// The play: a catalog that is clean, an answer with a surprise, a person who accepts it, and a new catalog.
enum Demo {
    /// Where the catalog is served, on this machine as upstream.
    private static let target = "/api/public/models_info"

    /// The path of the new model's record, under the root of the package.
    private static let newModelPath = "Sources/CatalogDemo/sample-model.json"

    /// Plays all scenes in a scratch copy, and removes the copy whatever happens.
    static func play(_ arguments: DemoArguments) throws(DemoFailure) {
        let scratch = try ScratchPackage(copying: arguments.package)
        defer { scratch.remove() }
        let newest = try scratch.newestSnapshot()
        guard let date = CalendarDate(epochSeconds: (Int64(newest.date.daysSinceEpoch) + 1) * 86_400) else {
            throw .unusableFile(path: newest.path, reason: "there is no day after it")
        }
        let answer = try SampleAnswer(
            from: newest,
            vocabulary: scratch.vocabulary(),
            adding: newModel(in: arguments.package)
        )
        let server = try serve(answer.bytes)
        defer { server.stop() }
        print("A scratch copy of the package: \(scratch.root.path)")
        let shell = Shell(directory: scratch.root, toolDirectory: arguments.toolDirectory)
        let update = "\(arguments.toolName) update --from \(server.url(target)) --date \(date)"

        scene("The catalog of \(newest.date) is clean: all committed files agree.")
        try shell.run("\(arguments.toolName) check", expecting: 0)
        scene("The next day's answer has a model in a region that nobody has looked at. It is refused.")
        let accept = try refused(update, in: shell, of: scratch, toolName: arguments.toolName)
        scene("A person has looked, and accepts the region with the command that was printed.")
        try shell.run(accept, expecting: 0)
        scene("Now the same update is written.")
        try shell.run(update, expecting: 0)
        scene("What a reviewer sees of the models: a higher price of \(answer.repricedModel.id), and the new one.")
        try showModels(of: Snapshot.path(of: date), after: newest, in: scratch)
        scene("The catalog of \(date) is clean.")
        try shell.run("\(arguments.toolName) check", expecting: 0)
        print("\nThe scratch copy is removed now. The package itself was not touched.")
    }

    /// Runs an update that must be refused, and must leave every file as it was.
    ///
    /// - Returns: The command that the tool suggests.
    private static func refused(
        _ update: String,
        in shell: Shell,
        of scratch: ScratchPackage,
        toolName: String
    ) throws(DemoFailure) -> String {
        let before = try scratch.allFiles()
        let output = try shell.run(update, expecting: 1)
        let after = try scratch.allFiles()
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        guard changed.isEmpty else { throw .changedFiles(changed.sorted()) }
        let suggestion = "\(toolName) accept "
        for line in output {
            if let start = line.range(of: suggestion)?.lowerBound { return String(line[start...]) }
        }
        throw .missingOutput("line with \"\(suggestion)\"")
    }

    /// Prints the changed lines of the models of a snapshot; its date, its source and its hash have changed as well.
    private static func showModels(
        of path: String,
        after newest: Snapshot,
        in scratch: ScratchPackage
    ) throws(DemoFailure) {
        let difference = unifiedDiff(
            old: models(in: newest.canonicalBytes),
            new: models(in: try scratch.bytes(at: path)),
            oldName: newest.path,
            newName: path,
            contextLines: 0
        )
        // The first two lines have the names, and the others that are left out have line numbers.
        let changes = difference.lines.dropFirst(2).filter { !$0.hasPrefix("@@") }
        guard !changes.isEmpty else { throw .missingOutput("changed line") }
        for line in changes { print("  \(line)") }
    }

    /// The lines of a snapshot from the first model on.
    private static func models(in snapshot: [UInt8]) -> [UInt8] {
        Array(snapshot.split(separator: 0x0A).drop { !$0.starts(with: "  \"models\"".utf8) }.joined(separator: [0x0A]))
    }

    private static func newModel(in package: URL) throws(DemoFailure) -> JSONValue {
        do {
            let bytes = Array(try Data(contentsOf: package.appendingPathComponent(newModelPath)))
            return try JSONValue(JSONDocument(bytes: bytes, file: newModelPath).root) { _ in .expanded }
        } catch {
            throw .unusableFile(path: newModelPath, reason: "\(error)")
        }
    }

    /// Serves the answer under the path that upstream has it under, and nothing else.
    private static func serve(_ bytes: [UInt8]) throws(DemoFailure) -> LoopbackServer {
        do {
            return try LoopbackServer.start { request in
                guard request.method == "GET", request.path == target else {
                    return .response(LoopbackResponse(status: 404))
                }
                let json = LoopbackHeader("Content-Type", "application/json")
                return .response(LoopbackResponse(headers: [json], body: bytes))
            }
        } catch {
            throw .system("no server on 127.0.0.1: \(error.call) failed with error \(error.errorNumber)")
        }
    }

    private static func scene(_ title: String) {
        print("\n# \(title)")
    }
}
