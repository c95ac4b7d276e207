// SPDX-License-Identifier: Apache-2.0

/// One of the project's own files cannot be used; the finding says which and why.
package struct CommittedFileProblem: Error, Hashable, Sendable {
    package let diagnostic: Diagnostic

    package init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }
}
