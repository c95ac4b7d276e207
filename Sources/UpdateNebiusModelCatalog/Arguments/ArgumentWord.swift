// SPDX-License-Identifier: Apache-2.0

/// A closed list of words, one of which is an argument.
protocol ArgumentWord: CaseIterable, RawRepresentable<String>, Sendable {}

extension ArgumentWord {
    /// The words with bars between them, as usage lines show a choice.
    static var list: String { allCases.map(\.rawValue).joined(separator: "|") }
}
