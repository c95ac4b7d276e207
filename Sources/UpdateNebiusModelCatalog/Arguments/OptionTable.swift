// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// Every option of the tool, each declared once.
enum OptionTable {
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
            verbs: [.update, .propose]
        )
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

    /// All rules instead of one.
    static let list = OptionDeclaration(
        name: "list",
        help: "Explain all rules: as text, one line for each.",
        verbs: [.explain]
    )

    /// The verb `check` as an option.
    static let check = OptionDeclaration(
        name: "check",
        help: "Without a verb: the same as check.",
        verbs: [.check]
    )

    /// All options, in the order of the help.
    static let all: [OptionDeclaration] = [
        root.declaration, from.declaration, against.declaration, output.declaration, date.declaration,
        sourceKind.declaration, rule.declaration, reason.declaration, replacement.declaration,
        swiftName.declaration, target.declaration, access.declaration, failOn.declaration, history, budget.declaration,
        list, live,
        base.declaration, branch.declaration, remote.declaration, labels.declaration, reviewers.declaration,
        assignees.declaration, draft, signed, titlePrefix.declaration, forge.declaration, tokenEnvironment.declaration,
        pushOnly,
        dryRun, bodyFile.declaration, issueOnFailure,
        timeout.declaration, maximumBytes.declaration, cache.declaration, headerEnvironment.declaration,
        format.declaration,
        color.declaration, check, quiet, verbose, help, version,
    ]
}
