// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// Findings as one JSON document for programs.
///
/// The format is described, and stated as a JSON Schema, in the documentation of the tool. Members without a value are
/// left out.
package enum JSONDiagnosticFormatter {
    /// The number of the format; raised when a member changes its meaning or goes away.
    package static let schema: Int64 = 1

    /// A run as a JSON value, with further members of its verb between its status and the counts.
    package static func value(for run: DiagnosticRun, adding members: [JSONValue.Member] = []) -> JSONValue {
        var head: [JSONValue.Member] = [
            .init(key: "verb", value: .string(run.verb)),
            .init(key: "status", value: .integer(Int64(run.status))),
        ]
        if let failure = run.failure {
            let words = [("message", failure.message), ("next", failure.nextStep)].compactMap { name, text in
                text.map { JSONValue.Member(key: name, value: .string($0)) }
            }
            head.append(.init(key: "failure", value: .object(words)))
        }
        return value(for: run.report, adding: head + members)
    }

    /// The whole report as a JSON value, with further members of the verb between the findings and the counts.
    package static func value(for report: DiagnosticReport, adding members: [JSONValue.Member] = []) -> JSONValue {
        let counts = Severity.allCases.map { severity in
            JSONValue.Member(key: severity.rawValue, value: .integer(Int64(report.count(severity))))
        }
        return .object(
            [
                JSONValue.Member(key: "schema", value: .integer(schema)),
                JSONValue.Member(
                    key: "findings",
                    value: .array(report.diagnostics.map(value(for:)), layout: .expanded)
                ),
            ] + members + [JSONValue.Member(key: "counts", value: .object(counts, layout: .inline))],
            layout: .expanded
        )
    }

    private static func value(for diagnostic: Diagnostic) -> JSONValue {
        var members = [
            JSONValue.Member(key: "code", value: .string(diagnostic.rule.code)),
            JSONValue.Member(key: "severity", value: .string(diagnostic.severity.rawValue)),
            JSONValue.Member(key: "message", value: .string(diagnostic.message)),
        ]
        if diagnostic.isHeld { members.append(JSONValue.Member(key: "held", value: .boolean(true))) }
        members += placeMembers(diagnostic.place)
        if let location = diagnostic.place?.location {
            members.append(JSONValue.Member(key: "byteOffset", value: .integer(Int64(location.byteOffset))))
        }
        if let pointer = diagnostic.place?.pointer {
            members.append(JSONValue.Member(key: "pointer", value: .string(pointer.description)))
        }
        let texts = [
            ("value", diagnostic.place?.value), ("subject", diagnostic.subject), ("nearest", diagnostic.nearest),
            ("field", diagnostic.change?.field), ("before", diagnostic.change?.before),
            ("after", diagnostic.change?.after),
        ]
        members += texts.compactMap { name, text in text.map { JSONValue.Member(key: name, value: .string($0)) } }
        if !diagnostic.notes.isEmpty {
            members.append(
                JSONValue.Member(key: "notes", value: .array(diagnostic.notes.map(value(for:)), layout: .expanded))
            )
        }
        if let nextStep = diagnostic.nextStep {
            members.append(JSONValue.Member(key: "next", value: .string(nextStep)))
        }
        members.append(JSONValue.Member(key: "fingerprint", value: .string(diagnostic.fingerprint)))
        if diagnostic.count > 1 || diagnostic.isClosing {
            members.append(JSONValue.Member(key: "count", value: .integer(Int64(diagnostic.count))))
        }
        if !diagnostic.excerpt.isEmpty {
            members.append(
                JSONValue.Member(
                    key: "excerpt",
                    value: .array(diagnostic.excerpt.map { .string($0) }, layout: .expanded)
                )
            )
        }
        return .object(members, layout: .expanded)
    }

    private static func value(for note: DiagnosticNote) -> JSONValue {
        .object(
            [JSONValue.Member(key: "message", value: .string(note.message))] + placeMembers(note.place),
            layout: .inline
        )
    }

    private static func placeMembers(_ place: DiagnosticPlace?) -> [JSONValue.Member] {
        guard let place else { return [] }
        var members = [JSONValue.Member(key: "file", value: .string(place.file))]
        if let location = place.location {
            members.append(JSONValue.Member(key: "line", value: .integer(Int64(location.line))))
            members.append(JSONValue.Member(key: "column", value: .integer(Int64(location.column))))
        }
        return members
    }
}
