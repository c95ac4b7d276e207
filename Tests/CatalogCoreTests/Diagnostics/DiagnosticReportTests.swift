// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct DiagnosticReportTests {
    private static func finding(
        _ code: Rule,
        _ file: String? = nil,
        at offset: Int? = nil,
        severity: Severity? = nil,
        outcome: Outcome = .finding,
        message: String = "m"
    ) -> Diagnostic {
        let place = file.map { file in
            offset.map { DiagnosticPlace(SourceLocation(file: file, byteOffset: $0, line: 1, column: $0 + 1)) }
                ?? DiagnosticPlace(file: file)
        }
        return Diagnostic(code, severity: severity, outcome: outcome, message, at: place)
    }

    @Test func `findings are ordered by file, place and code, and else stay as they came`() {
        let report = DiagnosticReport([
            Self.finding(.zeroPrice, "b", at: 3),
            Self.finding(.negativePrice, "b", at: 3),
            Self.finding(.unknownKind, "b", at: 2),
            Self.finding(.fileMissing, "b"),
            Self.finding(.unknownKey, "a", at: 99, message: "second"),
            Self.finding(.unknownKey, "B", at: 1),
            Self.finding(.unknownKey, "a", at: 99, message: "first"),
            Self.finding(.missingFile),
            Self.finding(.unknownKey, "\u{E9}"),
            Self.finding(.unknownKey, "e\u{301}"),
        ])
        #expect(
            report.diagnostics.map { "\($0.place?.file ?? "-") \($0.rule.code) \($0.message)" } == [
                "- missing-file m", "B unknown-key m", "a unknown-key second", "a unknown-key first",
                "b file-missing m",
                "b unknown-kind m", "b negative-price m", "b zero-price m", "e\u{301} unknown-key m",
                "\u{E9} unknown-key m",
            ]
        )
    }

    @Test(
        arguments: [
            ([], "no findings"), ([.error], "1 error"), ([.error, .error, .warning], "2 errors, 1 warning"),
            ([.note, .warning, .warning, .note], "2 warnings, 2 notes"),
            ([.note, .error, .warning], "1 error, 1 warning, 1 note"),
        ] as [([Severity], String)]
    )
    func `the summary counts each severity`(severities: [Severity], summary: String) {
        let report = DiagnosticReport(severities.map { Self.finding(.unknownKey, severity: $0) })
        #expect(report.summary == summary)
        #expect(report.hasErrors == severities.contains(.error))
    }

    @Test(
        arguments: [
            ([], nil), ([.finding], .finding), ([.finding, .unusableAnswer], .unusableAnswer),
            ([.unusableAnswer, .malformedCommittedFile, .finding], .malformedCommittedFile),
            ([.malformedCommittedFile, .unreadableFile], .unreadableFile),
            ([.unreadableFile, .missingInput, .malformedCommittedFile, .unusableAnswer, .finding], .missingInput),
        ] as [([Outcome], Outcome?)]
    )
    func `that a run could not be done outweighs what it found`(outcomes: [Outcome], expected: Outcome?) {
        let findings = outcomes.map { Self.finding(.wrongType, outcome: $0) }
        #expect(DiagnosticReport(findings).outcome == expected)
        #expect(DiagnosticReport(findings.reversed()).outcome == expected)
    }

    @Test func `only errors decide the outcome`() {
        let findings = [
            Self.finding(.unknownKey, outcome: .missingInput), Self.finding(.newTag, outcome: .unreadableFile),
        ]
        #expect(DiagnosticReport(findings).outcome == nil)
    }

    @Test func `codes are stable words`() {
        let codes = Rule.all.map(\.code)
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { $0.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D } })
    }
}
