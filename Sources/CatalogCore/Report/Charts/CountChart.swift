// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// How many models each snapshot lists.
struct CountChart {
    static let schema: TemplateSchema = .record(
        ChartFrame.schemas + [
            ("path", .text),
            (
                "dots",
                .list(
                    of: .record(
                        ReportContext.elementSchemas + [("x", .text), ("y", .text), ("label", ReportContext.html)]
                    )
                )
            ),
        ]
    )

    private let frame: ChartFrame
    private let snapshots: [Snapshot]

    init(_ snapshots: [Snapshot]) {
        self.snapshots = snapshots
        let most = snapshots.map(\.facts.models.count).max() ?? 0
        frame = ChartFrame(
            .linear,
            ChartTick.dates(snapshots.map(\.date)),
            .linear,
            ChartTick.counts(upTo: Int64(most))
        )
    }

    /// The values behind the names.
    var value: TemplateValue {
        let points = snapshots.map { (x: Int64($0.date.daysSinceEpoch), y: Int64($0.facts.models.count)) }
        let members: [(name: String, value: TemplateValue)] = [
            ("path", .text(frame.stepPath(points))),
            (
                "dots",
                ReportContext.list(snapshots) { snapshot in
                    [
                        "x": .text(String(frame.x.position(of: Int64(snapshot.date.daysSinceEpoch)))),
                        "y": .text(String(frame.y.position(of: Int64(snapshot.facts.models.count)))),
                        "label": ReportContext.html("\(snapshot.date): \(snapshot.facts.countText)"),
                    ]
                }
            ),
        ]
        return .record(TemplateRecord(frame.members + members))
    }
}
