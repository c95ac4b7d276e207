// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// The base of a proposal: a commit of the remote, and the committed files that it has.
struct ProposalBase {
    let name: GitBranchName
    let commit: GitCommit
    /// The tip of the branch of the proposal; nil where there is none.
    let tip: GitCommit?

    /// Asks the remote, and brings the commits here that are not here yet.
    ///
    /// - Parameters:
    ///   - base: The branch that is proposed for; nil for the default one.
    ///   - target: Where the proposal goes.
    /// - Throws: ``CommandFailure`` when the remote does not tell, or has no such branch.
    init(_ base: GitBranchName?, at target: ProposalTarget) throws(CommandFailure) {
        do {
            let known = try target.remote.references(of: [target.branch] + (base.map { [$0] } ?? []))
            guard let name = base ?? known.defaultBranch.flatMap({ GitBranchName($0) }) else {
                throw CommandFailure(
                    .missingInput,
                    "the remote does not tell its default branch",
                    nextStep: "name the branch to propose for with \(OptionTable.base.declaration.label)"
                )
            }
            guard name != target.branch, known.defaultBranch.map({ !$0.hasSameBytes(as: target.branch.text) }) ?? true
            else {
                throw CommandFailure(
                    .usage,
                    "\(QuotedText.quote(target.branch.text)) is the branch that is proposed for, or the default one; the proposal "
                        + "needs another one",
                    nextStep: "name one that is the tool's own with \(OptionTable.branch.declaration.label)"
                )
            }
            let all = base == nil ? try target.remote.references(of: [target.branch, name]) : known
            guard let commit = all.tips[name.text] else {
                throw CommandFailure(
                    .missingInput,
                    "the remote has no branch \(QuotedText.quote(name.text))",
                    nextStep: "name the branch to propose for with \(OptionTable.base.declaration.label)"
                )
            }
            if try !target.repository.has(commit) { try target.remote.fetch(name) }
            let tip = all.tips[target.branch.text]
            if let tip, try !target.repository.has(tip) { try target.remote.fetch(target.branch) }
            self.name = name
            self.commit = commit
            self.tip = tip
        } catch let error as GitError {
            throw CommandFailure(error)
        } catch let error as CommandFailure {
            throw error
        } catch {
            throw CommandFailure(.internalError, "the remote cannot be read")
        }
    }

    /// The committed files of a commit that an update reads.
    static func committedFiles(
        of commit: GitCommit,
        in repository: GitRepository,
        withTemplates: Bool
    ) throws(GitError) -> CommittedFiles {
        let isJSON = { (name: String) in name.utf8.reversed().starts(with: ".json".utf8.reversed()) }
        let isTemplate = { (name: String) in
            name.utf8.elementsEqual("outputs.json".utf8)
                || name.utf8.reversed().starts(with: ".mustache".utf8.reversed())
        }
        return CommittedFiles(
            snapshots: try repository.files(
                in: Snapshot.directory,
                at: commit,
                where: isJSON,
                maximumBytes: Snapshot.maximumBytes
            ),
            templates: withTemplates
                ? try repository.files(
                    in: TemplateSet.directory,
                    at: commit,
                    where: isTemplate,
                    maximumBytes: Snapshot.maximumBytes
                ) : []
        )
    }
}
