// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// The commit of a plan, and what the branch of the proposal has in comparison.
struct ProposalCommit {
    /// Who the commits of the tool are by.
    static let mail = "nebius-model-catalog@localhost.invalid"
    private static let name = "nebius-model-catalog"

    let plan: ProposalPlan
    /// The commit that is made of the plan.
    let commit: GitCommit
    /// The commit that stands for the plan: the one of the branch, if it has all of it already.
    let effective: GitCommit
    /// What the effective commit comes on top of.
    let effectiveBase: GitCommit
    let branch: ProposalSituation.Branch

    private init(_ commit: GitCommit, insteadOf unsigned: ProposalCommit) {
        plan = unsigned.plan
        self.commit = commit
        effective = commit
        effectiveBase = unsigned.effectiveBase
        branch = unsigned.branch
    }

    /// The same commit, signed by the forge.
    ///
    /// - Parameters:
    ///   - base: What it comes on top of.
    ///   - signer: The forge.
    ///   - target: The repository, and the remote that the forge has it on.
    ///   - titlePrefix: What comes before the title.
    /// - Returns: The commit that the forge made.
    /// - Throws: ``CommandFailure`` when the forge does not sign, or signs something else.
    func signed(
        onto base: ProposalBase,
        by signer: any CommitSigner,
        at target: ProposalTarget,
        titlePrefix: String
    ) throws(CommandFailure) -> ProposalCommit {
        let unsigned = try ProposeCommand.git { () throws(GitError) in
            try target.repository.unsigned(
                commit,
                onto: base.commit,
                message: ProposalText.message(of: plan, prefix: titlePrefix)
            )
        }
        let made: SignedCommit
        do throws(ForgeError) {
            made = try signer.signed(unsigned)
        } catch {
            throw CommandFailure(error)
        }
        let isWanted = try ProposeCommand.git { () throws(GitError) in
            if try !target.repository.store(made) { try target.remote.fetch(made.commit) }
            let record = try target.repository.record(of: made.commit, trailer: ProposalText.factsTrailer)
            guard Self.isOwn(record), record.parents == [base.commit] else { return false }
            return try target.repository.hasFiles(made.commit, of: unsigned)
        }
        guard isWanted else {
            throw CommandFailure(
                .upstreamUnavailable,
                "the forge signed another commit than it was asked for: \(made.commit.hash)",
                nextStep: "leave \(OptionTable.signed.spelling) out"
            )
        }
        return ProposalCommit(made.commit, insteadOf: self)
    }

    /// Makes the commit; it has no name, and nothing else changes.
    ///
    /// - Throws: ``GitError`` when git makes none.
    init(
        _ plan: ProposalPlan,
        onto base: ProposalBase,
        in repository: GitRepository,
        titlePrefix: String
    ) throws(GitError) {
        let deletions = try Self.deletions(plan, at: base.commit, in: repository)
        self.plan = plan
        commit = try repository.commit(
            onto: base.commit,
            files: plan.files,
            deletions: deletions,
            message: ProposalText.message(of: plan, prefix: titlePrefix),
            by: GitIdentity(
                name: Self.name,
                mail: Self.mail,
                epochSeconds: plan.snapshot.date.daysSinceEpoch * 86_400
            )
        )
        guard let tip = base.tip else {
            branch = .absent
            effective = commit
            effectiveBase = base.commit
            return
        }
        let record = try repository.record(of: tip, trailer: ProposalText.factsTrailer)
        guard Self.isOwn(record), let parent = record.parents.first else {
            branch = .others(tip: tip.hash, hasFacts: try Self.hasFacts(of: plan, at: tip, in: repository))
            effective = commit
            effectiveBase = base.commit
            return
        }
        var isCurrent = false
        if try Self.isOnBase(parent, base, plan, in: repository) {
            isCurrent = try repository.has(plan.files, without: deletions, at: tip)
        }
        branch = .ours(tip: tip.hash, isCurrent: isCurrent)
        effective = isCurrent ? tip : commit
        effectiveBase = isCurrent ? parent : base.commit
    }

    /// What the branch is where nothing is to be proposed.
    static func branchWithoutPlan(
        _ base: ProposalBase,
        in repository: GitRepository
    ) throws(GitError) -> ProposalSituation.Branch {
        guard let tip = base.tip else { return .absent }
        return isOwn(try repository.record(of: tip, trailer: ProposalText.factsTrailer))
            ? .ours(tip: tip.hash, isCurrent: false) : .others(tip: tip.hash, hasFacts: false)
    }

    /// Whether a commit is one of the tool: the branch has one of them, on top of a commit of the base.
    ///
    /// Only the tip is looked at, since a clone may have nothing below it: whoever adds, changes or rebases a commit
    /// becomes the committer of the tip.
    private static func isOwn(_ record: GitCommitRecord) -> Bool {
        let isByTool = record.authorMail.hasSameBytes(as: mail) && record.committerMail.hasSameBytes(as: mail)
        return (isByTool || isSignedForBot(record)) && record.trailer.utf8.count == 64 && record.parents.count == 1
    }

    /// Whether a commit is by an app and was made by the API of the forge, as the signed ones of the tool are.
    ///
    /// A person who commits on a page of the forge is the author.
    private static func isSignedForBot(_ record: GitCommitRecord) -> Bool {
        let start = "noreply@"
        guard record.committerMail.utf8.starts(with: start.utf8) else { return false }
        let end = Array("[bot]@users.noreply.".utf8) + record.committerMail.utf8.dropFirst(start.utf8.count)
        return record.authorMail.utf8.reversed().starts(with: end.reversed())
    }

    /// Whether the base still has what a proposal was made of, so that both can be merged.
    private static func isOnBase(
        _ parent: GitCommit,
        _ base: ProposalBase,
        _ plan: ProposalPlan,
        in repository: GitRepository
    ) throws(GitError) -> Bool {
        guard parent != base.commit else { return true }
        // A shallow clone does not know what was before; the tool has never put a commit on anything but the base.
        guard try repository.has(parent) else { return false }
        var isBefore = try repository.isAncestor(parent, of: base.commit)
        if !isBefore { isBefore = try repository.isShallow() }
        guard isBefore else { return false }
        let paths = [Snapshot.directory, TemplateSet.directory, plan.outputs.directory] + plan.files.map(\.path)
        return try repository.areSame(parent, base.commit, at: paths)
    }

    /// Whether the newest snapshot of a commit has the facts of the plan.
    private static func hasFacts(
        of plan: ProposalPlan,
        at commit: GitCommit,
        in repository: GitRepository
    ) throws(GitError) -> Bool {
        let files = try ProposalBase.committedFiles(of: commit, in: repository, withTemplates: false)
        let newest = readCommittedData(files).value?.history.newest
        return newest.map { $0.factsSHA256.hasSameBytes(as: plan.snapshot.factsSHA256) } ?? false
    }

    /// The generated files that no template writes any more.
    private static func deletions(
        _ plan: ProposalPlan,
        at base: GitCommit,
        in repository: GitRepository
    ) throws(GitError) -> [String] {
        let present = try repository.files(
            in: plan.outputs.directory,
            at: base,
            maximumBytes: Snapshot.maximumBytes
        )
        return extraFiles(of: plan.outputs, in: present).filter { file in
            if case .bytes(let bytes) = file.state { return isGenerated(bytes) }
            return false
        }.map(\.path)
    }
}
