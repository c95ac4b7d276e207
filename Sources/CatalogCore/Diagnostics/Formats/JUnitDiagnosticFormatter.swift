// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Findings as a JUnit report: one suite for the run, one test case for each finding.
///
/// An error is a failed test case. A warning or a note is one that passed and printed something, so it is shown and
/// fails nothing. A run without findings has one test case that passed, as services take an empty suite for a mistake.
package enum JUnitDiagnosticFormatter {
    /// The document, with a line feed behind its last line.
    ///
    /// Times are 0: the document is a function of the findings.
    ///
    /// - Complexity: O(*n*) in the number of findings.
    package static func bytes(for run: DiagnosticRun) -> [UInt8] {
        let cases = testCases(for: run)
        let failures = run.failure == nil ? run.report.diagnostics.count { $0.severity == .error } : 0
        let counts = #"tests="\#(cases.count)" failures="\#(failures)" errors="\#(run.failure == nil ? 0 : 1)""#
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<testsuites name="\#(XMLText.attribute(run.tool))" \#(counts) time="0">"#,
            #"  <testsuite name="\#(XMLText.attribute(run.verb))" \#(counts) skipped="0" time="0">"#,
            "    <properties>",
            #"      <property name="version" value="\#(XMLText.attribute(run.version))"/>"#,
            #"      <property name="exitStatus" value="\#(run.status)"/>"#,
            "    </properties>",
        ]
        for testCase in cases { lines += testCase }
        lines += summary(of: run)
        lines += ["  </testsuite>", "</testsuites>", ""]
        return Array(lines.joined(separator: "\n").utf8)
    }

    /// The lines of each test case.
    private static func testCases(for run: DiagnosticRun) -> [[String]] {
        let runName = "\(run.tool).\(run.verb)"
        if let failure = run.failure {
            let next = failure.nextStep.map { "next: \($0)" } ?? ""
            let type = "status \(run.status)"
            return [testCase(runName, RunFailure.code, element("error", type: type, message: failure.message, next))]
        }
        guard !run.report.diagnostics.isEmpty else { return [testCase(runName, "no findings", nil)] }
        var uses: [TestName: Int] = [:]
        return run.report.diagnostics.map { diagnostic in
            let group = diagnostic.place?.file ?? runName
            let name = name(of: diagnostic)
            let number = uses[TestName(group, name), default: 0] + 1
            uses[TestName(group, name)] = number
            return testCase(group, number == 1 ? name : "\(name) (\(number))", outcome(of: diagnostic))
        }
    }

    /// The code, and what tells findings of a rule in one file apart for a reader.
    private static func name(of diagnostic: Diagnostic) -> String {
        let position = diagnostic.place?.location.map { " at \($0.line):\($0.column)" } ?? ""
        let subject = diagnostic.subject.map { ", model \(QuotedText.quote($0))" } ?? ""
        return diagnostic.rule.code + position + subject
    }

    private static func outcome(of diagnostic: Diagnostic) -> String {
        let text = TextDiagnosticFormatter.lines(for: diagnostic).joined(separator: "\n")
        guard diagnostic.severity == .error else { return "<system-out>\(XMLText.content(text))</system-out>" }
        return element("failure", type: diagnostic.rule.code, message: diagnostic.message, text)
    }

    private static func element(_ name: String, type: String, message: String, _ text: String) -> String {
        let attributes = #"type="\#(XMLText.attribute(type))" message="\#(XMLText.attribute(message))""#
        return "<\(name) \(attributes)>\(XMLText.content(text))</\(name)>"
    }

    private static func testCase(_ group: String, _ name: String, _ outcome: String?) -> [String] {
        let names = #"classname="\#(XMLText.attribute(group))" name="\#(XMLText.attribute(name))" time="0""#
        guard let outcome else { return ["    <testcase \(names)/>"] }
        return ["    <testcase \(names)>", "      \(outcome)", "    </testcase>"]
    }

    /// What was done and the counts, as the output of the suite.
    private static func summary(of run: DiagnosticRun) -> [String] {
        guard run.failure == nil else { return [] }
        let text = ((run.headline.map { [$0] } ?? []) + [run.report.summary]).joined(separator: "\n")
        return ["    <system-out>\(XMLText.content(text))</system-out>"]
    }

    /// What services take for the identity of a test case, compared by its UTF-8 bytes.
    private struct TestName: Hashable {
        let group: [UInt8]
        let name: [UInt8]

        init(_ group: String, _ name: String) {
            self.group = Array(group.utf8)
            self.name = Array(name.utf8)
        }
    }
}
