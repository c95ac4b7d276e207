// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension OutputList {
    /// The same outputs for another package.
    ///
    /// - Parameters:
    ///   - directory: The folder of generated files there.
    ///   - accessLevel: The level of every output that states one.
    /// - Returns: The list, with the same templates and files.
    package func moved(to directory: String, accessLevel: OutputDeclaration.AccessLevel) -> OutputList {
        OutputList(
            directory: directory,
            outputs: outputs.map { output in
                OutputDeclaration(
                    template: output.template,
                    file: output.file,
                    typeName: output.typeName,
                    accessLevel: output.accessLevel.map { _ in accessLevel }
                )
            }
        )
    }

    /// The canonical bytes of the file: one output on one line.
    package var canonicalBytes: [UInt8] {
        JSONWriter.bytes(
            .object(
                [
                    .init(key: "schema", value: .integer(Int64(CommittedFormat.schema))),
                    .init(key: "directory", value: .string(directory)),
                    .init(key: "outputs", value: .array(outputs.map(Self.value), layout: .expanded)),
                ],
                layout: .expanded
            )
        )
    }

    private static func value(of output: OutputDeclaration) -> JSONValue {
        let members: [(String, String?)] = [
            ("template", output.template), ("file", output.file), ("typeName", output.typeName),
            ("accessLevel", output.accessLevel?.rawValue),
        ]
        return .object(
            members.compactMap { key, value in value.map { .init(key: key, value: .string($0)) } },
            layout: .inline
        )
    }
}
