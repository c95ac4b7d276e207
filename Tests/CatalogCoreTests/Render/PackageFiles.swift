// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CatalogCore

/// Committed files as the executable would find them: the templates are those of the package itself.
struct PackageFiles {
    /// What stands in `snapshots/`.
    var snapshots: [NamedFile] = []
    /// What stands in `templates/`.
    var templates: [NamedFile]

    /// The templates of the package, and nothing in `snapshots/`.
    init() throws {
        let directory = packageRoot.appendingPathComponent(TemplateSet.directory)
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        templates = try names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { name in
            var isDirectory: ObjCBool = false
            let url = directory.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), !isDirectory.boolValue
            else {
                return nil
            }
            return NamedFile(
                path: "\(TemplateSet.directory)/\(name)",
                state: .bytes([UInt8](try Data(contentsOf: url)))
            )
        }
    }

    /// The templates of the package with a vocabulary, snapshots and a ledger; without one, that of updates day by day.
    ///
    /// Without acknowledgements there is no file of them.
    init(
        _ history: [Snapshot],
        ledger: IdentifierLedger? = nil,
        vocabulary: Vocabulary = .sample,
        acknowledgements: [Acknowledgement] = []
    ) throws {
        try self.init()
        let ledger = ledger ?? Self.ledger(of: history)
        snapshots = history.map { NamedFile(path: $0.path, state: .bytes($0.canonicalBytes)) }
        snapshots.append(NamedFile(path: Vocabulary.path, state: .bytes(vocabulary.canonicalBytes)))
        snapshots.append(NamedFile(path: IdentifierLedger.path, state: .bytes(ledger.canonicalBytes)))
        if !acknowledgements.isEmpty { self = accepting(acknowledgements) }
    }

    /// The same files with a list of what people accepted.
    func accepting(_ acknowledgements: [Acknowledgement]) -> PackageFiles {
        let list = AcknowledgementList().adding(acknowledgements)
        return setting(AcknowledgementList.path, to: .bytes(list.canonicalBytes))
    }

    /// The names that updates on each day would have given, without marks.
    private static func ledger(of history: [Snapshot]) -> IdentifierLedger {
        history.reduce(IdentifierLedger()) { ledger, snapshot in
            name(ids: snapshot.facts.models.map(\.id) + ledger.entries.map(\.id), ledger: ledger).ledger
        }
    }

    /// The same files with other content, or nothing, at a path.
    func setting(_ path: String, to state: FileState?) -> PackageFiles {
        var files = self
        files.snapshots.removeAll { $0.path == path }
        files.templates.removeAll { $0.path == path }
        guard let state else { return files }
        if path.hasPrefix(TemplateSet.directory) {
            files.templates.append(NamedFile(path: path, state: state))
        } else {
            files.snapshots.append(NamedFile(path: path, state: state))
        }
        return files
    }

    /// The same files with a text at a path.
    func setting(_ path: String, to text: String) -> PackageFiles { setting(path, to: .bytes(Array(text.utf8))) }

    /// What the core reads.
    func read() -> StageResult<CommittedCatalog> {
        readCommitted(CommittedFiles(snapshots: snapshots, templates: templates))
    }

    /// The catalog, when the files are sound.
    func catalog(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> CommittedCatalog {
        let result = read()
        #expect(result.diagnostics.filter { $0.severity == .error }.summaries == [], sourceLocation: sourceLocation)
        return try #require(result.value, sourceLocation: sourceLocation)
    }
}
