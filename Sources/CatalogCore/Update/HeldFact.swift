// SPDX-License-Identifier: Apache-2.0

/// What a held finding is about, whatever the value that it starts from.
struct HeldFact: Hashable {
    let rule: Rule
    let subject: [UInt8]
    let field: [UInt8]

    init(_ finding: Diagnostic) {
        self.rule = finding.rule
        self.subject = Array((finding.subject ?? "").utf8)
        self.field = Array((finding.change?.field ?? "").utf8)
    }
}
