// SPDX-License-Identifier: Apache-2.0

/// Measures what the generated module costs its compiler as the catalog grows, beside one array literal of the same data.
///
/// - Parameter arguments: The tool and the package.
/// - Throws: An error if the sources cannot be made or do not compile. The naive literal may fail: it is stopped at 4 GB.
func measureCompile(_ arguments: BenchmarkArguments) throws {
    let columns = ["-Onone", "per model", "memory", "-O", "per model", "memory", "first use", "later use"]
    Table.begin("Compiling the library, CPU time and peak memory", columns: columns)
    var base: [ChildProcess.Usage] = []
    for modelCount in [25, 100, 400, 1_600] {
        let sample = try CompiledSample(modelCount: modelCount, form: .committed, arguments: arguments)
        defer { sample.remove() }
        let usages = try [false, true].map { try sample.compile(isOptimized: $0) }
        if base.isEmpty { base = usages }
        let uses = try sample.measureFirstUse()
        Table.row(
            "\(modelCount) models",
            zip(usages, base).flatMap { cells($0, since: $1, models: modelCount - 25) } + [
                Table.number(uses.firstNanoseconds / 1_000_000, "ms"),
                Table.number(uses.laterNanoseconds, "ns", digits: 0),
            ]
        )
    }
    for modelCount in [25, 100, 400, 1_600] {
        let sample = try CompiledSample(modelCount: modelCount, form: .naive, arguments: arguments)
        defer { sample.remove() }
        let cells = [false, true].flatMap { isOptimized -> [String] in
            guard let usage = try? sample.compile(isOptimized: isOptimized, memoryLimitBytes: 4 << 30) else {
                return ["stopped", "", ""]
            }
            return [
                Table.number(usage.cpuSeconds, "s"), "", Table.number(Double(usage.peakBytes) / 1e6, "MB", digits: 0),
            ]
        }
        Table.row("one literal, \(modelCount) models", cells)
    }
}

private func cells(_ usage: ChildProcess.Usage, since base: ChildProcess.Usage, models: Int) -> [String] {
    let perModel = (usage.cpuSeconds - base.cpuSeconds) / Double(models) * 1_000
    return [
        Table.number(usage.cpuSeconds, "s"), models > 0 ? Table.number(perModel, "ms") : "",
        Table.number(Double(usage.peakBytes) / 1e6, "MB", digits: 0),
    ]
}
