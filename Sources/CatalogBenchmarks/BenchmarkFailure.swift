// SPDX-License-Identifier: Apache-2.0

/// Why something cannot be measured.
struct BenchmarkFailure: Error, CustomStringConvertible {
    /// One sentence for the standard error.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
