// SPDX-License-Identifier: Apache-2.0

/// How a result is printed; each verb has its own choice of these.
enum OutputFormat: String, ArgumentWord {
    /// For people.
    case text
    /// For programs.
    case json
    /// For documentation.
    case markdown
}
