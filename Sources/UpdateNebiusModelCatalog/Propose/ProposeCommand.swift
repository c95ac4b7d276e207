// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogFetch
import CatalogForge
import CatalogText

/// `propose`: an update as a commit on a branch of its own, and one pull request for it.
enum ProposeCommand {
    /// How often everything is looked at anew when another run was faster.
    private static let maximumAttempts = 2

    /// Plans, decides and acts.
    static func run(_ options: ProposeOptions, console: Console) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        let statedDate = try options.date.map { text throws(CommandFailure) in try CalendarDate(commandLine: text) }
        let target = try ProposalTarget(options, root: folder.root)
        try ProposalPublisher.judge(options, target: target)
        var answer: ReadAnswer?
        for _ in 0..<maximumAttempts {
            let base = try ProposalBase(options.base, at: target)
            let files = try git { () throws(GitError) in
                try ProposalBase.committedFiles(of: base.commit, in: target.repository, withTemplates: true)
            }
            let committed = readCommitted(files)
            guard let catalog = committed.value else { return CommandResult(committed.diagnostics) }
            let read: ReadAnswer
            if let answer { read = answer } else { read = try self.read(options, console: console) }
            answer = read
            let proposal = try Proposal(
                read,
                on: statedDate,
                catalog: catalog,
                base: base,
                target: target,
                options: options
            )
            let findings = committed.diagnostics.filter { $0.severity != .note } + proposal.findings
            let publisher = try ProposalPublisher(options, target: target, console: console)
            if let result = try publisher.publish(proposal, base: base) { return result.adding(findings) }
            console.report(detail: "another run changed the branch; looking again")
        }
        throw CommandFailure(
            .tryAgainLater,
            "the branch \(QuotedText.quote(target.branch.text)) was changed by others while it was looked at",
            nextStep: "wait until other runs have ended, then run the same command again"
        )
    }

    private static func read(_ options: ProposeOptions, console: Console) throws(CommandFailure) -> ReadAnswer {
        let source = options.source ?? .url(AnswerReader.publicCatalogURL)
        let reader = AnswerReader(options.network, console: console)
        guard let read = try reader.read(source, kind: options.sourceKind) else {
            throw CommandFailure(.internalError, "the answer was not asked for conditionally")
        }
        return read
    }

    /// Does something with git, and says how it failed in the terms of the command.
    static func git<Value>(_ body: () throws(GitError) -> Value) throws(CommandFailure) -> Value {
        do throws(GitError) {
            return try body()
        } catch {
            throw CommandFailure(error)
        }
    }
}
