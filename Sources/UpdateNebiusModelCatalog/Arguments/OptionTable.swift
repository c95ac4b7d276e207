// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// Every option of the tool, each declared once.
enum OptionTable {
    /// The deadline in seconds where none is given.
    static let defaultTimeoutSeconds = 30
    /// The limit on an answer in bytes where none is given: 16 MiB, some two hundred times the catalog of 2026.
    static let defaultMaximumBytes = 16_777_216

    /// Where the catalog's package is.
    static let root = Option.text(
        OptionDeclaration(
            name: "root",
            valueName: "DIR",
            help:
                "The directory with snapshots/ in it. Default: the nearest parent that has one. For init, the package. "
                + "Default: the nearest parent with Package.swift.",
            verbs: [
                .update, .check, .validate, .generate, .accept, .acknowledge, .prune, .diff, .report, .propose,
                .initialize, .explain,
            ]
        )
    )

    /// Where the answer is read from.
    static let from = Option(
        declaration: OptionDeclaration(
            name: "from",
            valueName: "FILE|URL|-",
            help: "Read the answer from a file, a URL, or the standard input, instead of the public catalog. "
                + "fetch takes a URL only; validate a FILE or '-'; acknowledge needs a FILE, an answer or a committed "
                + "snapshot; check takes it with --live.",
            verbs: [.update, .check, .fetch, .validate, .acknowledge, .propose]
        ),
        expectation: "a file, a URL or '-'",
        read: { CatalogSource($0) }
    )

    /// Where the raw answer goes.
    static let output = Option.text(
        OptionDeclaration(
            name: "output",
            valueName: "FILE|DIR",
            help: "For fetch, the FILE that the answer goes to, with its provenance beside it as FILE.provenance.json; "
                + "for report, the folder that index.html goes to.",
            verbs: [.fetch, .report],
            isRequired: true
        )
    )

    /// The date of the snapshot.
    static let date = Option(
        declaration: OptionDeclaration(
            name: "date",
            valueName: "YYYY-MM-DD",
            help:
                "The date that the answer counts as. Default: the day it was fetched, if that is known; else today in UTC.",
            verbs: [.update, .fetch, .acknowledge, .propose]
        ),
        expectation: "a date as YYYY-MM-DD",
        read: { ArgumentShape.isDate($0) ? $0 : nil }
    )

    /// How the answer came about.
    static let sourceKind = Option<SnapshotSource.Kind>.word(
        OptionDeclaration(
            name: "source-kind",
            valueName: SnapshotSource.Kind.list,
            help:
                "Whether the answer was recorded from the network or transcribed by hand. Default: recorded; or what the provenance of FILE says; or transcribed for a FILE named like x-transcribed.json.",
            verbs: [.update]
        )
    )

    /// The total deadline.
    static let timeout = Option.number(
        OptionDeclaration(
            name: "timeout",
            valueName: "SECONDS",
            help: "Give up after so many seconds in total, retries included. Default: \(defaultTimeoutSeconds).",
            verbs: [.update, .check, .fetch, .propose]
        ),
        in: 1...3_600
    )

    /// What is compared with upstream, too.
    static let live = OptionDeclaration(
        name: "live",
        help:
            "Also ask upstream, and report what it has that the newest snapshot has not. Not for the check of every push.",
        verbs: [.check]
    )

    /// Where the validators of the last answer are kept.
    static let cache = Option.text(
        OptionDeclaration(
            name: "cache",
            valueName: "FILE",
            help:
                "Remember in FILE what the server says of its answer; later runs ask the server to send it only if it "
                + "has changed. Never commit it: .build/catalog-cache.json is a good place.",
            verbs: [.update, .check, .fetch]
        )
    )

    /// The header with a credential.
    static let headerEnvironment = Option(
        declaration: OptionDeclaration(
            name: "header-env",
            valueName: "NAME=VARIABLE",
            help:
                "Send the header NAME with the value of the environment variable VARIABLE, which is shown nowhere and "
                + "sent to no other address, not even after a redirect.",
            verbs: [.update, .check, .fetch, .propose]
        ),
        expectation: "the name of a header that may be set and, after '=', the name of an environment variable; the "
            + "value itself has no place on a command line",
        isShown: false,
        read: { HeaderVariable($0) }
    )

    /// The limit on the answer.
    static let maximumBytes = Option.number(
        OptionDeclaration(
            name: "max-bytes",
            valueName: "N",
            help: "Refuse an answer with more bytes. Default: \(defaultMaximumBytes).",
            verbs: [.update, .check, .fetch, .validate, .acknowledge, .diff, .propose]
        ),
        in: 1...1_073_741_824
    )

    /// The snapshot to compare with.
    static let against = Option.text(
        OptionDeclaration(
            name: "against",
            valueName: "SNAPSHOT",
            help: "Also judge FILE as a change of this snapshot.",
            verbs: [.validate]
        )
    )

    /// Which changes end a comparison with a finding.
    static let failOn = Option<DifferenceGate>.word(
        OptionDeclaration(
            name: "fail-on",
            valueName: "CHANGES",
            help:
                "End with status 1 for such changes: source (the compiler will warn or fail), breaking (for requests or "
                + "for the compiler), risky (at least risky for requests), any, none. Default: "
                + "\(DifferenceGate.none.rawValue).",
            verbs: [.diff]
        )
    )

    /// The lives of models instead of two sides.
    static let history = OptionDeclaration(
        name: "history",
        help: "Tell the life of the model that the one operand names, or of all models.",
        verbs: [.diff]
    )

