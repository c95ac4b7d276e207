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
            // First the request says who closes it: some forges close it as soon as the branch is gone. Then the
            // branch, before it is closed here: somebody may have committed to it just now.
            if case .close(let number, let description?) = decision.request {
                try call { (forge: any Forge) throws(ForgeError) in
                    try forge.update(number, ChangeRequestChange(body: description))
                }
            }
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
        case .update(let edit): try update(edit, plan)
        case .close(let number, let description):
            let body = plan.expected == nil ? description : nil
            try call { (forge: any Forge) throws(ForgeError) in
                try forge.update(number, ChangeRequestChange(body: body, isClosed: true))
            }
        }
        result.headline = plan.headline(target, words: words, url: result.url)
        return result
    }

    /// Changes what is a draft, and then the texts.
    ///
    /// Where the first fails, the second say so, and the next run tries it again. It is no reason to fail, since
    /// `check` refuses what waits for a reason.
    private func update(_ edit: ProposalDecision.Edit, _ plan: ProposalActions) throws(CommandFailure) {
        var description = edit.description
        if edit.changesDraft {
            let isDone = attempt("the draft") { () throws(CommandFailure) in
                try call { (forge: any Forge) throws(ForgeError) in try forge.setDraft(edit.isDraft, of: edit.number) }
            }
            if !isDone, let text = plan.text?.description, let marker = ProposalMarker(in: text) {
                description = ProposalMarker.replace(in: text, by: marker.draftNotChanged)
            }
        }
        try call { (forge: any Forge) throws(ForgeError) in
            var title = edit.title
            if forge.namesDraftsByTitle, edit.title != nil || edit.changesDraft {
                title = plan.text.map { edit.isDraft ? forge.draftTitle($0.title) : $0.title }
            }
            try forge.update(edit.number, ChangeRequestChange(title: title, body: description))
        }
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
            request = try create(plan, text, at: forge)
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
        result.isDraft = request.isDraft
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

    /// Opens the request, and an ordinary one where the forge has no drafts: `check` refuses what waits for a reason.
    private func create(
        _ plan: ProposalActions,
        _ text: ProposalText,
        at forge: any Forge
    ) throws(ForgeError) -> ChangeRequest {
        let proposal = { isDraft in
            ChangeProposal(
                branch: target.branch.text,
                base: plan.base.name.text,
                title: text.title,
                body: text.description,
                isDraft: isDraft
            )
        }
        do throws(ForgeError) {
            return try forge.create(proposal(plan.isDraft))
        } catch {
            guard error.reason == .draftsUnsupported, plan.isDraft else { throw error }
            console.report(warning: "the draft: \(error.message); opened as an ordinary one")
            return try forge.create(proposal(false))
        }
    }

    /// Says something in one comment, which is edited when there is something else to say.
    private func say(_ notice: ProposalDecision.Notice) throws(CommandFailure) {
        let body = notice.text + "\n\n" + Self.noticeMarker
        try call { (forge: any Forge) throws(ForgeError) in
            let notices = try forge.comments(on: notice.number).filter { comment in
                let lines = comment.body.utf8.split(whereSeparator: { [0x0A, 0x0D].contains($0) })
                return lines.last.map { $0.elementsEqual(Self.noticeMarker.utf8) } ?? false
            }
            // Whoever said it: under another token the tool has another name.
            guard !notices.contains(where: { ProposalMarker.isSameText($0.body, body) }) else { return }
            guard let own = notices.last(where: { $0.authorName.hasSameBytes(as: notice.author) }) else {
                return try forge.addComment(body, to: notice.number)
            }
            try forge.editComment(own.id, on: notice.number, body: body)
        }
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
