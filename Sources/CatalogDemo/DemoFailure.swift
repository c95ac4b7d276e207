// SPDX-License-Identifier: Apache-2.0

/// Why the demo ends early.
enum DemoFailure: Error, CustomStringConvertible {
    /// A command did not end as it should.
    case unexpectedStatus(Int32, expected: Int32, command: String)

    /// The output of a command lacks what the next step needs.
    case missingOutput(String)

    /// A refused update changed these files.
    case changedFiles([String])

    /// A file of the package cannot be used, for the reason given.
    case unusableFile(path: String, reason: String)

    /// The system refused what the demo needs.
    case system(String)

    /// One sentence for the standard error.
    var description: String {
        switch self {
        case .unexpectedStatus(let status, let expected, let command):
            "status \(status) instead of \(expected) from: \(command)"
        case .missingOutput(let what):
            "the output has no \(what)"
        case .changedFiles(let paths):
            "an update that was refused changed \(paths.joined(separator: ", "))"
        case .unusableFile(let path, let reason):
            "\(path) cannot be used: \(reason)"
        case .system(let reason):
            reason
        }
    }
}
