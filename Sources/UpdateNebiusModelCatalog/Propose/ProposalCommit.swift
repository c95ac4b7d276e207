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
        let own = try Self.ownCommits(of: tip, base: base, in: repository)
        guard let own else {
            branch = .others(tip: tip.hash, hasFacts: try Self.hasFacts(of: plan, at: tip, in: repository))
            effective = commit
            effectiveBase = base.commit
            return
        }
        let parent = own.last?.parents.first
        var isCurrent = false
        if let parent, try repository.isAncestor(parent, of: base.commit) {
            isCurrent = try repository.has(plan.files, without: deletions, at: tip)
        }
        branch = .ours(tip: tip.hash, isCurrent: isCurrent)
        effective = isCurrent ? tip : commit
        effectiveBase = isCurrent ? parent ?? base.commit : base.commit
    }

    /// What the branch is where nothing is to be proposed.
    static func branchWithoutPlan(
        _ base: ProposalBase,
        in repository: GitRepository
    ) throws(GitError) -> ProposalSituation.Branch {
        guard let tip = base.tip else { return .absent }
        return try ownCommits(of: tip, base: base, in: repository) == nil
            ? .others(tip: tip.hash, hasFacts: false) : .ours(tip: tip.hash, isCurrent: false)
    }

    /// The commits of the branch that the base has not; nil if one of them is by others.
    private static func ownCommits(
        of tip: GitCommit,
        base: ProposalBase,
        in repository: GitRepository
    ) throws(GitError) -> [GitCommitRecord]? {
        let records = try repository.commits(of: tip, missingIn: base.commit, trailer: ProposalText.factsTrailer)
        let isOwn = { (record: GitCommitRecord) in
            record.authorMail.hasSameBytes(as: mail) && record.committerMail.hasSameBytes(as: mail)
                && record.trailer.utf8.count == 64 && record.parents.count == 1
        }
        return records.allSatisfy(isOwn) ? records : nil
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
