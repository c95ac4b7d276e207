// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// What is done on the remote and on the forge.
extension ProposalPublisher {
    /// What the tool finds its own comment by.
    private static let noticeMarker = "<!-- nebius-model-catalog notice -->"

    /// Does what was decided, the branch first.
    ///
    /// - Returns: What was done; nil when the branch was changed by others meanwhile.
    /// - Throws: ``CommandFailure`` when the remote or the forge refuse.
    func act(_ plan: ProposalActions, web: String?) throws(CommandFailure) -> ProposalResult? {
        let decision = plan.decision
        switch decision.push {
        case .none: break
        case .delete:
            // Before the request is closed: somebody may have committed to it just now.
            guard try push(nil, expecting: plan.expected) == .done else { return nil }
        case .create, .replace:
            guard let commit = plan.commit?.commit else { break }
            guard try push(commit, expecting: plan.expected) == .done else { return nil }
        }
        if let notice = decision.notice { try say(notice) }
        var result = ProposalResult(
            decision.result.rawValue,
            headline: nil,
            branch: target.branch.text,
            plan: plan,
            url: web
        )
        switch decision.request {
        case .none: break
        case .create: try create(plan, into: &result)
        case .update(let number, let title, let description):
            let shown = title.map { plan.isDraft ? forge?.draftTitle($0) ?? $0 : $0 }
            try call { (forge: any Forge) throws(ForgeError) in
                try forge.update(number, ChangeRequestChange(title: shown, body: description))
            }
        case .close(let number, let description):
            try call { (forge: any Forge) throws(ForgeError) in
                try forge.update(number, ChangeRequestChange(body: description, isClosed: true))
            }
        }
        result.headline = plan.headline(target, words: words, url: result.url)
        return result
    }

    private func push(_ commit: GitCommit?, expecting expected: GitCommit?) throws(CommandFailure)
        -> GitRemote.PushResult
    {
        try ProposeCommand.git { () throws(GitError) in
            try target.remote.push(commit, to: target.branch, expecting: expected)
        }
    }

    private func create(_ plan: ProposalActions, into result: inout ProposalResult) throws(CommandFailure) {
        guard let forge, let text = plan.text else { return }
        let request: ChangeRequest
        do throws(ForgeError) {
            request = try forge.create(
                ChangeProposal(
                    branch: target.branch.text,
                    base: plan.base.name.text,
                    title: text.title,
                    body: text.description,
                    isDraft: plan.isDraft
                )
            )
        } catch {
            let failure = CommandFailure(error)
            guard [.refused, .missingInput].contains(failure.status) else { throw failure }
            let url = forge.compareURL(base: plan.base.name.text, branch: target.branch.text)
            throw CommandFailure(
                .refused,
                "\(failure.message); the branch \(target.branch.text) is pushed",
                nextStep: "\(failure.nextStep ?? ""); until then open it by hand: \(VisibleText.encode(url))"
            )
        }
        result.number = request.number
        result.url = request.webURL
        guard !options.people.isEmpty else { return }
        do throws(ForgeError) {
            try forge.add(
                labels: options.people.labels,
                reviewers: options.people.reviewers,
                assignees: options.people.assignees,
                to: request.number
            )
        } catch {
            // The request is there; whom it is shown to is no reason to fail.
            console.report(warning: "labels, reviewers or assignees: \(error.message)")
        }
    }

    /// Says something in one comment, which is edited when there is something else to say.
    private func say(_ notice: ProposalDecision.Notice) throws(CommandFailure) {
        let body = notice.text + "\n\n" + Self.noticeMarker
        try call { (forge: any Forge) throws(ForgeError) in
            let known = try forge.comments(on: notice.number).last { comment in
                guard comment.authorName.hasSameBytes(as: notice.author) else { return false }
                let lines = comment.body.utf8.split(whereSeparator: { [0x0A, 0x0D].contains($0) })
                return lines.last.map { $0.elementsEqual(Self.noticeMarker.utf8) } ?? false
            }
            guard let known else { return try forge.addComment(body, to: notice.number) }
            let isSame = ProposalMarker.isSameText(known.body, body)
            if !isSame { try forge.editComment(known.id, on: notice.number, body: body) }
        }
    }

    /// The requests that there are: the open one, or else those that were closed.
    ///
    /// - Throws: ``CommandFailure`` when the forge does not tell.
    func requests(
        base: ProposalBase
    ) throws(CommandFailure) -> (open: ProposalSituation.Request?, closed: [ProposalSituation.Request], url: String?) {
        guard let forge else { return (nil, [], nil) }
        do throws(ForgeError) {
            let open = try forge.openRequests(from: target.branch.text, into: base.name.text)
            let closed = open.isEmpty ? try forge.closedRequests(from: target.branch.text, into: base.name.text) : []
            return (open.first.map(situation), closed.map(situation), open.first?.webURL)
        } catch {
            throw CommandFailure(error)
        }
    }

    private func situation(_ request: ChangeRequest) -> ProposalSituation.Request {
        ProposalSituation.Request(
            number: request.number,
            title: forge?.plainTitle(request.title) ?? request.title,
            description: request.body,
            labels: request.labels,
            author: request.authorName
        )
    }

    /// Asks the forge, if there is one, and says how that failed in the terms of the command.
    @discardableResult
    func call<Value>(_ body: (any Forge) throws(ForgeError) -> Value) throws(CommandFailure) -> Value? {
        guard let forge else { return nil }
        do throws(ForgeError) {
            return try body(forge)
        } catch {
            throw CommandFailure(error)
        }
    }
}
