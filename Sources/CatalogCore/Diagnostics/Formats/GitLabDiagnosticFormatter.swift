// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// Findings as a code quality report of GitLab: a JSON array with one entry for each.
///
/// Every entry has all members that GitLab asks for, as it drops others without a word. It shows the description and
/// the place and nothing else, so the description holds what to do next as well, and the real place where
/// ``RepositoryAnchor`` had to choose another.
package enum GitLabDiagnosticFormatter {
    /// The report as a JSON value.
    ///
    /// A verb that could not do its job gives one entry of severity `blocker`: an empty array would say that all is
    /// well.
    ///
    /// - Complexity: O(*n*) in the number of findings.
    package static func value(for run: DiagnosticRun) -> JSONValue {
        if let failure = run.failure { return .array([entry(for: failure, verb: run.verb)]) }
        let fingerprints = run.report.distinctFingerprints
        return .array(zip(run.report.diagnostics, fingerprints).map(entry))
    }

    private static func entry(for diagnostic: Diagnostic, fingerprint: String) -> JSONValue {
        let anchor = RepositoryAnchor(diagnostic.place)
        let place = anchor.realPlace.map { $0 + ": " } ?? ""
        return entry(
            description(place + diagnostic.message, nextStep: diagnostic.nextStep),
            check: diagnostic.rule.code,
            fingerprint: fingerprint,
            severity: severity(for: diagnostic),
            anchor: anchor
        )
    }

    private static func entry(for failure: RunFailure, verb: String) -> JSONValue {
        let identity = JSONValue.array([.string(RunFailure.code), .string(verb), .string(failure.message)])
        return entry(
            description("\(verb): \(failure.message)", nextStep: failure.nextStep),
            check: RunFailure.code,
            fingerprint: SHA256.hexDigest(of: JSONWriter.compactBytes(identity)),
            severity: "blocker",
            anchor: RepositoryAnchor(nil)
        )
    }

    private static func entry(
        _ description: String,
        check: String,
        fingerprint: String,
        severity: String,
        anchor: RepositoryAnchor
    ) -> JSONValue {
        let lines = JSONValue.object(["begin": .integer(Int64(anchor.line))], layout: .inline)
        return .object([
            "description": .string(description),
            "check_name": .string(check),
            "fingerprint": .string(fingerprint),
            "severity": .string(severity),
            "location": .object(["path": .string(anchor.path), "lines": lines], layout: .inline),
        ])
    }

    private static func description(_ message: String, nextStep: String?) -> String {
        message + (nextStep.map { "; next: \($0)" } ?? "")
    }

    /// GitLab knows info, minor, major, critical and blocker.
    private static func severity(for diagnostic: Diagnostic) -> String {
        switch diagnostic.severity {
        case .error: "critical"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
