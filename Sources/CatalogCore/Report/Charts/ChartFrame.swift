// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The size of a chart, and where its plot is in it.
struct ChartFrame {
    static let width = 720
    static let height = 420
    /// The plot; the rest is for labels.
    static let left = 64
    static let right = width - 48
    static let top = 16
    static let bottom = height - 48

    /// The names that a template finds in every chart.
    static let schemas: [(name: String, schema: TemplateSchema)] = [
        ("width", .text), ("height", .text), ("right", .text), ("bottom", .text),
        ("xTicks", .list(of: .record(ReportContext.elementSchemas + [("x", .text), ("label", ReportContext.html)]))),
        ("yTicks", .list(of: .record(ReportContext.elementSchemas + [("y", .text), ("label", ReportContext.html)]))),
    ]

    let x: ChartScale
    let y: ChartScale
    let xTicks: [ChartTick]
    let yTicks: [ChartTick]

    /// A frame whose axes go from the first tick to the last.
    init(_ xKind: ChartScale.Kind, _ xTicks: [ChartTick], _ yKind: ChartScale.Kind, _ yTicks: [ChartTick]) {
        self.xTicks = xTicks
        self.yTicks = yTicks
        self.x = ChartScale(xKind, Self.range(xTicks), pixels: (Self.left, Self.right))
        self.y = ChartScale(yKind, Self.range(yTicks), pixels: (Self.bottom, Self.top))
    }

    private static func range(_ ticks: [ChartTick]) -> ClosedRange<Int64> {
        let numbers = ticks.map(\.number)
        let low = numbers.min() ?? 1
        return low...(numbers.max() ?? low)
    }

    /// The values behind the names.
    var members: [(name: String, value: TemplateValue)] {
        [
            ("width", .text(String(Self.width))), ("height", .text(String(Self.height))),
            ("right", .text(String(Self.right))), ("bottom", .text(String(Self.bottom))),
            (
                "xTicks",
                ReportContext.list(xTicks) { tick in
                    ["x": .text(String(x.position(of: tick.number))), "label": ReportContext.html(tick.label)]
                }
            ),
            (
                "yTicks",
                ReportContext.list(yTicks) { tick in
                    ["y": .text(String(y.position(of: tick.number))), "label": ReportContext.html(tick.label)]
                }
            ),
        ]
    }

    /// The `d` of a path that keeps each value until the next one comes.
    func stepPath(_ points: [(x: Int64, y: Int64)]) -> String {
        var path = ""
        for (index, point) in points.enumerated() {
            let (px, py) = (x.position(of: point.x), y.position(of: point.y))
            path += index == 0 ? "M\(px),\(py)" : "H\(px)V\(py)"
        }
        return path
    }
}
