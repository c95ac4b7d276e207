// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Every model that has an output price, by that price and its context window.
struct PriceScatter {
    static let schema: TemplateSchema = .record(
        ChartFrame.schemas + [
            ("summary", ReportContext.html),
            (
                "points",
                .list(
                    of: .record(
                        ReportContext.elementSchemas + [
                            ("x", .text), ("y", .text), ("radius", .text), ("label", ReportContext.html),
                        ]
                    )
                )
            ),
        ]
    )

    /// Models so near to each other that they are one point.
    private struct Point {
        let x: Int
        let y: Int
        var ids: [String]
    }

    /// From how many models on neighbours are put together, so that the chart stays readable and small.
    private static let maximumSinglePoints = 400
    /// The side of a square whose models are then one point, in pixels.
    private static let cell = 12
    /// The most ids that the label of a point names.
    private static let maximumIDs = 3

    private let frame: ChartFrame
    private let points: [Point]
    private let summary: String

    /// Nil when no model has an output price.
    ///
    /// - Complexity: O(*n* log *n*) in the number of models.
    init?(_ models: [ModelFacts]) {
        let priced = models.filter { $0.outputUSDPerMillionTokens.microdollars > 0 }
        let windows = priced.map { Int64($0.contextWindowTokens) }
        let prices = priced.map(\.outputUSDPerMillionTokens.microdollars)
        guard let lowest = prices.min(), let highest = prices.max(), let smallest = windows.min(),
            let largest = windows.max()
        else { return nil }
        frame = ChartFrame(
            .logarithmic,
            ChartTick.windows(smallest...largest),
            .logarithmic,
            ChartTick.prices(lowest...highest)
        )
        points = Self.points(of: priced, in: frame)
        let range =
            "Output prices from $\(USDPerMillionTokens(microdollars: lowest)) to"
            + " $\(USDPerMillionTokens(microdollars: highest)) and context windows from \(DigitGroups.text(smallest)) to"
            + " \(DigitGroups.text(largest)) tokens, of \(DigitGroups.text(Int64(priced.count))) models."
        let others = models.count - priced.count
        let rest = "without an output price \(others == 1 ? "is" : "are") not in the chart."
        summary = others == 0 ? range : "\(range) \(others) model\(others == 1 ? "" : "s") \(rest)"
    }

    private static func points(of models: [ModelFacts], in frame: ChartFrame) -> [Point] {
        let side = models.count > maximumSinglePoints ? cell : 1
        var points: [[Int]: Point] = [:]
        for model in models {
            let x = frame.x.position(of: Int64(model.contextWindowTokens)) / side * side + side / 2
            let y = frame.y.position(of: model.outputUSDPerMillionTokens.microdollars) / side * side + side / 2
            points[[x, y], default: Point(x: x, y: y, ids: [])].ids.append(model.id)
        }
        return points.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    /// The values behind the names.
    var value: TemplateValue {
        let members: [(name: String, value: TemplateValue)] = [
            ("summary", ReportContext.html(summary)),
            (
                "points",
                ReportContext.list(points) { point in
                    [
                        "x": .text(String(point.x)), "y": .text(String(point.y)),
                        // One model more for each doubling.
                        "radius": .text(String(5 + min(6, 63 - Int64(point.ids.count).leadingZeroBitCount))),
                        "label": ReportContext.html(label(of: point)),
                    ]
                }
            ),
        ]
        return .record(TemplateRecord(frame.members + members))
    }

    private func label(of point: Point) -> String {
        let rest = point.ids.count - Self.maximumIDs
        return point.ids.prefix(Self.maximumIDs).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
