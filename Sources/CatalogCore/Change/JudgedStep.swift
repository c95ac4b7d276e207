// SPDX-License-Identifier: Apache-2.0

/// The step from one snapshot to what came after it, and what was found in it.
package struct JudgedStep: Sendable {
    /// The date of the snapshot that the step starts from; nil for the first answer of all.
    package let from: CalendarDate?
    /// What ``judgeChanges(from:to:vocabulary:)`` found.
    package let findings: [Diagnostic]

    package init(from: CalendarDate?, findings: [Diagnostic]) {
        self.from = from
        self.findings = findings
    }
}