    /// The limit on a Markdown document.
    static let budget = Option.number(
        OptionDeclaration(
            name: "budget",
            valueName: "BYTES",
            help: "Leave out, in whole rows and with counts, what a Markdown document has no room for. Default: "
                + "\(DifferenceMarkdown.defaultMaximumBytes).",
            verbs: [.diff]
        ),
        in: 0...1_073_741_824
    )

    /// The rule whose findings are accepted.
    static let rule = Option(
        declaration: OptionDeclaration(
            name: "rule",
            valueName: "CODE",
            help: "Accept only what this rule holds. Default: whatever is held of the ID.",
            verbs: [.acknowledge]
        ),
        expectation: "the code of a rule that holds changes",
        words: Rule.all.filter(\.isHeld).map(\.code),
        read: { text in Rule.rule(code: text).flatMap { $0.isHeld ? $0 : nil } }
    )

    /// Why a change is right.
    static let reason = Option.text(
        OptionDeclaration(
            name: "reason",
            valueName: "TEXT",
            help: "Why the change is right, in a sentence that reviewers will read.",
            verbs: [.acknowledge],
            isRequired: true
        )
    )

    /// What to use instead of a removed model.
    static let replacement = Option.text(
        OptionDeclaration(
            name: "replacement",
            valueName: "ID",
            help: "The model to use instead of a removed one; its deprecated symbol names it.",
            verbs: [.acknowledge]
        )
    )

    /// The Swift name of a word.
    static let swiftName = Option.text(
        OptionDeclaration(
            name: "swift-name",
            valueName: "NAME",
            help: "The Swift identifier for the only word. Default: derived from the word.",
            verbs: [.accept]
        )
    )

    /// The options beside which a word may be a secret by mistake.
    static let secrets = [headerEnvironment.declaration, tokenEnvironment.declaration]

    /// The names of ``secrets``.
    static let secretNames = secrets.map(\.name)
    /// What a proposal or a check starts from.
    static let base = Option.text(
        OptionDeclaration(
            name: "base",
            valueName: "BRANCH|REV",
            help:
                "For propose, the branch to propose for; default: the one that HEAD of the remote names. For check, a git "
                + "revision whose snapshots have to be there unchanged, all but its newest.",
            verbs: [.check, .propose]
        )
    )

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

    /// The target that a catalog is laid out for.
    static let target = Option.text(
        OptionDeclaration(
            name: "target",
            valueName: "NAME",
            help: "The target that the catalog is for, a folder in Sources/. Default: the only one.",
            verbs: [.initialize]
        )
    )

    /// Who may use a catalog that is laid out.
    static let access = Option<CatalogAccess>.word(
        OptionDeclaration(
            name: "access",
            valueName: CatalogAccess.list,
            help: "Who may use the catalog: every module, or the target alone. Default: "
                + "\(CatalogAccess.public.rawValue).",
            verbs: [.initialize]
        )
    )

    /// How the result is printed, with the formats of all verbs.
    static let format = format(among: OutputFormat.allCases)

    /// How the result is printed, with the formats of one verb.
    static func format(among formats: [OutputFormat]) -> Option<OutputFormat> {
        .word(
            OptionDeclaration(
                name: "format",
                valueName: "FORMAT",
                help: "How the result is printed: \(formats.map(\.rawValue).joined(separator: ", ")). "
                    + "Default: \(OutputFormat.text.rawValue).",
                verbs: Verb.allCases
            ),
            among: formats
        )
    }

    /// All rules instead of one.
    static let list = OptionDeclaration(
        name: "list",
        help: "Explain all rules: as text, one line for each.",
        verbs: [.explain]
    )

    /// Whether output is coloured.
    static let color = Option<ColorChoice>.word(
        OptionDeclaration(
            name: "color",
            valueName: ColorChoice.list,
            help: "Whether to colour text. Default: \(ColorChoice.automatic.rawValue), which is on a terminal, and as "
                + "NO_COLOR, CLICOLOR_FORCE and CLICOLOR say.",
            verbs: Verb.allCases
        )
    )

    /// The verb `check` as an option.
    static let check = OptionDeclaration(
        name: "check",
        help: "Without a verb: the same as check.",
        verbs: [.check]
    )

    /// Less output.
    static let quiet = OptionDeclaration(
        name: "quiet",
        help: "Print findings and errors only.",
        verbs: Verb.allCases
    )

    /// More output.
    static let verbose = OptionDeclaration(
        name: "verbose",
        help: "Tell each step.",
        verbs: Verb.allCases
    )

    /// The help.
    static let help = OptionDeclaration(
        name: "help",
        letter: "h",
        help: "Print this help.",
        verbs: Verb.allCases
    )

    /// The version.
    static let version = OptionDeclaration(
        name: "version",
        help: "Print the version.",
        verbs: Verb.allCases
    )

    /// All options, in the order of the help.
    static let all: [OptionDeclaration] = [
        root.declaration, from.declaration, against.declaration, output.declaration, date.declaration,
        sourceKind.declaration, rule.declaration, reason.declaration, replacement.declaration,
        swiftName.declaration, target.declaration, access.declaration, failOn.declaration, history, budget.declaration,
        list, live,
        base.declaration, branch.declaration, remote.declaration, labels.declaration, reviewers.declaration,
        assignees.declaration, draft, titlePrefix.declaration, forge.declaration, tokenEnvironment.declaration,
        pushOnly,
        dryRun, bodyFile.declaration, issueOnFailure,
        timeout.declaration, maximumBytes.declaration, cache.declaration, headerEnvironment.declaration,
        format.declaration,
        color.declaration, check, quiet, verbose, help, version,
    ]
}
