// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// A difference as one JSON document for programs.
///
/// The format is described, and stated as a JSON Schema, in the documentation of the tool. Members without a value are
/// left out.
package enum DifferenceJSON {
    /// The number of the format; raised when a member changes its meaning or goes away.
    package static let schema: Int64 = 1

    /// A difference as a JSON value.
    ///
    /// - Parameters:
    ///   - difference: What changed.
    ///   - gate: Which changes are over the gate.
    ///   - status: The exit status.
    /// - Returns: The document.
    /// - Complexity: O(*n*) in the number of changes.
    package static func value(for difference: CatalogDifference, gate: DifferenceGate, status: Int32) -> JSONValue {
        let source = difference.sourceCompatibility
        let counts = ServiceEffect.ofChanges.map { weight in
            JSONValue.Member(key: weight.rawValue, value: .integer(Int64(difference.changes(weighing: weight).count)))
        }
        return .object([
            "schema": .integer(schema),
            "verb": .string("diff"),
            "status": .integer(Int64(status)),
            "result": .string(difference.result.rawValue),
            "old": side(difference.old),
            "new": side(difference.new),
            "service": .string(difference.service.rawValue),
            "source": .object([
                "effect": .string(difference.source.rawValue),
                "removed": names(source.removed),
                "deprecated": names(source.deprecated),
                "added": names(source.added),
            ]),
            "versionBump": .string(difference.versionBump.rawValue),
            "failOn": .string(gate.rawValue),
            "changes": .array(difference.changes.map { change($0, severity: gate.severity(of: $0)) }),
            "counts": .object(counts, layout: .inline),
        ])
    }

    private static func side(_ side: ComparedCatalog) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init(key: "name", value: .string(side.name)), .init(key: "kind", value: .string(side.kind.rawValue)),
        ]
        if let date = side.date { members.append(.init(key: "date", value: .string(date.description))) }
        members += [
            .init(key: "modelCount", value: .integer(Int64(side.modelCount))),
            .init(key: "sha256", value: .string(side.sha256)),
            .init(key: "factsSHA256", value: .string(side.factsSHA256)),
        ]
        return .object(members)
    }

    private static func names(_ symbols: [PublicSymbol]) -> JSONValue {
        .array(symbols.map { .string($0.qualifiedName) })
    }

    private static func change(_ change: CatalogChange, severity: Severity) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init(key: "code", value: .string(change.rule.code)),
            .init(key: "severity", value: .string(severity.rawValue)),
            .init(key: "weight", value: .string(change.weight.rawValue)),
            .init(key: "service", value: .string(change.service.rawValue)),
            .init(key: "source", value: .string(change.source.rawValue)),
        ]
        let texts = [
            ("subject", change.subject), ("field", change.change.field.isEmpty ? nil : change.change.field),
            ("before", change.change.before), ("after", change.change.after),
        ]
        members += texts.compactMap { name, text in text.map { .init(key: name, value: .string($0)) } }
        if let amount = change.amount { members.append(.init(key: "amount", value: value(for: amount))) }
        members.append(.init(key: "message", value: .string(change.sentence)))
        if !change.notes.isEmpty {
            let notes = change.notes.map { note in
                JSONValue.object(["label": .string(note.label), "value": .string(note.value)], layout: .inline)
            }
            members.append(.init(key: "notes", value: .array(notes)))
        }
        if change.rule == .modelRenamed { members.append(.init(key: "isGuess", value: .boolean(true))) }
        members.append(.init(key: "fingerprint", value: .string(change.fingerprint)))
        return .object(members)
    }

    private static func value(for amount: ChangeAmount) -> JSONValue {
        let unit =
            switch amount.unit {
            case .microdollarsPerMillionTokens: "USDPerMillionTokens"
            case .tokens: "tokens"
            case .dimensions: "dimensions"
            }
        var members: [JSONValue.Member] = [
            .init(key: "unit", value: .string(unit)), .init(key: "absolute", value: .string(amount.absoluteText)),
        ]
        if let percent = amount.percentText { members.append(.init(key: "percent", value: .string(percent))) }
        return .object(members, layout: .inline)
    }
}
