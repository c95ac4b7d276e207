// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures `generate`, as a whole process, as the catalog grows.
///
/// - Parameter arguments: The tool and the package.
/// - Throws: An error if a package cannot be written, or the tool does not do its job.
func measureGenerate(_ arguments: BenchmarkArguments) throws {
    Table.begin("Whole process, generate", columns: ["median", "memory", "to before"])
    var previous: Double?
    for modelCount in [1_250, 5_000, 20_000] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "catalog-generate-\(UUID().uuidString.prefix(8))"
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        try ChildProcess.run(arguments.commandToWriteSample(modelCount: modelCount, folder: folder.path))
        let answer = folder.appendingPathComponent("answer.json").path
        let root = ["--root", folder.path]
        try ChildProcess.run(
            [arguments.tool, "update", "--from", answer, "--date", "2026-10-15", "--max-bytes", "100000000"] + root
        )
        let generated = folder.appendingPathComponent("Sources")
        var peakBytes = 0
        let sample = try Sample(count: modelCount > 10_000 ? 5 : 11) {
            // Everything has to be written anew.
            try FileManager.default.removeItem(at: generated)
            peakBytes = max(peakBytes, try ChildProcess.run([arguments.tool, "generate"] + root).peakBytes)
        }
        Table.row(
            "\(modelCount) models",
            [
                Table.number(sample.median, "ms", digits: 0), Table.number(Double(peakBytes) / 1e6, "MB", digits: 0),
                previous.map { Table.number(sample.median / $0) } ?? "",
            ]
        )
        previous = sample.median
    }
}
