// SPDX-License-Identifier: Apache-2.0

/// Measures whole runs of the tool: `check` on the committed catalog, beside a run that does nothing.
///
/// - Throws: A ``BenchmarkFailure`` if the tool does not run, or the catalog is not clean.
func measureProcesses(_ arguments: BenchmarkArguments) throws {
    let runs = 40
    let idle = [arguments.tool, "--version"]
    let check = [arguments.tool, "check", "--root", arguments.package]
    // Once each before, so that the files are in the cache of the system.
    try ChildProcess.run(idle)
    try ChildProcess.run(check)
    let idleSample = try Sample(count: runs) { try ChildProcess.run(idle) }
    let checkSample = try Sample(count: runs) { try ChildProcess.run(check) }
    Table.begin("Whole process, \(runs) runs each", columns: ["minimum", "median", "maximum"])
    for (name, sample) in [("--version", idleSample), ("check", checkSample)] {
        let times = [sample.minimum, sample.median, sample.maximum]
        Table.row(name, times.map { Table.number($0, "ms", digits: 1) })
    }
    Table.row(
        "check / --version",
        [(checkSample.minimum / idleSample.minimum), checkSample.median / idleSample.median].map { Table.number($0) }
    )
}
