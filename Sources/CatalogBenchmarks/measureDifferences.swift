// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures whole runs of `diff` between two snapshots as the catalog grows.
///
/// Two snapshots of 5,000 models have to be compared in 500 ms, and fourfold growth may take at most 4.6 times as long.
///
/// - Throws: An error if the samples cannot be written, or the tool does not end as it should.
func measureDifferences(_ arguments: BenchmarkArguments) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    Table.begin("Whole process, diff", columns: ["text", "memory", "json", "markdown", "text x4", "json x4"])
    var previous: (text: Double, json: Double)?
    for (modelCount, runs) in [(1_250, 21), (5_000, 21), (20_000, 7)] {
        let sample = ChangeSample(folder: folder.appendingPathComponent("\(modelCount)").path)
        try ChildProcess.run(arguments.commandToWriteSample(modelCount: modelCount, folder: sample.folder))
        let command = [
            arguments.tool, "diff", sample.snapshot, sample.nextSnapshot, "--root", sample.folder, "--max-bytes",
            "\(1 << 30)",
        ]
        let text = try measure(command, runs: runs)
        let json = try measure(command + ["--format", "json"], runs: runs)
        let markdown = try measure(command + ["--format", "markdown"], runs: runs)
        Table.row(
            "\(modelCount) models, \(runs) runs each",
            [
                Table.number(text.time, "ms", digits: 0), Table.number(text.megabytes, "MB", digits: 0),
                Table.number(json.time, "ms", digits: 0), Table.number(markdown.time, "ms", digits: 0),
                previous.map { Table.number(text.time / $0.text) } ?? "",
                previous.map { Table.number(json.time / $0.json) } ?? "",
            ]
        )
        previous = (text.time, json.time)
    }
}
