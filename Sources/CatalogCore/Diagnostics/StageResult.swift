// SPDX-License-Identifier: Apache-2.0

/// What a stage returns: its value when it could make one, and everything it found.
package struct StageResult<Value: Sendable>: Sendable {
    /// Nil when the stage could not make a value that the next one may use.
    package let value: Value?
    package let diagnostics: [Diagnostic]

    package init(_ value: Value?, _ diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }
}
