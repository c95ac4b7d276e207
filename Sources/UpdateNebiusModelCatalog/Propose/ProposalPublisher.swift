// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// Brings the branch and the request to what is wanted.
struct ProposalPublisher {
    let options: ProposeOptions
    let target: ProposalTarget
    let console: Console
    /// Nil where no request is opened.
    let forge: (any Forge)?
    /// Nil where the commit is the one that is made here.
    private let signer: (any CommitSigner)?

    /// Prepares the calls; nothing is contacted, and their time begins now.
    ///
    /// - Throws: ``CommandFailure`` when the system does not tell where this program is.
    init(_ options: ProposeOptions, target: ProposalTarget, console: Console) throws(CommandFailure) {
        self.options = options
        self.target = target
        self.console = console
        var forge: (any Forge)?
        if let endpoint = target.endpoint, let credential = target.credential {
            forge = try ForgeAccess.forge(endpoint, credential)
        }
        self.forge = options.isPushOnly ? nil : forge
        signer = options.isSigned ? forge?.signer : nil
    }

    /// Judges whether all is there that the options need, before anything is asked.
    ///
    /// - Throws: ``CommandFailure`` where a request is to be opened, or a commit to be signed, and nobody knows where,
    ///   or with what.
    static func judge(_ options: ProposeOptions, target: ProposalTarget) throws(CommandFailure) {
        let needsForge = options.isSigned || !(options.isPushOnly || options.isDryRun)
        guard !needsForge || target.endpoint != nil && target.credential != nil else {
            throw missing(endpoint: target.endpoint, options)
        }
        guard !options.isSigned || target.endpoint?.kind.signsCommits == true else {
            throw CommandFailure(
                .usage,
                "\(OptionTable.signed.spelling) is for GitHub: no other forge signs the commits that are made by its API",
                nextStep: "leave it out"
            )
        }
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
            "the forge wants a token, and the environment variable \(name) is not set",
            nextStep: "set it, or push the branch alone with \(pushOnly)"
        )
    }

    /// Does what is to be done.
    ///
    /// - Returns: What was done; nil when the branch was changed by others meanwhile, and everything has to be looked
    ///   at anew.
    /// - Throws: ``CommandFailure`` when the remote or the forge refuse.
    func publish(_ proposal: Proposal, base: ProposalBase) throws(CommandFailure) -> ProposalResult? {
        switch proposal.content {
        case .rejected:
            attempt("the issue") { () throws(CommandFailure) in try report(proposal.findings) }
            return ProposalResult("rejected", headline: "rejected: nothing is proposed")
        case .nothing(let branch):
            return try carryOut(nil, branch: branch, base: base).map(closingReport)
        case .commit(let commit):
            return try carryOut(commit, branch: commit.branch, base: base).map(closingReport)
        }
    }

    /// The same result, once the issue about a rejected answer is closed.
    private func closingReport(_ result: ProposalResult) -> ProposalResult {
        attempt("the issue") { () throws(CommandFailure) in try closeReport() }
        return result
    }

    /// Does something whose failure is no reason to fail: the proposal is what matters.
    ///
    /// - Returns: Whether it was done.
    @discardableResult
    func attempt(_ what: String, _ body: () throws(CommandFailure) -> Void) -> Bool {
        do throws(CommandFailure) {
            try body()
            return true
        } catch {
            console.report(warning: "\(what): \(error.message)")
            return false
        }
    }

    private func carryOut(
        _ commit: ProposalCommit?,
        branch: ProposalSituation.Branch,
        base: ProposalBase
    ) throws(CommandFailure) -> ProposalResult? {
        let (situation, web) = try situation(branch, base: base, isWanted: commit != nil)
        var plan = actions(commit, situation, base: base)
        // Only what is pushed is signed: a run that has nothing to do asks the forge for nothing.
        if let signer, let commit, plan.pushesCommit, !options.isDryRun {
            let signed = try commit.signed(onto: base, by: signer, at: target, titlePrefix: options.titlePrefix)
            plan = actions(signed, situation, base: base)
        }
        if let text = plan.text { try writeBody(text.description) }
        guard !options.isDryRun else { return plan.dryRun(target, requestWords: words) }
        return try act(plan, web: web)
    }

    private func actions(
        _ commit: ProposalCommit?,
        _ situation: ProposalSituation,
        base: ProposalBase
    ) -> ProposalActions {
        let isDraft = options.isDraft || commit.map { !$0.plan.waiting.isEmpty } ?? false
        let text = commit.map { self.text(of: $0, base: base, isDraft: isDraft) }
        var wanted: WantedProposal?
        if let commit, let text {
            wanted = WantedProposal(
                commit: commit.effective.hash,
                factsSHA256: commit.plan.snapshot.factsSHA256,
                title: text.title,
                description: text.description,
                isDraft: isDraft
            )
        }
        return ProposalActions(
            decision: decideProposal(wanted, situation),
            commit: commit,
            text: text,
            base: base,
            isDraft: isDraft,
            isSigned: signer != nil
        )
    }

    private func text(of commit: ProposalCommit, base: ProposalBase, isDraft: Bool) -> ProposalText {
        ProposalText(
            commit.plan,
            ProposalText.Context(
                titlePrefix: options.titlePrefix,
                base: base.name.text,
                baseCommit: commit.effectiveBase.hash,
                commit: commit.effective.hash,
                isDraft: isDraft,
                toolVersion: Tool.version,
                checksAdvice: target.endpoint.map { ForgeAccess.checksAdvice(for: $0.kind) }
            )
        )
    }

    /// What the forge calls a request.
    func words(_ number: Int) -> String { forge?.words(for: number) ?? "request \(number)" }

    private func writeBody(_ description: String) throws(CommandFailure) {
        guard let path = options.bodyFile else { return }
        try OutputPath(path).write(Array(description.utf8))
    }
}
