// SPDX-License-Identifier: Apache-2.0

/// What judging an answer by itself gives.
package struct ValidationResult: Sendable {
    /// The catalog; nil when any rule was broken.
    package let value: ValidCatalog?
    /// The rows that can be compared with a snapshot; nil when nothing could be read.
    package let rows: AcceptedRows?
    /// Everything that was found.
    package let diagnostics: [Diagnostic]

    package init(_ value: ValidCatalog?, rows: AcceptedRows?, _ diagnostics: [Diagnostic]) {
        self.value = value
        self.rows = rows
        self.diagnostics = diagnostics
    }
}
