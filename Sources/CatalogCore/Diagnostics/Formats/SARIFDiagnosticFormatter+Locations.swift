// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Where findings are, in the terms of SARIF.
extension SARIFDiagnosticFormatter {
    /// The place of a finding, with the JSON value as a logical location; every finding has one, as GitHub asks for it.
    static func location(of diagnostic: Diagnostic) -> JSONValue {
        var members = [JSONValue.Member(key: "physicalLocation", value: physicalLocation(diagnostic.place))]
        if let pointer = diagnostic.place?.pointer, !pointer.tokens.isEmpty {
            let name = JSONValue.object(
                ["fullyQualifiedName": .string(pointer.description), "kind": .string("value")],
                layout: .inline
            )
            members.append(.init(key: "logicalLocations", value: .array([name], layout: .inline)))
        }
        return .object(members)
    }

    /// The notes that point at a place of their own.
    static func relatedLocations(of diagnostic: Diagnostic) -> [JSONValue] {
        diagnostic.notes.filter { $0.place != nil }.enumerated().map { index, note in
            .object([
                "id": .integer(Int64(index + 1)),
                "physicalLocation": physicalLocation(note.place),
                "message": message(note.message),
            ])
        }
    }

    private static func physicalLocation(_ place: DiagnosticPlace?) -> JSONValue {
        let uri = place.flatMap { Self.uri(of: $0.file) }
        let artifact = JSONValue.object(
            ["uri": .string(uri ?? URIText.path(RepositoryAnchor(place).path))],
            layout: .inline
        )
        return .object(["artifactLocation": artifact, "region": region(uri == nil ? nil : place)])
    }

    /// The URI of a file that has one: a path relative to the root, an absolute one, or a URL.
    static func uri(of file: String) -> String? {
        if RepositoryAnchor.isAddress(file) { return URIText.address(file) }
        if RepositoryAnchor.isAbsolutePath(file) { return "file://" + URIText.path(file) }
        return RepositoryAnchor.relativePath(file).map(URIText.path)
    }

    /// The position, or the first line for a file as a whole, as GitHub asks for one.
    private static func region(_ place: DiagnosticPlace?) -> JSONValue {
        guard let place, let location = place.location else {
            return .object(["startLine": .integer(1)], layout: .inline)
        }
        var members: [JSONValue.Member] = [
            .init(key: "startLine", value: .integer(Int64(max(1, location.line)))),
            .init(key: "startColumn", value: .integer(Int64(max(1, location.column)))),
        ]
        if place.columnCount > 0 {
            // The column behind the last one (section 3.30.8).
            members.append(.init(key: "endColumn", value: .integer(Int64(location.column + place.columnCount))))
        }
        return .object(members, layout: .inline)
    }
}
