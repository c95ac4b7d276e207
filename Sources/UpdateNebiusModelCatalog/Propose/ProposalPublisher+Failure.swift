// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge

/// The issue that says that an answer is rejected.
extension ProposalPublisher {
    /// Whether this run opens, changes and closes the issue.
    private var keepsIssue: Bool { options.reportsFailure && !options.isPushOnly && !options.isDryRun }

    /// Tells in an issue that the answer is rejected, so that a schedule that fails is noticed.
    func report(_ findings: [Diagnostic]) throws(CommandFailure) {
        guard keepsIssue else { return }
        let body = FailureIssue.body(for: findings)
        try call { (forge: any Forge) throws(ForgeError) in
            guard let known = try FailureIssue.own(among: forge.openIssues(titled: FailureIssue.title)) else {
                _ = try forge.createIssue(title: FailureIssue.title, body: body, labels: options.people.labels)
                return
            }
            if !ProposalMarker.isSameText(known.body, body) {
                try forge.updateIssue(known.number, body: body, isClosed: false)
            }
        }
    }

    /// Closes the issue, once an answer is taken again.
    func closeReport() throws(CommandFailure) {
        guard keepsIssue else { return }
        try call { (forge: any Forge) throws(ForgeError) in
            guard let known = try FailureIssue.own(among: forge.openIssues(titled: FailureIssue.title)) else { return }
            try forge.updateIssue(known.number, body: nil, isClosed: true)
        }
    }
}
