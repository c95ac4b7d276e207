// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What the newest snapshot changed as the template of the page sees it.
enum ReportChanges {
    /// The most changes of one weight that the page lists; `diff` tells all.
    private static let maximumRecords = 200
    /// The most scalars of a value that are shown.
    private static let maximumValue = 300

    static let schema: TemplateSchema = .record([
        ("oldDate", ReportContext.html), ("newDate", ReportContext.html), ("headline", ReportContext.html),
        ("service", ReportContext.html), ("source", ReportContext.html), ("suggestedBump", ReportContext.html),
        ("sourceLines", .list(of: .record(ReportContext.elementSchemas + [("html", .text)]))),
        ("groups", .list(of: groupSchema)),
    ])

    private static let groupSchema: TemplateSchema = .record(
        ReportContext.elementSchemas + [
            ("weight", ReportContext.html), ("title", ReportContext.html), ("count", ReportContext.html),
            ("records", .list(of: recordSchema)), ("omitted", .optional(ReportContext.html)),
        ]
    )

    private static let recordSchema: TemplateSchema = .record(
        ReportContext.elementSchemas + [
            ("model", .optional(ReportContext.html)), ("what", ReportContext.html),
            ("before", .optional(ReportContext.html)), ("after", .optional(ReportContext.html)),
            ("detail", .optional(ReportContext.html)),
        ]
    )

    /// The values of a difference.
    static func value(of difference: CatalogDifference) -> TemplateValue {
        let source = difference.sourceCompatibility
        let groups = ServiceEffect.ofChanges.filter { !difference.changes(weighing: $0).isEmpty }
        return [
            "oldDate": ReportContext.html(difference.old.date?.description ?? ""),
            "newDate": ReportContext.html(difference.new.date?.description ?? ""),
            "headline": ReportContext.html(difference.headline),
            "service": ReportContext.html(difference.service.rawValue),
            "source": ReportContext.html(difference.source.rawValue),
            "suggestedBump": ReportContext.html(difference.versionBump.rawValue),
            "sourceLines": ReportContext.list(source.lines(naming: maximumRecords)) {
                ["html": .text(HTMLText.encode($0))]
            },
            "groups": ReportContext.list(groups) { members(of: difference.changes(weighing: $0), weight: $0) },
        ]
    }

    private static func members(of changes: ArraySlice<CatalogChange>, weight: ServiceEffect) -> TemplateRecord {
        let omitted = changes.count - maximumRecords
        return [
            "weight": ReportContext.html(weight.rawValue),
            "title": ReportContext.html(weight.title),
            "count": ReportContext.html(changes.count),
            "records": ReportContext.list(Array(changes.prefix(maximumRecords)), record: members),
            "omitted": ReportContext.html(
                omitted > 0
                    ? "\(DigitGroups.text(Int64(omitted))) more changes are not listed here; diff tells all." : nil
            ),
        ]
    }

    private static func members(of change: CatalogChange) -> TemplateRecord {
        let isTwin = change.before.map { before in change.after.map { before == $0 } ?? false } ?? false
        let values = [change.before, change.after].map { value -> TemplateValue in
            guard let value, !change.isAboutWords else { return .absent }
            let shown = isTwin ? VisibleText.encodeNumbered(value) : value
            return ["html": .text(HTMLText.encode(shown, limit: maximumValue))]
        }
        let details = [change.amount?.text].compactMap(\.self) + change.notes.map { "\($0.label): \($0.value)" }
        return [
            "model": ReportContext.html(change.subject),
            "what": ReportContext.html(change.what),
            "before": values[0],
            "after": values[1],
            "detail": details.isEmpty
                ? .absent : ["html": .text(HTMLText.encode(details.joined(separator: "; "), limit: maximumValue))],
        ]
    }
}
