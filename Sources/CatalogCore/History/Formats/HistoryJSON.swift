// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// The lives of models as one JSON document for programs.
///
/// The format is described, and stated as a JSON Schema, in the documentation of the tool. Members without a value are
/// left out.
package enum HistoryJSON {
    /// The number of the format; raised when a member changes its meaning or goes away.
    package static let schema: Int64 = 1

    /// The lives as a JSON value.
    ///
    /// - Parameters:
    ///   - lives: The models.
    ///   - snapshots: The dates of all snapshots, in ascending order.
    ///   - status: The exit status.
    /// - Returns: The document.
    /// - Complexity: O(*n*) in the number of steps and points.
    package static func value(for lives: [ModelLife], snapshots: [CalendarDate], status: Int32) -> JSONValue {
        .object([
            "schema": .integer(schema),
            "verb": .string("diff"),
            "status": .integer(Int64(status)),
            "snapshots": .array(snapshots.map { .string($0.description) }, layout: .inline),
            "models": .array(lives.map(value(for:))),
        ])
    }

    private static func value(for life: ModelLife) -> JSONValue {
        var members: [JSONValue.Member] = [.init(key: "id", value: .string(life.id))]
        if let identifier = life.identifier { members.append(.init(key: "identifier", value: .string(identifier))) }
        members.append(.init(key: "isServed", value: .boolean(life.isServed)))
        if let replacement = life.replacement { members.append(.init(key: "replacement", value: .string(replacement))) }
        members += [
            .init(key: "steps", value: .array(life.steps.map(value(for:)))),
            .init(key: "series", value: .array(life.points.map(value(for:)))),
        ]
        return .object(members)
    }

    private static func value(for step: ModelLife.Step) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init(key: "date", value: .string(step.date.description)),
            .init(key: "event", value: .string(step.event.rawValue)),
        ]
        if !step.changes.isEmpty {
            members.append(.init(key: "changes", value: .array(step.changes.map(value(for:)))))
        }
        return .object(members)
    }

    private static func value(for change: CatalogChange) -> JSONValue {
        let texts = [
            ("code", change.rule.code), ("service", change.service.rawValue), ("field", change.change.field),
            ("before", change.change.before), ("after", change.change.after), ("fingerprint", change.fingerprint),
        ]
        return .object(texts.compactMap { name, text in text.map { .init(key: name, value: .string($0)) } })
    }

    private static func value(for point: ModelLife.Point) -> JSONValue {
        .object(
            [
                "date": .string(point.date.description),
                "contextWindowTokens": .integer(Int64(point.contextWindowTokens)),
                "inputUSDPerMillionTokens": .string(point.inputUSDPerMillionTokens.description),
                "outputUSDPerMillionTokens": .string(point.outputUSDPerMillionTokens.description),
            ],
            layout: .inline
        )
    }
}
