// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// The text that `validate` judges, and what findings call it.
struct ValidatedInput {
    let bytes: [UInt8]
    let name: String

    /// Reads the file that is named, or the standard input.
    init(_ options: ValidateOptions) throws(CommandFailure) {
        let reader = AnswerReader(maximumBytes: options.maximumBytes)
        switch options.source {
        case .standardInput:
            name = "<standard input>"
            bytes = try reader.contents(of: "-", name: name)
        case .file(let file):
            name = file
            bytes = try reader.contents(of: file, name: file)
        case .url(let url):
            throw CommandFailure(.usage, "\(QuotedText.quote(url)) is not a file")
        case nil:
            throw CommandFailure(.usage, "there is nothing to compare: name a FILE")
        }
    }

    /// The findings with the lines of this text that they point at.
    func showingLines(_ findings: [Diagnostic]) -> [Diagnostic] {
        findings.map { $0.showingLine(of: name, bytes: bytes[...]) }
    }
}
