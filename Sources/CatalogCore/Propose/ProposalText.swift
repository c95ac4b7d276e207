// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The words of a proposal: a title and a commit message without a word of upstream, and a description with upstream
/// text in code spans only.
package struct ProposalText: Sendable {
    /// The bytes of a description that every known forge takes: GitHub allows 65,536 characters.
    package static let maximumBytes = 60_000
    /// The most bytes of the list of changes that wait.
    private static let maximumListBytes = 12_000
    /// The longest title without its prefix, so that lists show all of it.
    private static let maximumTitleBytes = 72

    private let plan: ProposalPlan
    private let context: Context

    /// What the description says beside the plan.
    package struct Context: Sendable {
        /// What comes before the title, as in `chore(catalog): `.
        package let titlePrefix: String
        /// The branch that the proposal is for.
        package let base: String
        /// The commit of that branch that the proposal comes on top of.
        package let baseCommit: String
        /// The commit that is proposed.
        package let commit: String
        /// Whether the proposal is to be a draft.
        package let isDraft: Bool
        /// The version of the tool.
        package let toolVersion: String
        /// How to start the checks where the forge does not, as a paragraph of ours; nil where nobody knows the forge.
        package let checksAdvice: String?

        package init(
            titlePrefix: String,
            base: String,
            baseCommit: String,
            commit: String,
            isDraft: Bool = false,
            toolVersion: String,
            checksAdvice: String?
        ) {
            self.titlePrefix = titlePrefix
            self.base = base
            self.baseCommit = baseCommit
            self.commit = commit
            self.isDraft = isDraft
            self.toolVersion = toolVersion
            self.checksAdvice = checksAdvice
        }
    }

    package init(_ plan: ProposalPlan, _ context: Context) {
        self.plan = plan
        self.context = context
    }

    /// The title: the date, and how many changes of each weight.
    package static func title(of plan: ProposalPlan, prefix: String) -> String {
        let counts =
            plan.difference.map { difference in
                ServiceEffect.ofChanges
                    .map { ($0 == .info ? "other" : $0.rawValue, difference.changes(weighing: $0).count) }
                    .filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
            } ?? "first snapshot"
        let start = "Update the model catalog to \(plan.snapshot.date)"
        let whole = counts.isEmpty ? start : "\(start): \(counts)"
        return prefix + (whole.utf8.count <= maximumTitleBytes ? whole : start)
    }

    /// The message of the commit, which depends on nothing but the plan.
    package static func message(of plan: ProposalPlan, prefix: String) -> String {
        """
        \(title(of: plan, prefix: prefix))

        Snapshot of the public catalog, and everything that is generated from it.

        \(factsTrailer): \(plan.snapshot.factsSHA256)

        """
    }

    /// The name of the line of a commit message by which the tool knows its own commits.
    package static let factsTrailer = "Catalog-Facts"

    package var title: String { Self.title(of: plan, prefix: context.titlePrefix) }

    /// The description, with the marker as its last line.
    package var description: String {
        let text = self.text
        let marker = ProposalMarker(
            factsSHA256: plan.snapshot.factsSHA256,
            commit: context.commit,
            title: title,
            text: text,
            state: context.isDraft ? .draft : .open
        )
        return text + "\n" + marker.line + "\n"
    }

    /// The description without the marker: what changed has the room that the rest leaves.
    private var text: String {
        let head = (waiting + [""]).joined(separator: "\n")
        let tail = (accepted + provenance + checks).joined(separator: "\n")
        let room = Self.maximumBytes - head.utf8.count - tail.utf8.count - 1_000
        let changes = plan.difference.map { DifferenceMarkdown.text(for: $0, maximumBytes: max(0, room)) } ?? first
        return (plan.waiting.isEmpty ? "" : head + "\n") + changes + "\n" + tail + "\n"
    }

    private var first: String {
        "## Catalog changes\n\nThe first snapshot: \(plan.snapshot.facts.countText).\n"
    }

    private var waiting: [String] {
        guard !plan.waiting.isEmpty else { return [] }
        return [
            "## Waiting for a reason: \(plan.waiting.count)", "",
            "Changes this big are for a person to decide. The commit accepts them with an empty reason, which `check` refuses:"
                + " write into `\(AcknowledgementList.path)` on this branch why each is right, or close this proposal.",
            "",
        ] + Self.table(plan.waiting)
    }

    private var accepted: [String] {
        guard !plan.accepted.isEmpty else { return [] }
        return ["## Acknowledged before: \(plan.accepted.count)", ""] + Self.table(plan.accepted) + [""]
    }

    /// The findings as rows, as many as there is room for.
    private static func table(_ findings: [Diagnostic]) -> [String] {
        var lines = ["| Model | Rule | Change |", "|---|---|---|"]
        var byteCount = 0
        for (index, finding) in findings.enumerated() {
            let cells = [(finding.subject ?? "", 120), (finding.rule.code, 60), (finding.message, 300)]
            let row =
                "| " + cells.map { MarkdownCodeSpan.encodeCell($0.0, limit: $0.1) }.joined(separator: " | ") + " |"
            byteCount += row.utf8.count + 1
            guard byteCount <= maximumListBytes else {
                return lines + ["", "\(findings.count - index) more are not shown."]
            }
            lines.append(row)
        }
        return lines
    }

    private var provenance: [String] {
        let source = plan.snapshot.source
        let rows = [
            ("Source", MarkdownCodeSpan.encodeCell(source.url, limit: 300)),
            ("Kind", source.kind.rawValue), ("Date", plan.snapshot.date.description),
            ("Bytes of the answer", String(source.byteCount)), ("SHA-256 of the answer", "`\(source.sha256)`"),
            ("SHA-256 of the facts", "`\(plan.snapshot.factsSHA256)`"),
            ("On top of", "\(MarkdownCodeSpan.encodeCell(context.base, limit: 200)) at `\(context.baseCommit)`"),
            ("Made by", "UpdateNebiusModelCatalog \(context.toolVersion)"),
        ]
        return ["## Provenance", "", "| | |", "|---|---|"] + rows.map { "| \($0.0) | \($0.1) |" } + [""]
    }

    private var checks: [String] {
        let verdict =
            plan.waiting.isEmpty
            ? "All rules hold, and `UpdateNebiusModelCatalog check` finds that all files agree."
            : "Reasons are all that is missing: `UpdateNebiusModelCatalog check` names each one."
        return ["## Checks", "", verdict] + (context.checksAdvice.map { ["", $0] } ?? [])
    }
}
