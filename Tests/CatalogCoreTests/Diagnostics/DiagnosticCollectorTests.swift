// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct DiagnosticCollectorTests {
    private static func collector(_ count: Int, _ code: Rule, severity: Severity? = nil)
        -> DiagnosticCollector
    {
        var collector = DiagnosticCollector()
        for number in 0..<count { collector.add(Diagnostic(code, severity: severity, "number \(number)")) }
        return collector
    }

    @Test(arguments: [0, 1, 199, 200])
    func `up to two hundred findings of a code are kept`(count: Int) {
        #expect(Self.collector(count, .wrongType).diagnostics.map(\.message) == (0..<count).map { "number \($0)" })
    }

    @Test(arguments: [
        (201, "1 more finding of this kind is not shown"), (1200, "1000 more findings of this kind are not shown"),
    ])
    func `the rest is counted by one closing finding`(count: Int, closing: String) {
        let findings = Self.collector(count, .wrongType).diagnostics
        #expect(findings.count == 201)
        #expect(findings.last?.message == closing)
        #expect(findings.last?.severity == .error)
        #expect(DiagnosticReport(findings).count(.error) == count)
    }

    @Test func `the count stays exact when stages hand their findings on`() {
        var second = DiagnosticCollector()
        second.add(contentsOf: Self.collector(300, .wrongType).diagnostics)
        second.add(Diagnostic(.wrongType, "one more"))
        var third = DiagnosticCollector()
        third.add(contentsOf: second.diagnostics)
        #expect(third.diagnostics.count == 201)
        #expect(third.diagnostics.last?.message == "101 more findings of this kind are not shown")
        #expect(third.hasErrors)
    }

    @Test func `what is only counted weighs no more than it did`() {
        let warnings = Self.collector(201, .identifierNeeded, severity: .warning)
        #expect(!warnings.hasErrors)
        #expect(warnings.diagnostics.last?.severity == .warning)
        var mixed = warnings
        mixed.add(Diagnostic(.identifierNeeded, "an error that is not shown"))
        #expect(mixed.hasErrors)
        #expect(mixed.diagnostics.suffix(2).map(\.severity) == [.error, .warning])
        #expect(mixed.diagnostics.suffix(2).map(\.isClosing) == [false, true])
        #expect(mixed.diagnostics.suffix(2).map(\.count) == [1, 1])
    }

    @Test func `what is only a note hides no error of its rule`() {
        var collector = Self.collector(250, .priceMoved, severity: .note)
        collector.add(Diagnostic(.priceMoved, "it waits"))
        #expect(collector.diagnostics.filter { $0.severity == .error }.map(\.message) == ["it waits"])
    }

    @Test func `codes are bounded each by itself`() {
        var collector = Self.collector(250, .wrongType)
        for number in 0..<250 { collector.add(Diagnostic(.unknownKind, "number \(number)")) }
        collector.add(Diagnostic(.zeroPrice, "one"))
        let counts = [Rule.wrongType, .unknownKind, .zeroPrice].map { code in
            collector.diagnostics.count { $0.rule == code }
        }
        #expect(counts == [201, 201, 1])
    }

    @Test func `what is only counted keeps what it means for the run`() {
        var collector = DiagnosticCollector()
        for _ in 0..<200 { collector.add(Diagnostic(.missingFile, "found")) }
        collector.add(Diagnostic(.missingFile, outcome: .missingInput, "not shown"))
        #expect(DiagnosticReport(collector.diagnostics).outcome == .missingInput)
    }
}
