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

    init(_ diagnostics: [Diagnostic], headline: String? = nil, members: [JSONValue.Member] = []) {
        self.report = DiagnosticReport(diagnostics)
        self.headline = headline
        self.members = members
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
