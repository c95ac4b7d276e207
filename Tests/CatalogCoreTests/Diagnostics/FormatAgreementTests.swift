// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

/// All formats carry the same findings, and as many.
@Suite struct FormatAgreementTests {
    /// What each format carries, by its name.
    private static func carried(_ run: DiagnosticRun) throws -> [(format: String, findings: [ReportedFinding])] {
        [
            ("json", try ReportedFinding.read(json: JSONWriter.visibleBytes(JSONDiagnosticFormatter.value(for: run)))),
            ("github", ReportedFinding.read(github: GitHubDiagnosticFormatter.lines(for: run).joined(separator: "\n"))),
            (
                "gitlab",
                try ReportedFinding.read(gitlab: JSONWriter.visibleBytes(GitLabDiagnosticFormatter.value(for: run)))
            ),
            (
                "sarif",
                try ReportedFinding.read(sarif: JSONWriter.visibleBytes(SARIFDiagnosticFormatter.value(for: run)))
            ),
            ("junit", try ReportedFinding.read(junit: JUnitDiagnosticFormatter.bytes(for: run))),
        ]
    }

    /// The finding as a log has it, from a service that knows no file without a line and no detours in a path.
    private static func simplified(_ finding: ReportedFinding) -> ReportedFinding {
        ReportedFinding(
            code: finding.code,
            severity: finding.severity,
            message: WorkflowLogLine.encode(finding.message),
            file: finding.file.map { WorkflowLogLine.encode(RepositoryAnchor.relativePath($0) ?? $0) },
            line: finding.line ?? 1
        )
    }

    @Test func `code, severity, message, file and line are the same in all`() throws {
        for (number, run) in [try SampleRun.full(), try SampleRun.hostile(), SampleRun.clean].enumerated() {
            let expected = run.report.diagnostics.map { Self.simplified(ReportedFinding($0)) }
            for (format, findings) in try Self.carried(run) {
                let simplified = findings.map(Self.simplified)
                #expect(simplified.count == expected.count, "\(format), run \(number)")
                for (actual, expected) in zip(simplified, expected) where actual != expected {
                    // Not as an expectation of two texts, which would bring them into the log of a workflow.
                    let texts = "\(actual) instead of \(expected)"
                    Issue.record("\(format), run \(number): \(WorkflowLogLine.encode(texts))")
                }
            }
        }
    }

    @Test func `what is only counted is counted in all`() throws {
        let run = try SampleRun.full()
        let total = Severity.allCases.reduce(0) { $0 + run.report.count($1) }
        #expect(total == 1011)
        for (format, findings) in try Self.carried(run) {
            #expect(findings.reduce(0) { $0 + $1.count } == total, "\(format)")
        }
    }

    @Test func `a report with all that a run keeps is within the limits of every service`() throws {
        var collector = DiagnosticCollector()
        for rule in Rule.all {
            for number in 0..<(DiagnosticCollector.maximumPerRule + 5) {
                let location = SourceLocation(file: "a.json", byteOffset: number, line: number + 1, column: 1)
                collector.add(Diagnostic(rule, "number \(number)", at: DiagnosticPlace(location)))
            }
        }
        let run = SampleRun.run(collector.diagnostics, status: 1)
        let count = run.report.diagnostics.count
        #expect(count == Rule.all.count * (DiagnosticCollector.maximumPerRule + 1))
        #expect(count < 25_000, "GitHub takes so many results of a run")

        let lines = GitHubDiagnosticFormatter.lines(for: run)
        let annotations = lines.prefix { $0.utf8.starts(with: "::".utf8) }
        #expect(annotations.count == Severity.allCases.count * GitHubDiagnosticFormatter.maximumPerLevel)
        #expect(lines.count == annotations.count + count + 1)

        let documents = [
            ("\"code\": ", JSONWriter.visibleBytes(JSONDiagnosticFormatter.value(for: run))),
            ("\"check_name\": ", JSONWriter.visibleBytes(GitLabDiagnosticFormatter.value(for: run))),
            ("\"ruleId\": ", JSONWriter.visibleBytes(SARIFDiagnosticFormatter.value(for: run))),
            ("<testcase ", JUnitDiagnosticFormatter.bytes(for: run)),
        ]
        for (mark, bytes) in documents {
            let found = String(decoding: bytes, as: UTF8.self).components(separatedBy: mark).count - 1
            #expect(found == count, "\(mark)")
        }
    }
}
