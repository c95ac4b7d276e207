// SPDX-License-Identifier: Apache-2.0

/// What every description of a rule says in the same words.
extension Rule {
    /// The severity as a word, and whether findings are held: `error`, `error, held`, `warning` or `note`.
    package var weight: String { isHeld ? "\(severity.rawValue), held" : severity.rawValue }

    /// The lines of the example, which has no line feed at its end.
    package var exampleLines: [String] {
        example.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The command that accepts a held change, with capitals for what is to be filled in; nil for other rules.
    package var acknowledgement: String? {
        guard isHeld else { return nil }
        return "UpdateNebiusModelCatalog acknowledge --from ANSWER --rule \(code) --reason TEXT ID"
    }
}
