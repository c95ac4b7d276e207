// SPDX-License-Identifier: Apache-2.0

/// Measures what the generated module costs its compiler as the catalog grows, beside other forms of the same data.
///
/// - Parameter arguments: The tool and the package.
/// - Throws: An error if the sources cannot be made or do not compile. Forms that need more than 4 GB are stopped.
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
    try measure("constants", .constants, modelCounts: [25, 100, 400], arguments)
    try measure("one literal", .naive, modelCounts: [25, 100, 400, 1_600], arguments)
}

/// Measures a form that the package does not use; only the smallest catalog has to compile within 4 GB.
private func measure(
    _ name: String,
    _ form: CompiledSample.Form,
    modelCounts: [Int],
    _ arguments: BenchmarkArguments
) throws {
    var base: [ChildProcess.Usage] = []
    for modelCount in modelCounts {
        let sample = try CompiledSample(modelCount: modelCount, form: form, arguments: arguments)
        defer { sample.remove() }
        var row: [String] = []
        for (index, isOptimized) in [false, true].enumerated() {
            do {
                let usage = try sample.compile(isOptimized: isOptimized, memoryLimitBytes: 4 << 30)
                if base.count == index { base.append(usage) }
                row += cells(usage, since: base[index], models: modelCount - 25)
            } catch {
                if modelCount == 25 { throw error }
                row += ["stopped", "", ""]
            }
        }
        Table.row("\(name), \(modelCount) models", row)
    }
}

private func cells(_ usage: ChildProcess.Usage, since base: ChildProcess.Usage, models: Int) -> [String] {
    let perModel = (usage.cpuSeconds - base.cpuSeconds) / Double(models) * 1_000
    return [
        Table.number(usage.cpuSeconds, "s"), models > 0 ? Table.number(perModel, "ms") : "",
        Table.number(Double(usage.peakBytes) / 1e6, "MB", digits: 0),
    ]
}
