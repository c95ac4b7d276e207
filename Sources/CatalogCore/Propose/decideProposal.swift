// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Decides what to do; pure, so that every situation can be tried.
///
/// - Parameters:
///   - wanted: What is to be proposed; nil where upstream has the facts of the base.
///   - situation: What is there.
/// - Returns: What to do, with the push before the request.
package func decideProposal(_ wanted: WantedProposal?, _ situation: ProposalSituation) -> ProposalDecision {
    guard !situation.isFrozen else { return ProposalDecision(.frozen) }
    guard !situation.isRetargeted else { return ProposalDecision(.leftToOthers) }
    guard let wanted else { return decideWithoutProposal(situation) }
    if case .others(_, let hasFacts) = situation.branch {
        guard !hasFacts else { return ProposalDecision(.unchanged) }
        return ProposalDecision(
            .leftToOthers,
            notice: situation.open.map { notice(on: $0, Notices.others(wanted)) }
        )
    }
    if situation.open == nil, let declined = declined(wanted, situation) {
        return ProposalDecision(.declined, notice: notice(on: declined, Notices.declined))
    }
    let push = push(of: wanted, onto: situation.branch)
    if situation.isBranchOnly {
        let result: ProposalDecision.Result = push == .none ? .unchanged : push == .create ? .created : .updated
        return ProposalDecision(result, push: push)
    }
    guard let open = situation.open else { return ProposalDecision(.created, push: push, request: .create) }
    return decide(wanted, push: push, open: open)
}

private func push(of wanted: WantedProposal, onto branch: ProposalSituation.Branch) -> ProposalDecision.Push {
    switch branch {
    case .absent: .create
    case .merged(let tip): .replace(tip)
    case .ours(let tip, let isCurrent): isCurrent || tip.hasSameBytes(as: wanted.commit) ? .none : .replace(tip)
    case .others: .none
    }
}

/// Brings an open request to what is wanted, where no person wrote its texts.
private func decide(
    _ wanted: WantedProposal,
    push: ProposalDecision.Push,
    open: ProposalSituation.Request
) -> ProposalDecision {
    let marker = ProposalMarker(in: open.description)
    let isUntouched = marker?.isOf(title: open.title, description: open.description) ?? false
    guard isUntouched else {
        // The branch is still the tool's; the words belong to whoever changed them.
        // Also where an earlier run pushed, and could not say so.
        let speaksOfOthers = marker.map { !$0.factsSHA256.hasSameBytes(as: wanted.factsSHA256) } ?? false
        return ProposalDecision(
            push == .none ? .unchanged : .updated,
            push: push,
            notice: push != .none || speaksOfOthers ? notice(on: open, Notices.edited(wanted)) : nil
        )
    }
    let title = open.title.hasSameBytes(as: wanted.title) ? nil : wanted.title
    let description = ProposalMarker.isSameText(open.description, wanted.description) ? nil : wanted.description
    // A person may make it a draft, or ready; the tool changes that only when it wants something else than before.
    let isDraft = wanted.isDraft == (marker?.state == .draft) ? open.isDraft : wanted.isDraft
    let edit = ProposalDecision.Edit(
        number: open.number,
        title: title,
        description: description,
        isDraft: isDraft,
        changesDraft: isDraft != open.isDraft
    )
    let isSame = title == nil && description == nil && !edit.changesDraft
    return ProposalDecision(
        push == .none && isSame ? .unchanged : .updated,
        push: push,
        request: isSame ? .none : .update(edit)
    )
}

/// Nothing is to be proposed: what the tool opened is closed.
private func decideWithoutProposal(_ situation: ProposalSituation) -> ProposalDecision {
    // What has no marker was opened by somebody else, and closing or deleting would take it away from them.
    if let open = situation.open, ProposalMarker(in: open.description) == nil {
        return ProposalDecision(.leftToOthers, notice: notice(on: open, Notices.nothingNew))
    }
    let close = situation.open.map { open in
        ProposalDecision.Request.close(number: open.number, description: closedDescription(of: open))
    }
    switch situation.branch {
    case .absent, .merged:
        guard let open = situation.open, let close else { return ProposalDecision(.nothing) }
        return ProposalDecision(.closed, request: close, notice: notice(on: open, Notices.closed))
    case .ours(let tip, _):
        guard !situation.isUsedElsewhere || close != nil else { return ProposalDecision(.leftToOthers) }
        return ProposalDecision(
            .closed,
            push: situation.isUsedElsewhere ? .none : .delete(tip),
            request: close ?? .none,
            notice: situation.open.map { notice(on: $0, Notices.closed) }
        )
    case .others:
        // Without a request there is nobody to tell, and nothing of the tool's to leave.
        guard let open = situation.open else { return ProposalDecision(.nothing) }
        return ProposalDecision(.leftToOthers, notice: notice(on: open, Notices.nothingNew))
    }
}

/// The description of a request that the tool closes, so that it does not take that for the wish of a person later.
///
/// The words stay, whoever wrote them.
private func closedDescription(of open: ProposalSituation.Request) -> String? {
    ProposalMarker(in: open.description).map { ProposalMarker.replace(in: open.description, by: $0.closedByTool) }
}

/// A request with the same facts that a person closed; by its commit, where the person took the marker out.
private func declined(_ wanted: WantedProposal, _ situation: ProposalSituation) -> ProposalSituation.Request? {
    situation.closed.first { request in
        guard let marker = ProposalMarker(in: request.description) else {
            return request.commit?.hasSameBytes(as: wanted.commit) ?? false
        }
        return marker.factsSHA256.hasSameBytes(as: wanted.factsSHA256) && marker.state != .closedByTool
    }
}

private func notice(on request: ProposalSituation.Request, _ text: String) -> ProposalDecision.Notice {
    ProposalDecision.Notice(number: request.number, text: text, author: request.author)
}

/// What is said in comments: words of ours, and hashes.
private enum Notices {
    static func others(_ wanted: WantedProposal) -> String {
        """
        Upstream has newer facts (`\(wanted.factsSHA256)`) than this branch. It has commits by others, so it was left alone. \
        To have it renewed, remove these commits, or delete the branch.
        """
    }

    static func edited(_ wanted: WantedProposal) -> String {
        """
        The branch was brought to new facts (`\(wanted.factsSHA256)`). Somebody edited the title or the description, so they \
        were left alone, and may speak of older ones. `UpdateNebiusModelCatalog diff` says what changed.
        """
    }

    static let declined = """
        Upstream still has these facts. This proposal was closed by a person, so it is not opened again for them; other facts \
        are proposed as soon as there are some. To have these, reopen it.
        """

    static let closed = "Closed: upstream has the facts of the base branch again, so there is nothing to propose."

    static let nothingNew = """
        Upstream has the facts of the base branch again. This is not only the work of the tool, so it was left alone.
        """
}
