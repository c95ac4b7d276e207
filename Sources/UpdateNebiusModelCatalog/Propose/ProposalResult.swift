// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// What came of a proposal, for people and for programs.
struct ProposalResult {
    var headline: String?
    var number: Int?
    var url: String?
    private let result: String
    private let branch: String?
    private let commit: String?
    var isDraft: Bool

    /// A result that has no branch.
    init(_ result: String, headline: String?) {
        self.result = result
        self.headline = headline
        branch = nil
        commit = nil
        isDraft = false
    }

    /// A result of what was decided.
    init(_ result: String, headline: String?, branch: String, plan: ProposalActions, url: String?) {
        self.result = result
        self.headline = headline
        self.url = url
        self.branch = branch
        switch plan.decision.result {
        case .created, .updated, .unchanged: commit = plan.commit?.effective.hash
        case .nothing, .closed, .frozen, .leftToOthers, .declined: commit = nil
        }
        isDraft = plan.isDraft
        switch plan.decision.request {
        case .update(let edit): number = edit.number
        case .close(let number, _): self.number = number
        case .none, .create: break
        }
    }

    /// The result with what was found.
    func adding(_ findings: [Diagnostic]) -> CommandResult {
        let texts = [("result", result), ("branch", branch), ("commit", commit), ("requestURL", url)]
        var members = texts.compactMap { name, text in text.map { JSONValue.Member(key: name, value: .string($0)) } }
        if let number { members.append(.init(key: "requestNumber", value: .integer(Int64(number)))) }
        members.append(.init(key: "isDraft", value: .boolean(isDraft)))
        return CommandResult(findings, headline: headline, members: members)
    }
}
