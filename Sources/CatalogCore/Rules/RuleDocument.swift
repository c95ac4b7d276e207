// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// Rules as one JSON document for programs.
package enum RuleDocument {
    /// The document: its schema number, the verb and its status, and the rules in their order.
    package static func value(for rules: [Rule], verb: String, status: Int64) -> JSONValue {
        .object([
            "schema": .integer(JSONDiagnosticFormatter.schema),
            "verb": .string(verb),
            "status": .integer(status),
            "rules": .array(rules.map(value(for:)), layout: .expanded),
        ])
    }

    private static func value(for rule: Rule) -> JSONValue {
        .object([
            "code": .string(rule.code),
            "severity": .string(rule.severity.rawValue),
            "held": .boolean(rule.isHeld),
            "title": .string(rule.title),
            "rationale": .string(rule.rationale),
            "example": .string(rule.example),
            "remedy": .string(rule.remedy),
        ])
    }
}
