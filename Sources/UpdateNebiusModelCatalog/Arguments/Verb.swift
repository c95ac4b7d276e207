// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// What the tool is asked to do.
enum Verb: String, CaseIterable, Sendable {
    /// Fetch the catalog and bring all committed files up to date.
    case update
    /// Compare all committed files with what the committed data say.
    case check
    /// Store upstream's answer as it came.
    case fetch
    /// Judge an answer or a snapshot by itself.
    case validate
    /// Write the generated files from the committed data.
    case generate
    /// Add words to the vocabulary.
    case accept
    /// Accept held changes.
    case acknowledge
    /// Drop the deprecated symbols of removed models.
    case prune
    /// Tell what changed, and how bad it is.
    case diff
    /// Write the catalog as a page.
    case report
    /// Propose an update as a pull request.
    case propose
    /// Lay out a catalog in another package.
    case initialize = "init"
    /// Say what a rule means, or how an identifier came to be.
    case explain

    /// The verb that is meant where none is given.
    static let implied = Verb.update

    /// The verb in one line, for the list of all verbs.
    var summary: String {
        switch self {
        case .update: "Fetch the catalog and write the snapshot, the identifiers and the generated files."
        case .check: "Tell whether all committed files agree. Reads no network without --live, and writes nothing."
        case .fetch: "Store the raw answer of the catalog, with its provenance beside it."
        case .validate: "Judge a raw answer or a snapshot by itself. Reads no network and writes nothing."
        case .generate: "Write the generated files from the committed data. Reads no network."
        case .accept: "Add words to the vocabulary of known words. Reads no network."
        case .acknowledge: "Accept held changes of an answer, so that update writes them. Reads no network."
        case .prune: "Drop the deprecated symbols of models that are gone: a breaking change. Reads no network."
        case .diff: "Tell what changed between two catalogs, and how bad it is. Reads no network and writes nothing."
        case .report: "Write the catalog, its history and what changed as one page. Reads no network."
        case .propose: "Bring an update to a branch of its own, and open or refresh one pull request for it."
        case .initialize: "Lay out a catalog in a package of your own. Reads no network."
        case .explain: "Say what a finding means and what to do, or how an identifier came to be."
        }
    }

