// SPDX-License-Identifier: Apache-2.0

/// How an answer came about.
enum SourceKind: String, ArgumentWord {
    /// The bytes are those that the network gave.
    case recorded
    /// A person wrote them down from a page or a table.
    case transcribed
}
