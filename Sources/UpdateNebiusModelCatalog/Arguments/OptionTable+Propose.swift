// SPDX-License-Identifier: Apache-2.0

import CatalogForge
import CatalogText

/// The options of propose alone.
extension OptionTable {
    /// What the name of a branch may be.
    static let branchForm =
        "the name of a branch: letters, digits, '.', '_', '-' and '/', beginning with a letter or a digit"

    /// The branch that is proposed.
    static let branch = Option(
        declaration: OptionDeclaration(
            name: "branch",
            valueName: "BRANCH",
            help: "The branch of the proposal, which is the tool's own. Default: \(ProposeOptions.defaultBranch).",
            verbs: [.propose]
        ),
        expectation: branchForm,
        read: { GitBranchName($0) }
    )

    /// The remote.
    static let remote = Option(
        declaration: OptionDeclaration(
            name: "remote",
            valueName: "NAME",
            help: "The remote that the branch is pushed to. Default: \(ProposeOptions.defaultRemote).",
            verbs: [.propose]
        ),
        expectation: "the name of a remote, as `git remote` lists it",
        read: { GitRemote.isName($0) ? $0 : nil }
    )

    /// The labels of the request.
    static let labels = list("labels", of: "LABEL", help: "Labels for the pull request, separated by commas.")

    /// Who is asked to review.
    static let reviewers = list("reviewers", of: "NAME", help: "Who is asked to review, separated by commas.")

    /// Whom the request is assigned to.
    static let assignees = list("assignees", of: "NAME", help: "Whom it is assigned to, separated by commas.")

    private static func list(_ name: String, of value: String, help: String) -> Option<[String]> {
        Option(
            declaration: OptionDeclaration(name: name, valueName: "\(value),...", help: help, verbs: [.propose]),
            expectation: "visible texts with commas between them",
            read: { text in
                let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
                    .map { String(decoding: Array($0), as: UTF8.self) }
                return parts.allSatisfy { !$0.utf8.isEmpty && $0.utf8.count <= 100 && VisibleText.isVisible($0) }
                    ? parts : nil
            }
        )
    }

    /// A draft.
    static let draft = OptionDeclaration(
        name: "draft",
        help: "Open the pull request as a draft. It is one anyway while changes wait for a reason.",
        verbs: [.propose]
    )

    /// A commit that the forge signs.
    static let signed = OptionDeclaration(
        name: "signed",
        help: "Have GitHub make the commit by its API, and sign it, as it does for tokens of apps and jobs.",
        verbs: [.propose]
    )

    /// What comes before the title.
    static let titlePrefix = Option(
        declaration: OptionDeclaration(
            name: "title-prefix",
            valueName: "TEXT",
            help: "What comes before the title of the commit and of the pull request, such as 'chore(catalog): '.",
            verbs: [.propose]
        ),
        expectation: "at most 40 visible characters",
        read: { $0.utf8.count <= 40 && VisibleText.isVisible($0) ? $0 : nil }
    )

    /// The forge.
    static let forge = Option<ForgeKind>.word(
        OptionDeclaration(
            name: "forge",
            valueName: ForgeKind.list,
            help: "What the remote's host runs. Default: told by its name, and by the variables of a CI job.",
            verbs: [.propose]
        )
    )

    /// The variable with the token.
    static let tokenEnvironment = Option(
        declaration: OptionDeclaration(
            name: "token-env",
            valueName: "VARIABLE",
            help:
                "The environment variable with the token, which goes to the remote's host alone and is shown nowhere. "
                + "Default: GITHUB_TOKEN, GITLAB_TOKEN or FORGEJO_TOKEN.",
            verbs: [.propose]
        ),
        expectation: "the name of an environment variable; the token itself has no place on a command line",
        isShown: false,
        read: { HeaderVariable.isVariable($0) ? $0 : nil }
    )

    /// The branch alone.
    static let pushOnly = OptionDeclaration(
        name: "push-only",
        help: "Push the branch, and open no pull request.",
        verbs: [.propose]
    )

    /// Nothing at all.
    static let dryRun = OptionDeclaration(
        name: "dry-run",
        help: "Print the branch, the commit, the title, the description and the calls; push nothing and write nothing.",
        verbs: [.propose]
    )

    /// The description in a file.
    static let bodyFile = Option.text(
        OptionDeclaration(
            name: "body-file",
            valueName: "FILE",
            help: "Also write the description to FILE.",
            verbs: [.propose]
        )
    )

    /// An issue for what cannot be proposed.
    static let issueOnFailure = OptionDeclaration(
        name: "issue-on-failure",
        help: "Open an issue, or refresh it, when the answer is rejected; close it when one is taken again.",
        verbs: [.propose]
    )
}
