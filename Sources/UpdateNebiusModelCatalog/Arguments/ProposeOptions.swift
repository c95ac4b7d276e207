// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge

/// What `propose` was asked for.
struct ProposeOptions: Equatable, Sendable {
    /// The branch of proposals where none is named.
    static let defaultBranch = "nebius-model-catalog/update"
    /// The remote where none is named.
    static let defaultRemote = "origin"

    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// Where the answer is read from, or nil for the public catalog.
    var source: CatalogSource?

    /// The date as `YYYY-MM-DD`, checked in its shape only, or nil for today.
    var date: String?

    /// The branch that is proposed for, or nil for the default one of the remote.
    var base: GitBranchName?

    /// The branch that is proposed.
    var branch: String = Self.defaultBranch

    /// The name of the remote.
    var remote: String = Self.defaultRemote

    /// What to put on the request, and who is asked.
    var people = ProposalPeople()

    /// Whether the request is a draft even where nothing waits.
    var isDraft = false

    /// Whether the forge makes the commit, so that it is signed.
    var isSigned = false

    /// What comes before the title.
    var titlePrefix = ""

    /// The forge, or nil to tell by the remote and the environment.
    var forge: ForgeKind?

    /// The environment variable with the token, or nil for the usual one of the forge.
    var tokenVariable: String?

    /// How the answer came about, or nil for what is known of its source.
    var sourceKind: SnapshotSource.Kind?

    /// Whether the branch is all that is wanted, and no request.
    var isPushOnly = false

    /// Whether to tell only what would be done.
    var isDryRun = false

    /// The file that the description is also written to, or nil.
    var bodyFile: String?

    /// Whether a rejected answer opens or refreshes an issue.
    var reportsFailure = false

    /// What is said about the fetch.
    var network = NetworkOptions()

    /// How the result is printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension ProposeOptions {
    /// Reads the options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        root = try arguments.value(of: OptionTable.root)
        source = try arguments.value(of: OptionTable.from)
        date = try arguments.value(of: OptionTable.date)
        base = try Self.base(arguments)
        branch = try arguments.value(of: OptionTable.branch)?.text ?? Self.defaultBranch
        remote = try arguments.value(of: OptionTable.remote) ?? Self.defaultRemote
        people = ProposalPeople(
            labels: try arguments.value(of: OptionTable.labels) ?? [],
            reviewers: try arguments.value(of: OptionTable.reviewers) ?? [],
            assignees: try arguments.value(of: OptionTable.assignees) ?? []
        )
        isDraft = arguments.contains(OptionTable.draft)
        isSigned = arguments.contains(OptionTable.signed)
        titlePrefix = try arguments.value(of: OptionTable.titlePrefix) ?? ""
        forge = try arguments.value(of: OptionTable.forge)
        tokenVariable = try arguments.value(of: OptionTable.tokenEnvironment)
        sourceKind = try arguments.value(of: OptionTable.sourceKind)
        isPushOnly = arguments.contains(OptionTable.pushOnly)
        isDryRun = arguments.contains(OptionTable.dryRun)
        bodyFile = try arguments.value(of: OptionTable.bodyFile)
        reportsFailure = arguments.contains(OptionTable.issueOnFailure)
        network = try NetworkOptions(arguments)
        try network.judge(beside: source, verb: arguments.verb)
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
        guard base?.text != branch else {
            throw UsageError(
                message:
                    "\(OptionTable.base.declaration.spelling) and \(OptionTable.branch.declaration.spelling) are the same",
                verb: arguments.verb
            )
        }
    }

    private static func base(_ arguments: ParsedArguments) throws(UsageError) -> GitBranchName? {
        guard let text = try arguments.value(of: OptionTable.base) else { return nil }
        guard let name = GitBranchName(text) else {
            throw UsageError(
                message: "\(OptionTable.base.declaration.spelling) of propose needs \(OptionTable.branchForm), not "
                    + UsageError.quoted(text),
                verb: arguments.verb
            )
        }
        return name
    }
}
