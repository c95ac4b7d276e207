// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// Findings as one JSON document for programs.
///
/// `schema` 1: `{"schema", "findings": [{"code", "severity", "message", "file", "line", "column", "byteOffset",
/// "pointer", "subject" (the id of a model), "notes": [{"message", "file", "line", "column"}], "next", "excerpt": [lines]}], "counts": {"error", "warning", "note"}}`;
/// members without a value are left out.
package enum JSONDiagnosticFormatter {
    /// The number of the format; raised when a member changes its meaning or goes away.
    package static let schema: Int64 = 1

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
            JSONValue.Member(key: "code", value: .string(diagnostic.code.rawValue)),
            JSONValue.Member(key: "severity", value: .string(diagnostic.severity.rawValue)),
            JSONValue.Member(key: "message", value: .string(diagnostic.message)),
        ]
        members += placeMembers(diagnostic.place)
        if let location = diagnostic.place?.location {
            members.append(JSONValue.Member(key: "byteOffset", value: .integer(Int64(location.byteOffset))))
        }
        if let pointer = diagnostic.place?.pointer {
            members.append(JSONValue.Member(key: "pointer", value: .string(pointer.description)))
        }
        if let subject = diagnostic.subject {
            members.append(JSONValue.Member(key: "subject", value: .string(subject)))
        }
        if !diagnostic.notes.isEmpty {
            members.append(
                JSONValue.Member(key: "notes", value: .array(diagnostic.notes.map(value(for:)), layout: .expanded))
            )
        }
        if let nextStep = diagnostic.nextStep {
            members.append(JSONValue.Member(key: "next", value: .string(nextStep)))
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
