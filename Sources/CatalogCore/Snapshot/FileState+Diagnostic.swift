// SPDX-License-Identifier: Apache-2.0

extension FileState {
    /// The bytes of a regular file, or the finding that says why there are none.
    ///
    /// - Parameters:
    ///   - path: The path as the user knows it.
    ///   - what: What the file is, for the message, such as `the vocabulary`.
    ///   - hint: What to do when the file is missing.
    /// - Returns: The bytes, or the problem with its outcome: missing, malformed or unreadable.
    package func contents(path: String, what: String, ifMissing hint: String) -> Result<[UInt8], CommittedFileProblem> {
        let place = DiagnosticPlace(file: path)
        switch self {
        case .bytes(let bytes):
            return .success(bytes)
        case .missing:
            return .failure(
                CommittedFileProblem(
                    Diagnostic(.missingFile, outcome: .missingInput, "\(what) is missing", at: place, nextStep: hint)
                )
            )
        case .directory, .symbolicLink, .notRegular:
            return .failure(
                CommittedFileProblem(
                    Diagnostic(
                        .notARegularFile,
                        outcome: .malformedCommittedFile,
                        "\(what) must be a regular file, found \(kindName)",
                        at: place,
                        nextStep: "replace it by the file from version control"
                    )
                )
            )
        case .tooLarge(let limit):
            return .failure(
                CommittedFileProblem(
                    Diagnostic(
                        .fileTooLarge,
                        outcome: .malformedCommittedFile,
                        "\(what) has more than \(limit) bytes",
                        at: place,
                        nextStep: "restore the file from version control"
                    )
                )
            )
        case .unreadable(let reason):
            return .failure(
                CommittedFileProblem(
                    Diagnostic(
                        .unreadableFile,
                        outcome: .unreadableFile,
                        "\(what) cannot be read: \(reason)",
                        at: place
                    )
                )
            )
        }
    }

    /// What stands there, in a sentence.
    package var kindName: String {
        switch self {
        case .bytes: "a regular file"
        case .missing: "nothing"
        case .directory: "a directory"
        case .symbolicLink: "a symbolic link"
        case .notRegular: "a device, socket or pipe"
        case .tooLarge(let limit): "a file of more than \(limit) bytes"
        case .unreadable(let reason): "an unreadable file (\(reason))"
        }
    }
}
