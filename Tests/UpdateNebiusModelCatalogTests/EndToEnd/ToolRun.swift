// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How one run of the tool ended, and what it said.
struct ToolRun {
    /// The exit status; nil where a signal ended the process.
    let status: Int32?

    /// The bytes of the standard output.
    let output: Data

    /// The bytes of the standard error.
    let errors: Data

    /// How long the run took, in seconds.
    let seconds: Double

    /// The standard output as text.
    var outputText: String { String(decoding: output, as: UTF8.self) }

    /// The standard error as text.
    var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// The lines of the standard output.
    var outputLines: [String] { outputText.split(separator: "\n").map(String.init) }
}
