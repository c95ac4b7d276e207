// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files that a package with a catalog starts from, as they are committed.
struct EmbeddedFiles {
    /// The text of each file by its path under the root of the package, sorted by path.
    private var files: [(path: String, text: String)] = []

    /// Reads the newest snapshot with what belongs to it, the templates, and the types that the generated files use.
    ///
    /// - Throws: What the system says when a file cannot be read, or is no UTF-8.
    init(package: URL) throws {
        func names(in folder: String, where isWanted: (String) -> Bool) throws -> [String] {
            let all = try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent(folder).path)
            return all.filter { isWanted($0) && !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
        }
        let snapshots = try names(in: "snapshots") { $0.hasSuffix(".json") && $0.first?.isNumber == true }
        let others = ["vocabulary.json", "identifiers.json", "corrections.json"]
        var paths = snapshots.last.map { [$0] } ?? []
        paths += try names(in: "snapshots") { others.contains($0) }
        paths += try names(in: "templates") { $0.hasSuffix(".mustache") || $0 == "outputs.json" }
        paths += try names(in: "Sources/NebiusModels") { $0.hasSuffix(".swift") }
        for path in paths {
            files.append((path, try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)))
        }
    }

    /// The source of a function that gives the files.
    ///
    /// Each text is a literal of its own, in a statement of its own: so the compiler has no expression to think about.
    var swiftSource: String {
        let statements = files.map { file in
            let marks = Self.marks(for: file.text)
            return "    files.append(EmbeddedFile(path: \"\(file.path)\", text: "
                + "\(marks)\"\"\"\n\(file.text)\n\"\"\"\(marks)))\n"
        }
        return "// Written by CatalogEmbedder at each build.\n\nextension EmbeddedFile {\n"
            + "  static func all() -> [EmbeddedFile] {\n    var files: [EmbeddedFile] = []\n"
            + statements.joined() + "    return files\n  }\n}\n"
    }

    /// More number signs than the text has in a row: then nothing in it ends or escapes the literal.
    private static func marks(for text: String) -> String {
        var longest = 0
        var current = 0
        for byte in text.utf8 {
            current = byte == UInt8(ascii: "#") ? current + 1 : 0
            longest = max(longest, current)
        }
        return String(repeating: "#", count: longest + 1)
    }
}
