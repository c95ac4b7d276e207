// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// `templates/outputs.json`: the folder of generated files, and which template writes which of them.
package struct OutputList: Hashable, Sendable {
    /// The path under the root.
    package static let path = "templates/outputs.json"

    /// Relative to the root; its last component is `Generated`, so that no folder of hand-written files is taken over.
    package let directory: String
    package let outputs: [OutputDeclaration]

    /// A list that is not in a file.
    init(directory: String, outputs: [OutputDeclaration]) {
        self.directory = directory
        self.outputs = outputs
    }

    /// Reads the file.
    ///
    /// - Throws: ``CommittedFileProblem`` at the first entry that does not fit.
    package init(bytes: [UInt8]) throws(CommittedFileProblem) {
        let file = try CommittedFormat.outputs.open(bytes, path: Self.path)
        try file.allowOnly(["schema", "directory", "outputs"])
        let directory = try file.string("directory")
        guard Self.isGeneratedDirectory(directory) else {
            throw file.problem(
                "\"directory\" must be a relative path of plain names that ends in \"Generated\"",
                at: "directory"
            )
        }
        var outputs: [OutputDeclaration] = []
        var names: Set<String> = []
        for record in try file.records("outputs") {
            let output = try Self.output(record)
            for suffix in output.isPerShard ? CatalogShard.fileSuffixes : [""] {
                let file = output.file(withSuffix: suffix)
                guard names.insert(file.lowercased()).inserted else {
                    throw record.problem("two outputs write \"\(file)\"", at: "file")
                }
            }
            outputs.append(output)
        }
        guard !outputs.isEmpty else { throw file.problem("\"outputs\" is empty", at: "outputs") }
        self.directory = directory
        self.outputs = outputs
    }

    private static func output(_ record: CommittedRecord) throws(CommittedFileProblem) -> OutputDeclaration {
        try record.allowOnly(["template", "file", "typeName", "accessLevel"])
        let template = try record.string("template")
        guard isPlainName(template), template.utf8.hasSuffix(".mustache".utf8) else {
            throw record.problem("\"template\" must be the name of a .mustache file in templates/", at: "template")
        }
        let file = try record.string("file")
        let parts = OutputDeclaration.parts(of: file)
        guard isPlainName(parts.map { $0.before + "-a" + $0.after } ?? file), parts?.before.isEmpty != true else {
            throw record.problem(
                "\"file\" must be a plain file name: letters, digits and . _ + -, and once"
                    + " \(OutputDeclaration.shardMark) to divide large catalogs",
                at: "file"
            )
        }
        return OutputDeclaration(
            template: template,
            file: file,
            typeName: try typeName(record),
            accessLevel: try accessLevel(record)
        )
    }

    private static func typeName(_ record: CommittedRecord) throws(CommittedFileProblem) -> String? {
        guard let name = try record.optionalString("typeName") else { return nil }
        let isTypeName =
            name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
            && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") } && name.utf8.count <= 100
        guard isTypeName, !["Any", "Self", "Type", "Protocol"].contains(name) else {
            throw record.problem("\"typeName\" must be the name of a Swift type", at: "typeName")
        }
        return name
    }

    private static func accessLevel(
        _ record: CommittedRecord
    ) throws(CommittedFileProblem) -> OutputDeclaration.AccessLevel? {
        guard let word = try record.optionalString("accessLevel") else { return nil }
        guard let level = OutputDeclaration.AccessLevel(rawValue: word) else {
            let known = OutputDeclaration.AccessLevel.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw record.problem("\"accessLevel\" must be one of \(known)", at: "accessLevel")
        }
        return level
    }

    private static func isGeneratedDirectory(_ path: String) -> Bool {
        let components = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let inputs = [Snapshot.directory, TemplateSet.directory]
        if let first = components.first, inputs.contains(where: { first.elementsEqual($0.utf8) }) { return false }
        return components.allSatisfy { isPlainName(String(Substring($0))) }
            && components.last?.elementsEqual("Generated".utf8) == true
    }

    /// Letters, digits and `. _ + -`, not beginning with a dot or hyphen, at most 100 bytes.
    package static func isPlainName(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard let first = bytes.first, bytes.count <= 100, first != UInt8(ascii: "."), first != UInt8(ascii: "-") else {
            return false
        }
        return bytes.allSatisfy { $0.isASCIILetterOrDigit || "._+-".utf8.contains($0) }
    }
}
