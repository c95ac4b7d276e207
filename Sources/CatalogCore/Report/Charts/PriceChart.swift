// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The output prices of the models whose price moved most, over all snapshots.
struct PriceChart {
    /// The most lines that can be told apart.
    private static let maximumLines = 12
    /// The least distance between the labels of two lines, in pixels.
    private static let labelHeight = 14

    static let schema: TemplateSchema = .record(
        ChartFrame.schemas + [
            ("summary", ReportContext.html), ("omitted", .optional(ReportContext.html)),
            (
                "lines",
                .list(
                    of: .record(
                        ReportContext.elementSchemas + [
                            ("path", .text), ("label", ReportContext.html), ("labelX", .text), ("labelY", .text),
                            ("number", ReportContext.html), ("mark", ReportContext.html),
                        ]
                    )
                )
            ),
        ]
    )

    private let frame: ChartFrame
    private let lives: [ModelLife]
    private let movedCount: Int

    /// Nil when no price moved.
    ///
    /// - Complexity: O(*n* log *n*) in the number of models, O(points) of those that moved.
    init?(_ lives: [ModelLife], dates: [CalendarDate]) {
        let moved = lives.compactMap { life in Self.movement(of: life).map { (life: life, movement: $0) } }
        // The first of two that moved alike by id, which is the order of the lives.
        let byMovement = moved.enumerated().sorted {
            $0.element.movement == $1.element.movement
                ? $0.offset < $1.offset : $0.element.movement > $1.element.movement
        }
        let shown = byMovement.prefix(Self.maximumLines).sorted { $0.offset < $1.offset }.map(\.element.life)
        let prices = shown.flatMap { Self.prices(of: $0) }.map(\.y)
        guard let lowest = prices.min(), let highest = prices.max() else { return nil }
        self.lives = shown
        self.movedCount = moved.count
        self.frame = ChartFrame(
            .linear,
            ChartTick.dates(dates),
            .logarithmic,
            ChartTick.prices(lowest...highest)
        )
    }

    /// How far a price went, as the difference of logarithms; nil when it never moved.
    private static func movement(of life: ModelLife) -> Int64? {
        let logarithms = prices(of: life).map { ChartScale.logarithm($0.y) }
        guard let low = logarithms.min(), let high = logarithms.max(), low < high else { return nil }
        return high - low
    }

    /// The known prices; zero is none.
    private static func prices(of life: ModelLife) -> [(x: Int64, y: Int64)] {
        life.points.filter { $0.outputUSDPerMillionTokens.microdollars > 0 }
            .map { (Int64($0.date.daysSinceEpoch), $0.outputUSDPerMillionTokens.microdollars) }
    }

    /// The values behind the names.
    var value: TemplateValue {
        let omitted = movedCount - lives.count
        let members: [(name: String, value: TemplateValue)] = [
            (
                "summary",
                ReportContext.html(
                    "The output price of \(movedCount) model\(movedCount == 1 ? "" : "s") moved since the first snapshot."
                )
            ),
            (
                "omitted",
                ReportContext.html(
                    omitted > 0 ? "The chart shows the \(lives.count) that moved most; the table below has all." : nil
                )
            ),
            ("lines", ReportContext.list(placed(), record: members)),
        ]
        return .record(TemplateRecord(frame.members + members))
    }

    /// A line with its number and the height of its label.
    private struct Line {
        let life: ModelLife
        let number: Int
        let labelY: Int
    }

    /// The lines in order, their labels moved apart.
    private func placed() -> [Line] {
        var heights = [Int](repeating: 0, count: lives.count)
        let ends = lives.enumerated().map { index, life in
            (index: index, y: Self.prices(of: life).last.map { frame.y.position(of: $0.y) } ?? ChartFrame.bottom)
        }
        var last = ChartFrame.top - Self.labelHeight
        for end in ends.sorted(by: { ($0.y, $0.index) < ($1.y, $1.index) }) {
            last = max(end.y, last + Self.labelHeight)
            heights[end.index] = last
        }
        return lives.enumerated().map { Line(life: $1, number: $0, labelY: heights[$0]) }
    }

    private func members(of line: Line) -> TemplateRecord {
        let points = Self.prices(of: line.life)
        let end = points.last.map { frame.x.position(of: $0.x) } ?? ChartFrame.left
        return [
            "path": .text(frame.stepPath(points)),
            "label": ReportContext.html(line.life.id),
            "labelX": .text(String(end + 4)),
            "labelY": .text(String(line.labelY)),
            "number": ReportContext.html(String(line.number)),
            "mark": ReportContext.html(String(line.number + 1)),
        ]
    }
}
