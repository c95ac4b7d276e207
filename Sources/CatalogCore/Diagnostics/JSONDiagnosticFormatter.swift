// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// Findings as one JSON document for programs.
///
/// `schema` 1: `{"schema", "findings": [{"code", "severity", "message", "file", "line", "column", "byteOffset",
/// "pointer", "notes": [{"message", "file", "line", "column"}], "next", "excerpt": [lines]}], "counts": {"error", "warning", "note"}}`;
/// members without a value are left out.
package enum JSONDiagnosticFormatter {
    /// The number of the format; raised when a member changes its meaning or goes away.
    package static let schema: Int64 = 1

    /// The whole report as a JSON value, with further members of the verb between the findings and the counts.
    package static func value(for report: DiagnosticReport, adding members: [JSONMemberValue] = []) -> JSONValue {
        let counts = Severity.allCases.map { severity in
            JSONMemberValue(severity.rawValue, .integer(Int64(report.count(severity))))
        }
        return .object(
            [
                JSONMemberValue("schema", .integer(schema)),
                JSONMemberValue("findings", .array(report.diagnostics.map(value(for:)), .expanded)),
            ] + members + [JSONMemberValue("counts", .object(counts, .inline))],
            .expanded
        )
    }

    private static func value(for diagnostic: Diagnostic) -> JSONValue {
        var members = [
            JSONMemberValue("code", .string(diagnostic.code.rawValue)),
            JSONMemberValue("severity", .string(diagnostic.severity.rawValue)),
            JSONMemberValue("message", .string(diagnostic.message)),
        ]
        members += placeMembers(diagnostic.place)
        if let location = diagnostic.place?.location {
            members.append(JSONMemberValue("byteOffset", .integer(Int64(location.byteOffset))))
        }
        if let pointer = diagnostic.place?.pointer {
            members.append(JSONMemberValue("pointer", .string(pointer.description)))
        }
        if !diagnostic.notes.isEmpty {
            members.append(JSONMemberValue("notes", .array(diagnostic.notes.map(value(for:)), .expanded)))
        }
        if let nextStep = diagnostic.nextStep {
            members.append(JSONMemberValue("next", .string(nextStep)))
        }
        if !diagnostic.excerpt.isEmpty {
            members.append(JSONMemberValue("excerpt", .array(diagnostic.excerpt.map { .string($0) }, .expanded)))
        }
        return .object(members, .expanded)
    }

    private static func value(for note: DiagnosticNote) -> JSONValue {
        .object([JSONMemberValue("message", .string(note.message))] + placeMembers(note.place), .inline)
    }

    private static func placeMembers(_ place: DiagnosticPlace?) -> [JSONMemberValue] {
        guard let place else { return [] }
        var members = [JSONMemberValue("file", .string(place.file))]
        if let location = place.location {
            members.append(JSONMemberValue("line", .integer(Int64(location.line))))
            members.append(JSONMemberValue("column", .integer(Int64(location.column))))
        }
        return members
    }
}
