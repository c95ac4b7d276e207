// SPDX-License-Identifier: Apache-2.0

/// The median time of a command in milliseconds, and the most memory that any run of it had, in millions of bytes.
func measure(
    _ command: [String],
    expecting status: Int32 = 0,
    runs: Int
) throws -> (time: Double, megabytes: Double) {
    var peak = try ChildProcess.run(command, expecting: status).peakBytes
    let sample = try Sample(count: runs) {
        peak = max(peak, try ChildProcess.run(command, expecting: status).peakBytes)
    }
    return (sample.median, Double(peak) / 1_000_000)
}
