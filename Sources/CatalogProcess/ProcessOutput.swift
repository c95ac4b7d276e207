// SPDX-License-Identifier: Apache-2.0

/// How reading what a program prints ended.
package enum ProcessOutput: Sendable, Equatable {
    /// The program closed its standard output and its standard error; all of the former, the beginning of the latter.
    case complete([UInt8], error: [UInt8])

    /// The program wrote more to its standard output than allowed.
    case tooLong

    /// The time was over.
    case tooLate
}
