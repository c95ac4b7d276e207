// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures whole runs of `validate` as the catalog grows: on an answer by itself, and against a snapshot.
///
/// A catalog of 5,000 models has to be judged against one of 5,000 models in 500 ms and 150 MB, and fourfold growth may
/// take at most 4.6 times as long.
///
/// - Throws: An error if the samples cannot be written, or `validate` does not end as it should.
func measureChanges(_ arguments: BenchmarkArguments) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    Table.begin(
        "Whole process, validate",
        columns: ["alone", "memory", "--against", "memory", "alone x4", "--against x4"]
    )
    var previous: (alone: Double, against: Double)?
    for (modelCount, runs) in [(1_250, 21), (5_000, 21), (20_000, 7)] {
        let sample = ChangeSample(folder: folder.appendingPathComponent("\(modelCount)").path)
        try ChildProcess.run(arguments.commandToWriteSample(modelCount: modelCount, folder: sample.folder))
        let validate = [
            arguments.tool, "validate", sample.answer, "--root", sample.folder, "--max-bytes", "\(1 << 30)",
        ]
        // The answer by itself is accepted; as a change some of it is held, which is status 1.
        let alone = try measure(validate, expecting: 0, runs: runs)
        let against = try measure(validate + ["--against", sample.snapshot], expecting: 1, runs: runs)
        Table.row(
            "\(modelCount) models, \(runs) runs each",
            [
                Table.number(alone.time, "ms", digits: 0), Table.number(alone.megabytes, "MB", digits: 0),
                Table.number(against.time, "ms", digits: 0), Table.number(against.megabytes, "MB", digits: 0),
                previous.map { Table.number(alone.time / $0.alone) } ?? "",
                previous.map { Table.number(against.time / $0.against) } ?? "",
            ]
        )
        previous = (alone.time, against.time)
    }
}
