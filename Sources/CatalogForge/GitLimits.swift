// SPDX-License-Identifier: Apache-2.0

/// How much a question to a repository may take.
package struct GitLimits: Sendable {
    /// The time for one question, for all programs that it starts together.
    package var timeout: Duration = .seconds(30)

    /// The most bytes of the list of a folder; a file takes some hundred.
    package var maximumListBytes = 16 * 1024 * 1024

    /// The most bytes of the files of a folder together.
    package var maximumTotalBytes = 256 * 1024 * 1024

    /// Creates the limits that hold where nothing else is said.
    package init() {}
}
