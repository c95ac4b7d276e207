// SPDX-License-Identifier: Apache-2.0

/// How a result is printed; each verb has its own choice of these.
enum OutputFormat: String, ArgumentWord {
    /// For people.
    case text
    /// For programs; the format of this tool, with a JSON Schema.
    case json
    /// Annotations of a workflow run on GitHub, and text that is safe in its log.
    case github
    /// A code quality report of GitLab.
    case gitlab
    /// A log in the Static Analysis Results Interchange Format, such as code scanning services read.
    case sarif
    /// A JUnit report, such as services that show tests read.
    case junit
    /// For documentation.
    case markdown
}
