// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Every file that `check` reads, in every way that a file can be wrong.
///
/// Whatever it is, the tool ends with the status that the help promises, says which file it is about, and changes
/// nothing.
struct BrokenFileEndToEndTests {
    /// What a file is for, which decides the status.
    enum Role: Sendable {
        case data
        case template
        case partial
        case generated
        case page
    }

    /// Every file of a small package.
    static let files: [(path: String, role: Role)] = [
        ("snapshots/2026-11-01.json", .data),
        ("snapshots/vocabulary.json", .data),
        ("snapshots/identifiers.json", .data),
        ("templates/outputs.json", .data),
        ("templates/NebiusModelCatalog+Models.swift.mustache", .template),
        ("templates/NebiusModelCatalog+RemovedModels.swift.mustache", .template),
        ("templates/NebiusModelName+Models.swift.mustache", .template),
        ("templates/NebiusModelName+RemovedModels.swift.mustache", .template),
        ("templates/modelsHeader.mustache", .partial),
        ("templates/NebiusWords.swift.mustache", .template),
        ("templates/report.mustache", .page),
        ("templates/report-script.mustache", .page),
        ("templates/report-style.mustache", .page),
        ("templates/ServedModels.swift.mustache", .template),
        ("templates/ServedModels+Facts.swift.mustache", .template),
        ("templates/facts.mustache", .partial),
        ("templates/factsHeader.mustache", .partial),
        ("templates/corrections.mustache", .partial),
        ("templates/wordsHeader.mustache", .partial),
        ("Sources/NebiusModels/Generated/NebiusModelCatalog+Models.swift", .generated),
        ("Sources/NebiusModels/Generated/NebiusModelCatalog+RemovedModels.swift", .generated),
        ("Sources/NebiusModels/Generated/NebiusModelName+Models.swift", .generated),
        ("Sources/NebiusModels/Generated/NebiusModelName+RemovedModels.swift", .generated),
        ("Sources/NebiusModels/Generated/NebiusWords.swift", .generated),
        ("Sources/NebiusModels/Generated/ServedModels.swift", .generated),
        ("Sources/NebiusModels/Generated/ServedModels+Facts.swift", .generated),
    ]

    @Test func `the table names every file of a package`() throws {
        let root = try CatalogRoot.small()
        #expect(try TreeListing(root.path).files.keys.sorted() == Self.files.map(\.path).sorted())
    }

    @Test(arguments: files)
    func `a broken file ends check with its status`(path: String, role: Role) throws {
        for breakage in FileBreakage.allCases {
            // Without corrections nothing is written by their template, so an empty one changes no file.
            if breakage == .empty, path == "templates/corrections.mustache" { continue }
            let root = try CatalogRoot.small()
            try breakage.apply(to: path, in: root)
            let run = try root.runReading("check", "--format", "json")
            let status = try #require(run.status, "killed by a signal or after a minute: \(breakage) \(path)")
            #expect(Self.statuses(breakage, role).contains(status), "\(breakage): \(run.outputText)\(run.errorText)")
            let document = try FindingsDocument(run)
            #expect(document.status == Int(status))
            expectOneStory(document, about: path, role, "\(breakage)")
            #expect(run.errorText == "", "\(breakage)")
            #expect(run.seconds < 20, "\(breakage) takes too long")
        }
    }

    /// Expects findings that lead to the file: one, but for a template, in which much can be wrong at once.
    private func expectOneStory(_ document: FindingsDocument, about path: String, _ role: Role, _ comment: Comment) {
        let files = Set(document.errors.compactMap(\.file))
        switch role {
        case .page:
            #expect(files == (document.status == 0 ? [] : [path]), comment)
        case .data, .generated:
            #expect(document.errors.count == 1, comment)
            // Without its only snapshot, the folder is what is wrong.
            #expect(files == [path] || files == ["snapshots"] && path.hasPrefix("snapshots/2026"), comment)
        case .template, .partial:
            // A partial that is gone or changed shows in the files that include it.
            let isGenerated = files.allSatisfy { $0.hasPrefix(CatalogRoot.generated + "/") }
            let isTemplate = files.allSatisfy { $0.hasPrefix("templates/") }
            #expect(!files.isEmpty && (files == [path] || isGenerated || isTemplate && role == .partial), comment)
        }
    }

    /// The statuses that the help promises.
    private static func statuses(_ breakage: FileBreakage, _ role: Role) -> [Int32] {
        switch (role, breakage) {
        case (.generated, _): [1]
        // A package may do without the page, and check writes none: only what is no template of it is wrong.
        case (.page, .missing), (.page, .empty), (.page, .deep), (.page, .otherJSON), (.page, .newerSchema): [0]
        case (.page, .nulBytes), (.page, .utf16), (.page, .truncated): [0, 65]
        case (.page, _): [65]
        case (.data, .missing), (.template, .missing): [66]
        case (.data, _): [65]
        // Any text without a tag is a template, and then the files that it writes differ.
        case (.template, .empty), (.template, .deep), (.template, .otherJSON), (.template, .newerSchema): [1]
        case (.partial, .empty), (.partial, .deep), (.partial, .otherJSON), (.partial, .newerSchema): [1]
        // So is a text with NUL in it. The rest depends on the template: half of it may end between two tags.
        case (.template, .nulBytes), (.template, .utf16), (.template, .truncated): [1, 65]
        case (.partial, .nulBytes), (.partial, .utf16), (.partial, .truncated): [1, 65]
        case (.template, _), (.partial, _): [65]
        }
    }
}