    /// What there is to know beyond the summary, as paragraphs.
    var discussion: [String] {
        switch self {
        case .update:
            [
                "Fetches the public catalog, validates it and compares it with the newest snapshot. If the facts are "
                    + "the same, there is no new snapshot. If anything is rejected, or held until a person has "
                    + "acknowledged it, no file is changed.",
                "This is the verb that is meant where none is given.",
            ]
        case .check:
            [
                "Calculates every generated file from the committed snapshot, identifiers, vocabulary and templates, "
                    + "and compares it byte for byte with the committed one. Fast enough for every push.",
                "With --live, also asks upstream and reports what it has that the newest snapshot has not: a second verdict, with "
                    + "status 1 for drift, for a schedule or a person.",
                "May also be asked for as --check without a verb.",
            ]
        case .fetch:
            [
                "Writes the bytes to FILE exactly as they came, and where they came from, with their size and SHA-256, "
                    + "to FILE.provenance.json. A file with its provenance beside it is later treated like the live "
                    + "answer that it was."
            ]
        case .validate:
            [
                "Reports every unknown word, wrong type, missing field and broken rule with its position, sorted, in "
                    + "one run. Reads FILE, or the standard input for '-'. Without FILE, judges the newest snapshot.",
                "With --against, FILE is also judged as a change of that snapshot, as update does it.",
            ]
        case .generate:
            [
                "Writes the same files that check compares. A file that is right already is not touched."
            ]
        case .acknowledge:
            [
                "A removed model, a smaller window, a price that moved tenfold and the like are held: update writes "
                    + "nothing until a person has said that the change is right. This writes that to "
                    + "snapshots/acknowledgements.json, bound to the rule, the id, the snapshot it starts from, and both "
                    + "values. Only changes that the answer really makes are accepted.",
                "'*' accepts every held change, but not when more than a third of the catalog is gone.",
            ]
        case .accept:
            [
                "An unknown region, use case, kind, status or quantization makes a catalog invalid until a person has "
                    + "looked at it. This writes the reviewed words to snapshots/vocabulary.json, all of them or none, and prints "
                    + "the difference that a reviewer will see.",
                "LIST is one of \(WordCategory.allCases.map(\.rawValue).joined(separator: ", ")). DETAIL is the country "
                    + "code that upstream gives a region, or what models of a kind are for: "
                    + "\(KindRole.allCases.map(\.rawValue).joined(separator: ", ")).",
                "Swift names follow from the words and never change afterwards.",
            ]
        case .prune:
            [
                "The symbol of a removed model stays for apps that use it, deprecated. When a maintainer decides that they "
                    + "had time enough, this marks the ids in snapshots/identifiers.json and writes the files without the "
                    + "symbols. Apps that still use one no longer compile, so it belongs into a new major version.",
                "The identifiers are given to no other model, and come back with their models.",
            ]
        case .diff:
            [
                "Compares OLD with NEW: every change with what it means to requests (info, risky, breaking) and to "
                    + "the compiler (nothing, addition, deprecation, breaking), and the number of the version that a release has "
                    + "to raise.",
                "A side is a snapshot (its date, or its path), a raw answer (a FILE, or '-'), or REV: for the newest "
                    + "snapshot at a git revision, REV:PATH for another one there. Without sides, the last two snapshots are "
                    + "compared; one snapshot alone is compared with the newest one, and the newest one with an answer alone.",
                "With --history, tells the life of the model ID, or of all models, over all snapshots.",
            ]
        case .report:
            [
                "Writes DIR/index.html, a page that needs no network and no server: all models to search, sort and filter, "
                    + "prices against context windows, what changed since the snapshot before, the history, the removed models, "
                    + "and what a number of tokens costs. The same committed files give the same bytes.",
                "The page is made with templates/report.mustache and may be changed there.",
            ]
        case .propose:
            [
                "Plans an update on top of the base branch as the remote has it, commits it, pushes the branch, and opens one "
                    + "pull request or refreshes it. The work tree, the index and the hooks are not touched. The same facts give "
                    + "the same commit on every day: then nothing is pushed and nothing written.",
                "Changes that an update would hold make the pull request a draft: its commit accepts them with an empty reason, "
                    + "which check refuses until a person writes why. A rejected answer is not proposed: status 1.",
                "What people did stays: a branch with commits by others, an edited title or description, a pull request with the "
                    + "label catalog:freeze, one that was closed for these facts. When upstream has the facts of the base again, "
                    + "the pull request is closed and the branch deleted.",
                "The token comes from the environment. Without the right to open pull requests the branch is pushed, and the "
                    + "address for opening one is printed, with status 77.",
            ]
        case .initialize:
            [
                "Writes snapshots/ and templates/, the types of the catalog to Sources/NAME/Catalog, and the lines that git "
                    + "needs in .gitattributes and .gitignore. The catalog starts from the newest snapshot of this tool, with "
                    + "its identifiers and words and without the models that were gone before; all other verbs work on it "
                    + "from then on, beginning with generate.",
                "All or nothing: where another file is in the way, nothing is written. Files that are the same are left "
                    + "alone, so that it can be run again.",
            ]
        case .explain:
            [
                "Each finding ends with the code of its rule in brackets. This prints what is known about the rule: its "
                    + "weight, its meaning, why it exists, an example, and what to do.",
                "For the id of a model, or its Swift identifier, it says by which rules one became the other; for that it "
                    + "reads snapshots/identifiers.json.",
                "Give CODE, ID, IDENTIFIER or --list. The list as Markdown is the rule book of the documentation.",
            ]
        }
    }

    /// The words that belong to the verb apart from options, in order.
    var operands: [Operand] {
        switch self {
        case .update, .check, .fetch, .generate, .report, .propose, .initialize:
            []
        case .diff:
            [
                Operand(name: "OLD", help: "The side that is started from.", isRequired: false),
                Operand(name: "NEW", help: "The side that it is compared with.", isRequired: false),
            ]
        case .acknowledge:
            [
                Operand(
                    name: "ID",
                    help: "The exact id of the model, as the finding says it; '*' for every id.",
                    isRequired: true,
                    isRepeated: true
                )
            ]
        case .prune:
            [
                Operand(
                    name: "ID",
                    help: "The exact id of a removed model, as snapshots/identifiers.json has it.",
                    isRequired: true,
                    isRepeated: true
                )
            ]
        case .validate:
            [Operand(name: "FILE", help: "The answer or snapshot to judge, or '-'.", isRequired: false)]
        case .accept:
            [
                Operand(
                    name: WordRequest.form,
                    help: "A word exactly as upstream writes it, and the list that it goes to.",
                    isRequired: true,
                    isRepeated: true
                )
            ]
        case .explain:
            [
                Operand(
                    name: "CODE|ID|IDENTIFIER",
                    help: "The code of a rule, such as unknown-region, or a model.",
                    isRequired: false
                )
            ]
        }
    }

