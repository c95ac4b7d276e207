// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogFetch
import CatalogText

/// `update`: read an answer, judge it, and write the snapshot and everything that follows from it, or nothing.
enum UpdateCommand {
    /// Reads, plans and writes.
    static func run(_ options: UpdateOptions, console: Console) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        try folder.lock()
        let statedDate = try options.date.map { text throws(CommandFailure) in try CalendarDate(commandLine: text) }
        let files = try folder.committedFiles()
        let committed = readCommitted(files)
        guard let catalog = committed.value else { return CommandResult(committed.diagnostics) }
        let source = options.source ?? .url(AnswerReader.publicCatalogURL)
        let cacheFile = try CacheFile(options.network.cache, root: folder.root)
        let cache = try cacheFile?.read(for: source, whereFactsAre: catalog)
        let reader = AnswerReader(options.network, console: console)
        guard let read = try reader.read(source, kind: options.sourceKind, unlessAs: cache) else {
            return try refresh(catalog, in: folder, files: files, soFar: committed.diagnostics)
        }
        let knownDay = statedDate ?? read.fetchedOn
        let day = if let knownDay { knownDay } else { try CalendarDate.today() }
        let advice = AcknowledgeAdvice(answer: read.answer.name, date: statedDate, root: options.root)
        let planned = planUpdate(to: read.answer, on: day, in: catalog, advice: advice)
        let findings = committed.diagnostics + planned.diagnostics.map(files.showingLine)
        guard let plan = planned.value else {
            return CommandResult(findings, headline: refusal(findings))
        }
        if plan.snapshot != nil, statedDate == nil { try day.judgeAsToday(after: catalog.history.newest?.date) }
        let verdict = compatibility(plan, with: catalog)
        let lines = [headline(plan, in: catalog)].compactMap(\.self) + (verdict?.lines ?? [])
        let result = try PlanWriter(folder: folder).write(
            plan.files,
            of: plan.outputs,
            findings: findings,
            headline: lines.isEmpty ? nil : lines.joined(separator: "\n"),
            members: verdict.map { [.init(key: "sourceCompatibility", value: .string($0.effect.rawValue))] } ?? []
        )
        if let fetched = read.fetched {
            let newest = plan.snapshot ?? catalog.history.newest
            cacheFile?.write(fetched, facts: newest?.factsSHA256, console: console)
        }
        return result
    }

    /// What is to be done where upstream has no other answer than the one whose facts are committed: what `generate`
    /// does.
    private static func refresh(
        _ catalog: CommittedCatalog,
        in folder: CatalogFolder,
        files: CommittedFiles,
        soFar: [Diagnostic]
    ) throws(CommandFailure) -> CommandResult {
        let planned = planOutputs(catalog)
        let findings = soFar + planned.diagnostics.map(files.showingLine)
        guard let plan = planned.value else { return CommandResult(findings) }
        let date = catalog.history.newest.map { " since \($0.date)" } ?? ""
        return try PlanWriter(folder: folder).write(
            plan.files,
            of: plan,
            findings: findings,
            headline: "not modified upstream: no new facts\(date)",
            members: [.init(key: "isModified", value: .boolean(false))]
        )
    }

    /// What the update means to the source of apps; nil for the first snapshot of all.
    private static func compatibility(_ plan: UpdatePlan, with catalog: CommittedCatalog) -> SourceCompatibility? {
        guard let old = publicSymbols(of: catalog),
            let new = publicSymbols(of: plan.snapshot.map(catalog.taking) ?? catalog)
        else { return nil }
        return SourceCompatibility(from: old, to: new)
    }

    /// Whether a person can decide, or nobody but upstream.
    private static func refusal(_ findings: [Diagnostic]) -> String {
        let errors = findings.filter { $0.severity == .error }
        // The finding that closes a long list stands for held ones where its rule holds.
        let waits = { (finding: Diagnostic) in
            finding.isHeld || (finding.isClosing && finding.rule.isHeld) || finding.rule == .obsoleteCorrection
        }
        guard errors.allSatisfy(waits) else { return "rejected: nothing was written" }
        let count = errors.reduce(0) { $0 + $1.count }
        let changes = count == 1 ? "1 change waits" : "\(count) changes wait"
        return "held: nothing was written; \(changes) for a decision"
    }

    private static func headline(_ plan: UpdatePlan, in catalog: CommittedCatalog) -> String? {
        if let snapshot = plan.snapshot {
            return "new facts: \(snapshot.facts.countText) on \(snapshot.date), \(snapshot.source.kind.rawValue)"
        }
        return catalog.history.newest.map { "no new facts since \($0.date)" }
    }
}
