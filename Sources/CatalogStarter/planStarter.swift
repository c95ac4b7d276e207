// SPDX-License-Identifier: Apache-2.0

package import CatalogCore

/// Plans what a package needs for a catalog of its own: the newest snapshot of this package with the names of its
/// models and the words that it uses, the templates, and the types that the generated files use.
///
/// The history before that snapshot is left out: a package that has published nothing owes nobody the symbols of models
/// that were gone before. So there is nothing to acknowledge either.
///
/// - Parameters:
///   - target: The name of the target that the catalog is for.
///   - accessLevel: Who may use the catalog.
/// - Returns: The files, and the lines for the settings of git.
/// - Throws: ``CommittedFileProblem`` when the files of this package do not fit each other; `check` has seen to that.
package func planStarter(
    target: String,
    accessLevel: OutputDeclaration.AccessLevel
) throws(CommittedFileProblem) -> Starter {
    let embedded = EmbeddedFile.all()
    let folder = Starter.folder(inTarget: target)
    let snapshot = try newestSnapshot(among: embedded)
    var files: [PlannedFile] = []
    var outputs: PlannedFile?
    for file in embedded {
        if file.path.utf8.elementsEqual(OutputList.path.utf8) {
            let list = try OutputList(bytes: file.bytes).moved(to: "\(folder)/Generated", accessLevel: accessLevel)
            outputs = PlannedFile(path: file.path, bytes: list.canonicalBytes)
        } else if let name = file.name(in: "Sources/NebiusModels") {
            let text = accessLevel == .public ? file.text : withoutPublic(file.text, saying: accessLevel)
            files.append(PlannedFile(path: "\(folder)/\(name)", bytes: Array(text.utf8)))
        } else if file.path.utf8.elementsEqual(IdentifierLedger.path.utf8) {
            let ledger = try IdentifierLedger(bytes: file.bytes).limited(to: snapshot.facts)
            files.append(PlannedFile(path: file.path, bytes: ledger.canonicalBytes))
        } else if file.path.utf8.elementsEqual(Vocabulary.path.utf8) {
            let vocabulary = try Vocabulary(bytes: file.bytes).limited(to: snapshot.facts)
            files.append(PlannedFile(path: file.path, bytes: vocabulary.canonicalBytes))
        } else {
            files.append(PlannedFile(path: file.path, bytes: file.bytes))
        }
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return Starter(
        files: files + (outputs.map { [$0] } ?? []),
        lists: gitSettings(generated: "\(folder)/Generated"),
        snapshotPath: snapshot.path,
        modelCount: snapshot.facts.models.count
    )
}

/// The one snapshot among the files.
private func newestSnapshot(among files: [EmbeddedFile]) throws(CommittedFileProblem) -> Snapshot {
    for file in files {
        guard let name = file.name(in: Snapshot.directory), let date = CalendarDate(String(name.dropLast(5))) else {
            continue
        }
        return try Snapshot(bytes: file.bytes, path: file.path, date: date)
    }
    throw CommittedFileProblem(
        Diagnostic(.malformedSnapshot, "the tool was built without a snapshot", at: DiagnosticPlace(file: "snapshots"))
    )
}

/// A Swift source with another access level where a declaration is public.
private func withoutPublic(_ text: String, saying level: OutputDeclaration.AccessLevel) -> String {
    let word = Array("public ".utf8)
    let other = level == .internal ? [] : Array("\(level.rawValue) ".utf8)
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
        let indent = line.prefix { $0 == UInt8(ascii: " ") }
        let rest = line.dropFirst(indent.count)
        return rest.starts(with: word) ? Array(indent) + other + Array(rest.dropFirst(word.count)) : Array(line)
    }
    return String(decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
}

/// What git has to know of the files: their bytes count, and temporary ones are nobody's business.
private func gitSettings(generated: String) -> [RequiredLines] {
    [
        RequiredLines(
            path: ".gitattributes",
            comment: "The catalog is compared byte for byte: git must not change its line endings.",
            lines: [
                "\(generated)/** text eol=lf linguist-generated=true",
                "\(generated)/ServedModels+Facts*.swift linguist-generated=false",
                "\(Snapshot.directory)/** text eol=lf",
                "\(TemplateSet.directory)/** text eol=lf",
            ]
        ),
        RequiredLines(
            path: ".gitignore",
            comment: "A killed run of UpdateNebiusModelCatalog can leave these; the next run removes them.",
            lines: [".catalog-*.tmp"]
        ),
    ]
}
