// SPDX-License-Identifier: Apache-2.0

/// A run of the tool as its output formats show it.
package struct DiagnosticRun: Sendable {
    /// What was found; empty when the run failed.
    package let report: DiagnosticReport
    /// The name of the tool.
    package let tool: String
    /// The version of the tool, as numbers with full stops.
    package let version: String
    /// The verb that ran.
    package let verb: String
    /// The exit status: 0, 1 for a finding or a refusal, or from 64 on when the verb could not run.
    package let status: Int32
    /// What was done, in lines for people; safe to print.
    package let headline: String?
    /// Why the verb could not do its job, where that is no finding.
    package let failure: RunFailure?

    package init(
        _ report: DiagnosticReport,
        tool: String,
        version: String,
        verb: String,
        status: Int32,
        headline: String? = nil,
        failure: RunFailure? = nil
    ) {
        self.report = report
        self.tool = tool
        self.version = version
        self.verb = verb
        self.status = status
        self.headline = headline
        self.failure = failure
    }
}
