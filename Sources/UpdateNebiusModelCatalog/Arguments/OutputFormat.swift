// SPDX-License-Identifier: Apache-2.0

/// How findings are printed.
enum OutputFormat: String, ArgumentWord {
    /// For people.
    case text
    /// For programs.
    case json
}
