// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// What the forge has before anything is done.
extension ProposalPublisher {
    /// What there is: the open requests, or else those that ended, and the page of the open one.
    ///
    /// - Throws: ``CommandFailure`` when the forge does not tell.
    func situation(
        _ branch: ProposalSituation.Branch,
        base: ProposalBase,
        isWanted: Bool
    ) throws(CommandFailure) -> (ProposalSituation, url: String?) {
        guard let forge else { return (try situationWithoutRequests(branch, isWanted: isWanted), nil) }
        do throws(ForgeError) {
            let all = try forge.openRequests(from: target.branch.text, into: nil)
            let open = all.first { $0.baseBranch.hasSameBytes(as: base.name.text) }
            let ended = open == nil ? try forge.closedRequests(from: target.branch.text, into: base.name.text) : []
            let situation = ProposalSituation(
                branch: Self.leftOver(branch, by: ended) ?? branch,
                open: open.map { request($0, of: forge) },
                closed: ended.filter { !$0.isMerged }.map { request($0, of: forge) },
                elsewhere: all.filter { !$0.baseBranch.hasSameBytes(as: base.name.text) }
                    .map { request($0, of: forge) }
            )
            return (situation, open?.webURL)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// What there is where no request is opened: those that are open matter only where the branch may be deleted.
    private func situationWithoutRequests(
        _ branch: ProposalSituation.Branch,
        isWanted: Bool
    ) throws(CommandFailure) -> ProposalSituation {
        var elsewhere: [ProposalSituation.Request] = []
        var mayHaveRequests = !isWanted && options.isPushOnly && target.endpoint != nil
        if mayHaveRequests, let endpoint = target.endpoint, let credential = target.credential {
            let forge = try ForgeAccess.forge(endpoint, credential)
            do throws(ForgeError) {
                elsewhere = try forge.openRequests(from: target.branch.text, into: nil).map { request($0, of: forge) }
                mayHaveRequests = false
            } catch {
                console.report(warning: "open requests: \(error.message)")
            }
        }
        return ProposalSituation(
            branch: branch,
            open: nil,
            closed: [],
            elsewhere: elsewhere,
            mayHaveRequests: mayHaveRequests,
            isBranchOnly: options.isPushOnly
        )
    }

    /// A branch that is left over: a request merged all of it, whoever committed last.
    private static func leftOver(
        _ branch: ProposalSituation.Branch,
        by ended: [ChangeRequest]
    ) -> ProposalSituation.Branch? {
        guard case .others(let tip, _) = branch else { return nil }
        let isMerged = ended.contains { $0.isMerged && ($0.headSHA?.hasSameBytes(as: tip) ?? false) }
        return isMerged ? .merged(tip: tip) : nil
    }

    private func request(_ request: ChangeRequest, of forge: any Forge) -> ProposalSituation.Request {
        ProposalSituation.Request(
            number: request.number,
            title: forge.plainTitle(request.title),
            description: request.body,
            labels: request.labels,
            isDraft: request.isDraft,
            commit: request.headSHA,
            author: request.authorName
        )
    }
}
