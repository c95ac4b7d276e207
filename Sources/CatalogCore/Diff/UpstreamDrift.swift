// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// What upstream has that the newest snapshot has not.
package struct UpstreamDrift: Sendable {
    /// What a comparison with upstream came to.
    package enum Result: String, CaseIterable, Sendable {
        /// Upstream has the facts of the snapshot.
        case none
        /// Upstream has other facts.
        case drifted
        /// Upstream has what no update would take, so facts were not compared.
        case rejected
    }

    package let result: Result
    /// Whether the answer gave facts that could be compared as a whole.
    package let isWhole: Bool
    /// What is reported: every change, and what they add up to; or why the answer is rejected.
    package let findings: [Diagnostic]
    /// The result for people, in a line.
    package let headline: String
    /// The result for programs.
    package let value: JSONValue

    /// Upstream has the facts of the snapshot.
    ///
    /// - Parameters:
    ///   - newest: The snapshot.
    ///   - isModified: False where the server said so, without sending them again.
    ///   - isWhole: Whether the answer states all that a snapshot has.
    ///   - findings: What else there is to say of the answer.
    package init(none newest: Snapshot, isModified: Bool, isWhole: Bool = true, findings: [Diagnostic] = []) {
        result = .none
        self.isWhole = isWhole
        self.findings = findings
        headline =
            "no drift: upstream has the facts of \(newest.path)" + (isModified ? "" : ", not modified")
            + (isWhole ? "" : ", as far as this answer states them")
        value = .object(["result": .string(Result.none.rawValue), "snapshot": .string(newest.path)])
    }

    /// The answer is rejected.
    init(rejected findings: [Diagnostic], newest: Snapshot) {
        result = .rejected
        isWhole = false
        self.findings = findings
        headline = "drift unknown: upstream's answer is rejected, as an update would reject it"
        value = .object(["result": .string(Result.rejected.rawValue), "snapshot": .string(newest.path)])
    }

    /// Upstream has other facts.
    init(_ difference: CatalogDifference, newest: Snapshot, isWhole: Bool, findings: [Diagnostic], nextStep: String) {
        let summary = Diagnostic(
            .upstreamDrift,
            "upstream has other facts than \(newest.path): \(difference.headline)",
            nextStep: nextStep
        )
        result = .drifted
        self.isWhole = isWhole
        let changes = difference.changes.map { change in
            change.diagnostic(severity: change.weight == .info ? .note : .warning)
        }
        self.findings = findings + changes + [summary]
        headline = "drift: \(difference.headline)"
        value = .object([
            "result": .string(Result.drifted.rawValue),
            "snapshot": .string(newest.path),
            "changes": .integer(Int64(difference.changes.count)),
        ])
    }
}
