// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// All snapshots as the template of the page sees them.
struct ReportHistory {
    /// The most models whose steps the page lists; `diff --history` tells all.
    private static let maximumLives = 500

    static let schema: TemplateSchema = .record([
        ("summary", ReportContext.html), ("snapshots", .list(of: snapshotSchema)), ("countChart", CountChart.schema),
        ("priceChart", .optional(PriceChart.schema)), ("lives", .list(of: lifeSchema)),
        ("omitted", .optional(ReportContext.html)),
    ])

    private static let snapshotSchema: TemplateSchema = .record(
        ReportContext.elementSchemas + [
            ("date", ReportContext.html), ("modelCount", ReportContext.html), ("addedCount", ReportContext.html),
            ("removedCount", ReportContext.html),
        ]
    )

    private static let lifeSchema: TemplateSchema = .record(
        ReportContext.elementSchemas + [
            ("id", ReportContext.html), ("isServed", .flag), ("firstSeen", ReportContext.html),
            ("lastSeen", .optional(ReportContext.html)),
            (
                "steps",
                .list(
                    of: .record(
                        ReportContext.elementSchemas + [("date", ReportContext.html), ("text", ReportContext.html)]
                    )
                )
            ),
        ]
    )

    private let page: ReportedCatalog
    private let changedLives: [ModelLife]

    /// Nil with fewer than two snapshots, which have no history.
    init?(_ page: ReportedCatalog) {
        guard let first = page.history.snapshots.first, page.history.snapshots.count > 1 else { return nil }
        self.page = page
        // Who came with the first snapshot and never changed has nothing to tell.
        self.changedLives = page.lives.filter { $0.hasChanges || $0.steps.first?.date != first.date }
    }

    /// The values behind the names.
    var value: TemplateValue {
        let snapshots = page.history.snapshots
        let omitted = changedLives.count - Self.maximumLives
        let span = [snapshots.first, snapshots.last].compactMap { $0?.date.description }.joined(separator: " to ")
        return [
            "summary": ReportContext.html(
                "\(snapshots.count) snapshots from \(span); \(changedLives.count) of \(page.lives.count) models came, went or"
                    + " changed."
            ),
            "snapshots": ReportContext.list(Array(snapshots.indices), record: members),
            "countChart": CountChart(snapshots).value,
            "priceChart": PriceChart(page.lives, dates: snapshots.map(\.date)).map(\.value) ?? .absent,
            "lives": ReportContext.list(Array(changedLives.prefix(Self.maximumLives)), record: members),
            "omitted": ReportContext.html(
                omitted > 0
                    ? "\(DigitGroups.text(Int64(omitted))) more models are not listed here; diff --history tells all."
                    : nil
            ),
        ]
    }

    private func members(ofSnapshotAt index: Int) -> TemplateRecord {
        let snapshots = page.history.snapshots
        let facts = snapshots[index].facts
        let before = index == 0 ? nil : snapshots[index - 1].facts
        let added = before.map { before in facts.models.count { before.model(id: $0.id) == nil } }
        let removed = before.map { before in before.models.count { facts.model(id: $0.id) == nil } }
        return [
            "date": ReportContext.html(snapshots[index].date.description),
            "modelCount": ReportContext.html(facts.models.count),
            "addedCount": ReportContext.html(added ?? 0),
            "removedCount": ReportContext.html(removed ?? 0),
        ]
    }

    private func members(of life: ModelLife) -> TemplateRecord {
        let sentences = life.steps.flatMap { step in
            step.sentences.map { (date: step.date.description, sentence: $0) }
        }
        return [
            "id": ReportContext.html(life.id),
            "isServed": .flag(life.isServed),
            "firstSeen": ReportContext.html(life.steps.first?.date.description ?? ""),
            "lastSeen": ReportContext.html(life.isServed ? nil : life.points.last?.date.description),
            "steps": ReportContext.list(sentences) { step in
                ["date": ReportContext.html(step.date), "text": ReportContext.html(step.sentence)]
            },
        ]
    }
}
