// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct GitHubDiagnosticFormatterTests {
    private static func output(_ run: DiagnosticRun, isQuiet: Bool = false) -> String {
        GitHubDiagnosticFormatter.lines(for: run, isQuiet: isQuiet).map { $0 + "\n" }.joined()
    }

    private static func run(_ counts: [(Severity, Int)]) -> DiagnosticRun {
        SampleRun.run(
            counts.flatMap { severity, count in
                (0..<count).map { Diagnostic(.unknownKey, severity: severity, "number \($0)") }
            },
            status: 1
        )
    }

    @Test func `annotations come first, then all findings, what was done, and the counts`() throws {
        try expectGolden(Array(Self.output(SampleRun.full()).utf8), "Diagnostics/report-github.txt")
    }

    @Test func `a clean run says what was done, and quiet nothing`() {
        #expect(Self.output(SampleRun.clean) == "clean: 6 files agree\n")
        #expect(Self.output(SampleRun.clean, isQuiet: true) == "")
    }

    @Test func `a failure is one annotation`() {
        #expect(
            Self.output(SampleRun.failed)
                == "::error title=could-not-run::update: \"none.json\" does not exist%0Anext: name a file, such as {0}\n"
        )
    }

    @Test func `quiet leaves out notes and counts`() {
        let output = Self.output(Self.run([(.error, 1), (.note, 1)]), isQuiet: true)
        #expect(output == "::error title=unknown-key::number 0\nerror: number 0 [unknown-key]\n")
    }

    @Test(
        arguments: [
            ([(.error, 10)], [10, 0, 0], nil), ([(.error, 11), (.warning, 3), (.note, 10)], [10, 3, 10], 2),
            ([(.error, 1), (.warning, 12)], [1, 10, 0], 3), ([(.note, 500)], [0, 0, 10], 491),
        ] as [([(Severity, Int)], [Int], Int?)]
    )
    func `ten annotations of a level at most, the tenth with the number of the others`(
        counts: [(Severity, Int)],
        shown: [Int],
        hidden: Int?
    ) {
        let read = WorkflowRunner.read(Self.output(Self.run(counts)))
        #expect(["error", "warning", "notice"].map { name in read.commands.count { $0.name == name } } == shown)
        let closings = read.commands.filter { $0.message.hasSuffix("are in the log of this step") }
        #expect(closings.count == (hidden == nil ? 0 : 1))
        #expect(closings.first?.properties["title"] == hidden.map { "\($0) more" })
        let findings = read.log.count { $0.contains("[unknown-key]") }
        #expect(findings == counts.reduce(0) { $0 + $1.1 })
    }

    @Test func `what closes a list counts for all that it stands for`() {
        let findings = (0..<10).map { Diagnostic(.unknownKey, severity: .error, "number \($0)") }
        let closing = Diagnostic(closing: .unknownKey, severity: .error, outcome: .finding, count: 90)
        let commands = WorkflowRunner.read(Self.output(SampleRun.run(findings + [closing], status: 1))).commands
        #expect(commands.count == 10)
        #expect(commands.last?.message == "91 more findings of level error are in the log of this step")
    }

    @Test func `the runner reads exactly our annotations, whatever upstream wrote`() throws {
        let run = try SampleRun.hostile()
        for finding in run.report.diagnostics {
            let read = WorkflowRunner.read(Self.output(SampleRun.run([finding], status: 1)))
            try #require(read.commands.count == 1)
            let command = read.commands[0]
            #expect(["error", "warning", "notice"].contains(command.name))
            #expect(command.properties["title"] == "unknown-kind")
            #expect(Set(command.properties.keys).isSubset(of: ["file", "line", "col", "endColumn", "title"]))
            #expect(command.properties["line"] == lineIfFile(of: finding))
            let lines = [finding.message, "next: \(finding.nextStep ?? "")"].map(WorkflowLogLine.encode)
            #expect(command.message.hasSuffix(finding.nextStep == nil ? lines[0] : lines.joined(separator: "\n")))
        }
        let all = WorkflowRunner.read(Self.output(run))
        #expect(all.commands.count == 30)
        #expect(!all.commands.contains { $0.name == "##[" })
    }

    /// The line of a finding in a file that the runner can find.
    private func lineIfFile(of finding: Diagnostic) -> String? {
        guard let place = finding.place, RepositoryAnchor.relativePath(place.file) != nil else { return nil }
        return place.location.map { String($0.line) }
    }

    @Test func `both parsers of the runner are read as they are`() {
        let read = WorkflowRunner.read(" \t::a b=c%3A,d=%250A::e%0A%25\rx ##[f]\n a ::b::c\n::g")
        #expect(read.commands.map(\.name) == ["a", "##["])
        #expect(read.commands[0].properties == ["b": "c:", "d": "%0A"])
        #expect(read.commands[0].message == "e\n%")
        #expect(read.log == [" a ::b::c", "::g"])
    }
}
