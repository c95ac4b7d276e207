// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// What a verb has to say: its findings, and what it did in a line for people and in members for programs.
struct CommandResult {
    /// Sorted findings.
    let report: DiagnosticReport
    /// What was done, for people; nil when the findings say it all.
    let headline: String?
    /// What was done, for programs: members of the JSON document.
    let members: [JSONValue.Member]
    /// What is printed in the place of all that; nil for most verbs.
    let document: PrintedDocument?

    /// A result that also offers one command for all unknown words among its findings.
    init(_ diagnostics: [Diagnostic], headline: String? = nil, members: [JSONValue.Member] = []) {
        self.report = DiagnosticReport(diagnostics)
        let advice = CombinedAcceptAdvice(diagnostics)
        let lines = [headline, advice.map { "next: \($0.nextStep)" }].compactMap(\.self)
        self.headline = lines.isEmpty ? nil : lines.joined(separator: "\n")
        self.members = members + (advice.map { [.init(key: "acceptCommand", value: .string($0.command))] } ?? [])
        self.document = nil
    }

    /// A result with a document of its own; the findings decide the status.
    init(_ diagnostics: [Diagnostic], document: PrintedDocument) {
        self.init(report: DiagnosticReport(diagnostics), headline: nil, members: [], document: document)
    }

    private init(
        report: DiagnosticReport,
        headline: String?,
        members: [JSONValue.Member],
        document: PrintedDocument?
    ) {
        self.report = report
        self.headline = headline
        self.members = members
        self.document = document
    }

    /// The same result with one more finding.
    func adding(_ finding: Diagnostic) -> CommandResult {
        CommandResult(
            report: DiagnosticReport(report.diagnostics + [finding]),
            headline: headline,
            members: members,
            document: document
        )
    }

    /// The same result with the root in the commands that it advises.
    func naming(_ advice: RootedAdvice) -> CommandResult {
        CommandResult(
            report: DiagnosticReport(report.diagnostics.map(advice.naming)),
            headline: headline.map(advice.naming),
            members: members.map { member in
                guard member.key == "acceptCommand", case .string(let command) = member.value else { return member }
                return .init(key: member.key, value: .string(advice.naming(command)))
            },
            document: document
        )
    }

    /// The status that the findings decide.
    var status: ExitStatus {
        switch report.outcome {
        case nil: .success
        case .finding: .finding
        case .malformedCommittedFile: .malformedData
        case .missingInput: .missingInput
        case .unusableAnswer: .upstreamUnavailable
        case .unreadableFile: .cannotReadOrWrite
        }
    }
}
