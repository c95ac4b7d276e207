// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// What is to be proposed on top of a base, and what was found on the way.
struct Proposal {
    /// What there is to propose.
    enum Content {
        /// Upstream has the facts of the base.
        case nothing(ProposalSituation.Branch)
        /// An answer that is not proposed.
        case rejected
        case commit(ProposalCommit)
    }

    let content: Content
    /// What to report; changes that wait are warnings, since the proposal tells them, too.
    let findings: [Diagnostic]

    /// Plans, and makes the commit.
    ///
    /// - Throws: ``CommandFailure`` when git or the clock fail.
    init(
        _ read: ReadAnswer,
        on statedDate: CalendarDate?,
        catalog: CommittedCatalog,
        base: ProposalBase,
        target: ProposalTarget,
        options: ProposeOptions
    ) throws(CommandFailure) {
        let knownDay = statedDate ?? read.fetchedOn
        let day = if let knownDay { knownDay } else { try CalendarDate.today() }
        let earlier = try base.tip.flatMap { tip throws(CommandFailure) in
            try ProposeCommand.git { () throws(GitError) in
                readCommittedData(
                    try ProposalBase.committedFiles(of: tip, in: target.repository, withTemplates: false)
                ).value?.history.newest
            }
        }
        let planned = planProposal(to: read.answer, on: day, in: catalog, reusing: earlier)
        switch planned.outcome {
        case .nothingNew:
            findings = planned.diagnostics
            content = .nothing(
                try ProposeCommand.git { () throws(GitError) in
                    try ProposalCommit.branchWithoutPlan(base, in: target.repository)
                }
            )
        case .rejected:
            findings = planned.diagnostics
            content = .rejected
        case .update(let plan):
            if knownDay == nil { try day.judgeAsToday(after: catalog.history.newest?.date) }
            findings = planned.diagnostics.map { $0.isHeld && $0.severity == .error ? $0.weighing(.warning) : $0 }
            content = .commit(
                try ProposeCommand.git { () throws(GitError) in
                    try ProposalCommit(
                        plan,
                        onto: base,
                        in: target.repository,
                        titlePrefix: options.titlePrefix
                    )
                }
            )
        }
    }
}
