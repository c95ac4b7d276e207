// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// What was decided, with what it takes to do it.
struct ProposalActions {
    let decision: ProposalDecision
    let commit: ProposalCommit?
    let text: ProposalText?
    let base: ProposalBase
    let isDraft: Bool
    /// Whether the forge makes the commit that is pushed.
    let isSigned: Bool

    /// Whether the branch gets a commit.
    var pushesCommit: Bool {
        switch decision.push {
        case .create, .replace: true
        case .none, .delete: false
        }
    }

    /// The tip that the branch has to have for a push.
    var expected: GitCommit? {
        switch decision.push {
        case .none, .create: nil
        case .replace(let hash), .delete(let hash): GitCommit(hash: hash)
        }
    }

    /// What was done, for people.
    func headline(_ target: ProposalTarget, words: (Int) -> String, url: String?) -> String {
        let branch = target.branch.text
        let link = url.map { "\n\(VisibleText.encode($0))" } ?? ""
        let what =
            switch decision.result {
            case .nothing: "nothing to propose: upstream has the facts of \(base.name.text)"
            case .created: "proposed: branch \(branch)"
            case .updated: "refreshed: branch \(branch)"
            case .unchanged: "unchanged: branch \(branch) has all of it"
            case .closed: "closed: upstream has the facts of \(base.name.text) again"
            case .frozen: "left alone: the label \(ProposalSituation.freezeLabel) asks for it"
            case .leftToOthers: "left alone: branch \(branch) or a request from it is not only the tool's"
            case .declined: "left alone: a proposal of these facts was closed by a person"
            }
        let waiting = commit.map(\.plan.waiting.count) ?? 0
        let draft = waiting == 0 ? "" : "\n\(waiting == 1 ? "1 change waits" : "\(waiting) changes wait") for a reason"
        return what + draft + link
    }

    /// What would be done, for people.
    func dryRun(_ target: ProposalTarget, requestWords: (Int) -> String) -> ProposalResult {
        var lines = ["dry run: nothing is pushed and nothing written"]
        lines.append("branch  \(target.branch.text), for \(base.name.text) at \(base.commit.hash)")
        if let commit {
            lines.append(
                "commit  \(commit.effective.hash)"
                    + (isSigned && pushesCommit ? ", with another name once it is signed" : "")
            )
        }
        if let text { lines.append("title   \(text.title)") }
        lines.append("result  \(decision.result.rawValue)")
        lines += calls(target, requestWords: requestWords).map { "call    \($0)" }
        if let text { lines += ["", text.description] }
        return ProposalResult(
            decision.result.rawValue,
            headline: lines.joined(separator: "\n"),
            branch: target.branch.text,
            plan: self,
            url: nil
        )
    }

    private func calls(_ target: ProposalTarget, requestWords: (Int) -> String) -> [String] {
        let branch = target.branch.text
        let push: String? =
            switch decision.push {
            case .none: nil
            case .create: "push \(branch), if there is no such branch"
            case .replace(let tip): "push \(branch), if it still is \(tip)"
            case .delete(let tip): "delete \(branch), if it still is \(tip)"
            }
        let request: String? =
            switch decision.request {
            case .none: nil
            case .create: "open a request from \(branch) into \(base.name.text)" + (isDraft ? ", as a draft" : "")
            case .update(let edit): "edit \(requestWords(edit.number))" + draftWords(edit)
            case .close(let number, _): "close \(requestWords(number))"
            }
        let notice = decision.notice.map { "comment on \(requestWords($0.number))" }
        let signature = isSigned && pushesCommit ? "have the forge sign the commit" : nil
        return [signature, push, notice, request].compactMap(\.self)
    }

    private func draftWords(_ edit: ProposalDecision.Edit) -> String {
        guard edit.changesDraft else { return "" }
        return edit.isDraft ? ", and make it a draft" : ", and mark it as ready"
    }
}