    /// Command lines that show the verb at work.
    var examples: [Example] {
        switch self {
        case .update:
            [
                Example("", does: "Update everything from the live catalog."),
                Example("update --from answer.json", does: "The same from an answer that was stored before."),
            ]
        case .check:
            [
                Example("check", does: "Status 0 if all files agree, 1 if one is stale or missing."),
                Example("--check --format json", does: "The findings for another program."),
                Example("check --live", does: "The same, and whether upstream has changed since."),
            ]
        case .fetch:
            [
                Example("fetch --output answer.json", does: "Store the answer and its provenance."),
                Example("fetch --output answer.json --timeout 5", does: "The same, for at most five seconds."),
            ]
        case .validate:
            [
                Example("validate answer.json", does: "Judge a stored answer."),
                Example(
                    "validate answer.json --against snapshots/2026-10-15.json",
                    does: "Judge it as a change, too."
                ),
                Example("validate - --format json", does: "Judge what another program writes to the pipe."),
            ]
        case .generate:
            [
                Example("generate", does: "Bring the generated files up to date after an edit of a template.")
            ]
        case .acknowledge:
            [
                Example(
                    "acknowledge --from answer.json --rule model-removed --reason 'Announced.' acme/old-model",
                    does: "Accept that a model is gone."
                ),
                Example(
                    "acknowledge --from answer.json --reason 'Moved.' --replacement acme/new acme/old",
                    does: "The same, naming what to use instead."
                ),
            ]
        case .accept:
            [
                Example("accept region=eu-south1:IT", does: "Accept a region."),
                Example("accept kind=text2audio:other useCase=speech", does: "Accept a kind of model and a use case."),
                Example("accept useCase=3d --swift-name threeD", does: "Accept a use case with a name of your own."),
            ]
        case .prune:
            [
                Example("prune acme/old-model", does: "Drop the symbol of a model that is gone.")
            ]
        case .diff:
            [
                Example("diff", does: "What changed in the last snapshot."),
                Example("diff 2026-08-22 --format markdown", does: "What changed since, for a pull request."),
                Example("diff HEAD~3: --fail-on breaking", does: "Status 1 if something broke in three commits."),
                Example("diff answer.json", does: "What changed in a stored answer."),
                Example("diff --history openai/gpt-oss-120b", does: "The life of one model."),
            ]
        case .report:
            [
                Example("report --output page", does: "Write page/index.html.")
            ]
        case .propose:
            [
                Example("propose", does: "Propose what upstream has now, for the default branch of origin."),
                Example("propose --dry-run", does: "Print what would be proposed, and how."),
                Example("propose --push-only --branch catalog/next", does: "Push the branch alone."),
            ]
        case .initialize:
            [
                Example("init", does: "Lay out a catalog in the package of this folder, for its only target."),
                Example("init --target App --access internal", does: "The same, for the target App alone to use."),
            ]
        case .explain:
            [
                Example("explain unknown-region", does: "Say what the finding means."),
                Example("explain openai/gpt-oss-120b", does: "Say why its identifier is gptOSS120B."),
                Example("explain --list", does: "List all rules with their weight and title."),
            ]
        }
    }

    /// The formats in which the verb can print its result, the first being the one where none is asked for.
    var formats: [OutputFormat] {
        switch self {
        case .explain: [.text, .json, .markdown]
        case .diff: [.text, .json, .markdown, .github, .gitlab, .sarif, .junit]
        case .update, .check, .fetch, .validate, .generate, .accept, .acknowledge, .prune, .report, .propose,
            .initialize:
            [.text, .json, .github, .gitlab, .sarif, .junit]
        }
    }

    /// The options that the verb takes, in the order of the table, with the values that this verb takes.
    var options: [OptionDeclaration] {
        let format = OptionTable.format(among: formats).declaration
        return OptionTable.all.filter { $0.verbs.contains(self) }.map { $0.name == format.name ? format : $0 }
    }

    /// How the verb is called, in one line.
    var usage: String {
        let operands = operands.map { " \($0.label)" }.joined()
        let required = options.filter(\.isRequired).map { " \($0.label)" }.joined()
        return "\(Tool.name) \(rawValue)\(operands)\(required) [options]"
    }
}
