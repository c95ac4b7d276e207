// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Reads upstream objects against their field tables and gathers everything that does not fit.
///
/// Unknown keys are folded: one finding for each key of each kind of object, with the number of places, because a new
/// field of a flavor appears on every flavor at once.
struct FieldReader {
    private(set) var findings = DiagnosticCollector()
    private var unknownKeys: [UnknownKey] = []
    private var unknownKeyIndex: [String: Int] = [:]
    /// The places of unknown keys beyond those told apart.
    private var unlistedKeyCount = 0
    private var firstUnlistedKey: DiagnosticPlace?

    /// The most unknown keys told apart; a hostile answer can bring any number.
    private static let maximumUnknownKeys = 100

    /// The values of the known fields of an object, each of a kind that its table allows.
    ///
    /// Nil when the node is not an object. Complexity: O(members of the object).
    mutating func read(_ node: JSONNode, as table: FieldTable) -> FieldValues? {
        guard node.kind == .object else {
            reportWrongType(node, what: "a \(table.name)", expected: [.object])
            return nil
        }
        var values = FieldValues(of: table)
        for member in node.members {
            if let index = table.index(ofField: member.key) {
                values.set(index, to: accept(member.value, for: table.fields[index]))
            } else {
                noteUnknownKey(member, of: table)
            }
        }
        for field in values.missingFields { reportMissing(field, of: table, in: node) }
        return values
    }

    /// The elements of an array of texts; elements of another kind are reported and left out.
    mutating func texts(in array: JSONNode?) -> [Located<String>]? {
        guard let array else { return nil }
        return array.elements.compactMap { element in
            guard let text = element.string else {
                reportWrongType(element, what: "an element of the list", expected: [.string])
                return nil
            }
            return Located(text, at: element)
        }
    }

    /// Adds the findings about unknown keys and returns all findings.
    consuming func finish() -> [Diagnostic] {
        for unknown in unknownKeys {
            let elsewhere = unknown.count > 1 ? ", here and in \(unknown.count - 1) more" : ""
            findings.add(
                Diagnostic(
                    .unknownKey,
                    "unknown key \(QuotedText.quote(unknown.key)) in a \(unknown.table)\(elsewhere)",
                    at: unknown.place,
                    nextStep:
                        "nothing is read from it; to use it, or to say why not, declare it in the field table \"\(unknown.table)\" of Decode"
                )
            )
        }
        if let firstUnlistedKey {
            findings.add(
                Diagnostic(
                    .unknownKey,
                    "unknown keys in \(unlistedKeyCount) more places are not listed",
                    at: firstUnlistedKey,
                    nextStep: "look at the answer: so many new keys are another format"
                )
            )
        }
        return findings.diagnostics
    }

    /// Reports a value of the wrong JSON kind.
    mutating func reportWrongType(_ node: JSONNode, what: String, expected: [JSONKind]) {
        let wanted = expected.map(\.phrase).joined(separator: " or ")
        findings.add(
            Diagnostic(
                .wrongType,
                "\(what) must be \(wanted), found \(node.kind.phrase)",
                at: DiagnosticPlace(node),
                nextStep: "if upstream changed the type for good, change the field table in Decode and what reads it"
            )
        )
    }

    private mutating func accept(_ value: JSONNode, for field: CatalogField) -> JSONNode? {
        if field.kinds.contains(value.kind) { return value }
        if value.kind == .null, !field.isRequired {
            findings.add(
                Diagnostic(
                    .nullField,
                    "\"\(field.name)\" is null; read as absent",
                    at: DiagnosticPlace(value)
                )
            )
            return nil
        }
        reportWrongType(value, what: "\"\(field.name)\"", expected: field.kinds)
        return nil
    }

    private mutating func reportMissing(_ field: CatalogField, of table: FieldTable, in node: JSONNode) {
        findings.add(
            Diagnostic(
                .missingField,
                "the \(table.name) has no \"\(field.name)\"",
                at: DiagnosticPlace(node),
                nextStep: "if upstream dropped the field for good, change the field table in Decode and what reads it"
            )
        )
    }

    private mutating func noteUnknownKey(_ member: JSONMember, of table: FieldTable) {
        let name = "\(table.name)\u{0}\(member.key)"
        if let index = unknownKeyIndex[name] {
            unknownKeys[index].count += 1
            return
        }
        guard unknownKeys.count < Self.maximumUnknownKeys else {
            unlistedKeyCount += 1
            firstUnlistedKey = firstUnlistedKey ?? DiagnosticPlace(member.value)
            return
        }
        unknownKeyIndex[name] = unknownKeys.count
        unknownKeys.append(
            UnknownKey(table: table.name, key: member.key, place: DiagnosticPlace(member.value), count: 1)
        )
    }

    /// A key that no table declares, and how often it was met.
    private struct UnknownKey {
        let table: String
        let key: String
        let place: DiagnosticPlace
        var count: Int
    }
}
