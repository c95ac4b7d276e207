// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A text that is no revision.
package struct GitRevisionError: Error, Sendable, Equatable {
    /// The text as it was written.
    package let text: String

    /// What is wrong with it.
    package let problem: GitRevisionProblem

    /// What is wrong, as one line that is safe to print.
    package var message: String {
        "the git revision \"\(VisibleText.encode(text, limit: 80))\" \(problem.words)"
    }

    /// What the reader can do about it, as one line.
    package var nextStep: String { "Name one commit, such as HEAD~3, v1.2, main@{1} or its hash." }
}
