// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures the tool and its parts, and prints what it measured.
///
/// A time never decides anything: the status is 0 however slow the machine is, 64 for a command line that makes no
/// sense, and 1 when something cannot be measured at all.
@main
enum Main {
    static func main() {
        guard let arguments = BenchmarkArguments(Array(CommandLine.arguments.dropFirst())) else {
            FileHandle.standardError.write(Data((BenchmarkArguments.usage + "\n").utf8))
            exit(64)
        }
        do {
            switch arguments.task {
            case .measure(let clones): try measure(arguments, clones: clones)
            case .writeSample(let modelCount, let folder):
                try ChangeSample(folder: folder).write(modelCount: modelCount, package: arguments.package)
            }
        } catch {
            // What was printed so far must come before the reason why it ends.
            fflush(nil)
            FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func measure(_ arguments: BenchmarkArguments, clones: Bool) throws {
        if arguments.measures(.processes) { try measureProcesses(arguments) }
        // Before this process itself needs memory: on Linux that would be counted as that of the tool.
        if arguments.measures(.changes) { try measureChanges(arguments) }
        if arguments.measures(.differences) { try measureDifferences(arguments) }
        if arguments.measures(.fetches) { try measureFetches(tool: arguments.tool) }
        if arguments.measures(.generate) { try measureGenerate(arguments) }
        if arguments.measures(.compile) { try measureCompile(arguments) }
        if arguments.measures(.json) {
            try measureJSON(recordings: ProcessInfo.processInfo.environment["CATALOG_RECORDINGS"])
        }
        if arguments.measures(.updates) { try measureUpdates(package: arguments.package) }
        if clones, arguments.measures(.clone) { try measureClone(package: arguments.package) }
    }
}
