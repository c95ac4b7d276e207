// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// Brings the branch and the request to what is wanted.
struct ProposalPublisher {
    /// What the tool finds its own comment by.
    private static let noticeMarker = "<!-- nebius-model-catalog notice -->"

    private let options: ProposeOptions
    private let target: ProposalTarget
    private let console: Console
    /// Nil where no request is opened.
    private let forge: (any Forge)?

    /// Prepares the calls; nothing is contacted.
    ///
    /// - Throws: ``CommandFailure`` where a request is to be opened and nobody knows where, or with what.
    init(_ options: ProposeOptions, target: ProposalTarget, console: Console) throws(CommandFailure) {
        self.options = options
        self.target = target
        self.console = console
        guard let endpoint = target.endpoint, let credential = target.credential else {
            guard options.extent == .all else {
                forge = nil
                return
            }
            throw Self.missing(endpoint: target.endpoint, options)
        }
        forge = options.extent == .push ? nil : try ForgeAccess.forge(endpoint, credential)
    }

    private static func missing(endpoint: ForgeEndpoint?, _ options: ProposeOptions) -> CommandFailure {
        let pushOnly = OptionTable.pushOnly.spelling
        guard let endpoint, let variable = ProposalTarget.tokenVariable(options, kind: endpoint.kind) else {
            return CommandFailure(
                .usage,
                "nobody knows what forge the remote \(QuotedText.quote(options.remote)) is on",
                nextStep:
                    "name it with \(OptionTable.forge.declaration.label), or push the branch alone with \(pushOnly)"
            )
        }
        // Who gave the token itself in the place of a name would read it in a message that repeats it.
        let name = options.tokenVariable == nil ? variable : "of \(OptionTable.tokenEnvironment.declaration.spelling)"
        return CommandFailure(
            .refused,
            "opening a pull request needs a token, and the environment variable \(name) is not set",
            nextStep: "set it, or push the branch alone with \(pushOnly)"
        )
    }

    /// Does what is to be done.
    ///
    /// - Returns: What was done; nil when the branch was changed by others meanwhile, and everything has to be looked at anew.
    /// - Throws: ``CommandFailure`` when the remote or the forge refuse.
    func publish(_ proposal: Proposal, base: ProposalBase) throws(CommandFailure) -> ProposalResult? {
        switch proposal.content {
        case .rejected:
            tell("the issue") { () throws(CommandFailure) in try report(proposal.findings) }
            return ProposalResult("rejected", headline: "rejected: nothing is proposed")
        case .nothing(let branch):
            return try carryOut(nil, branch: branch, base: base).map(closingReport)
        case .commit(let commit):
            return try carryOut(commit, branch: commit.branch, base: base).map(closingReport)
        }
    }

    /// The same result, once the issue about a rejected answer is closed.
    private func closingReport(_ result: ProposalResult) -> ProposalResult {
        tell("the issue") { () throws(CommandFailure) in try closeReport() }
        return result
    }

    /// Does something whose failure is no reason to fail: the proposal is what matters.
    private func tell(_ what: String, _ body: () throws(CommandFailure) -> Void) {
        do throws(CommandFailure) {
            try body()
        } catch {
            console.report(warning: "\(what): \(error.message)")
        }
    }

    private func carryOut(
        _ commit: ProposalCommit?,
        branch: ProposalSituation.Branch,
        base: ProposalBase
    ) throws(CommandFailure) -> ProposalResult? {
        let text = commit.map { self.text(of: $0, base: base) }
        let requests = try requests(base: base)
        var wanted: WantedProposal?
        if let commit, let text {
            wanted = WantedProposal(
                commit: commit.effective.hash,
                factsSHA256: commit.plan.snapshot.factsSHA256,
                title: text.title,
                description: text.description
            )
        }
        let situation = ProposalSituation(
            branch: branch,
            open: requests.open,
            closed: requests.closed,
            isBranchOnly: options.extent == .push
        )
        let decision = decideProposal(wanted, situation)
        if let text { try writeBody(text.description) }
        let isDraft = options.isDraft || commit.map { !$0.plan.waiting.isEmpty } ?? false
        let plan = ProposalActions(decision: decision, commit: commit, text: text, base: base, isDraft: isDraft)
        guard options.extent != .dryRun else { return plan.dryRun(target, requestWords: words) }
        return try act(plan, web: requests.url)
    }

    private func text(of commit: ProposalCommit, base: ProposalBase) -> ProposalText {
        ProposalText(
            commit.plan,
            ProposalText.Context(
                titlePrefix: options.titlePrefix,
                base: base.name.text,
                baseCommit: commit.effectiveBase.hash,
                commit: commit.effective.hash,
                toolVersion: Tool.version,
                checksAdvice: target.endpoint.map { ForgeAccess.checksAdvice(for: $0.kind) }
            )
        )
    }

    /// What the forge calls a request.
    private func words(_ number: Int) -> String { forge?.words(for: number) ?? "request \(number)" }

    private func writeBody(_ description: String) throws(CommandFailure) {
        guard let path = options.bodyFile else { return }
        let output = OutputPath(path)
        do throws(FileError) {
            try FileTransaction(root: output.directory)
                .apply(writes: [FileWrite(path: output.name, bytes: Array(description.utf8))])
        } catch {
            throw CommandFailure(error)
        }
    }
}

// MARK: - Acting

extension ProposalPublisher {
    private func act(_ plan: ProposalActions, web: String?) throws(CommandFailure) -> ProposalResult? {
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

    private func requests(
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

    @discardableResult
    private func call<Value>(_ body: (any Forge) throws(ForgeError) -> Value) throws(CommandFailure) -> Value? {
        guard let forge else { return nil }
        do throws(ForgeError) {
            return try body(forge)
        } catch {
            throw CommandFailure(error)
        }
    }
}

// MARK: - Failures

extension ProposalPublisher {
    /// Tells in an issue that the answer is rejected, so that a schedule that fails is noticed.
    private func report(_ findings: [Diagnostic]) throws(CommandFailure) {
        guard options.reportsFailure, options.extent == .all else { return }
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
    private func closeReport() throws(CommandFailure) {
        guard options.reportsFailure, options.extent == .all else { return }
        try call { (forge: any Forge) throws(ForgeError) in
            guard let known = try FailureIssue.own(among: forge.openIssues(titled: FailureIssue.title)) else { return }
            try forge.updateIssue(known.number, body: nil, isClosed: true)
        }
    }
}
