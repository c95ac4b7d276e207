// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct CommittedFilesTests {
    private static func errors(_ files: PackageFiles) -> [Diagnostic] {
        files.read().diagnostics.filter { $0.severity == .error }
    }

    @Test func `sound files are read`() throws {
        let files = try PackageFiles(try TinyHistory.snapshots(), ledger: TinyHistory.ledger)
        #expect(Self.errors(files).summaries == [])
        #expect(files.read().value?.history.snapshots.count == 2)
    }

    @Test func `a folder without a vocabulary is a missing input`() throws {
        let files = try PackageFiles([]).setting(Vocabulary.path, to: nil)
        #expect(files.read().value == nil)
        #expect(Self.errors(files).summaries == ["error missing-file snapshots/vocabulary.json"])
        #expect(DiagnosticReport(Self.errors(files)).outcome == .missingInput)
    }

    @Test func `the ledger may be missing only while there is no snapshot`() throws {
        #expect(try PackageFiles([]).setting(IdentifierLedger.path, to: nil).read().value?.ledger == IdentifierLedger())
        let files = try PackageFiles(try TinyHistory.snapshots()).setting(IdentifierLedger.path, to: nil)
        #expect(files.read().value == nil)
        #expect(Self.errors(files).summaries == ["error missing-file snapshots/identifiers.json"])
    }

    @Test(arguments: [
        "latest.json", "2026-10-32.json", "2026-1-1.json", ".json", "2026-10-15 copy.json", "2026-10-15.JSON.json",
    ])
    func `another name in the folder of snapshots is an error`(name: String) throws {
        let files = try PackageFiles([]).setting("snapshots/\(name)", to: "{}")
        #expect(files.read().value == nil)
        #expect(Self.errors(files).map(\.message) == ["\"\(name)\" is not the name of a snapshot: YYYY-MM-DD.json"])
        #expect(Self.errors(files).map(\.outcome) == [.malformedCommittedFile])
    }

    @Test(arguments: ["README.md", "2026-10-15.json.orig"])
    func `files that are no snapshots are left alone`(name: String) throws {
        let files = try PackageFiles([]).setting("snapshots/\(name)", to: "{}")
        #expect(Self.errors(files).summaries == [])
    }

    @Test(arguments: [
        (FileState.directory, Rule.notARegularFile, Outcome.malformedCommittedFile, "found a directory"),
        (.symbolicLink, .notARegularFile, .malformedCommittedFile, "found a symbolic link"),
        (.tooLarge(limit: 10), .fileTooLarge, .malformedCommittedFile, "has more than 10 bytes"),
        (.unreadable("permission denied"), .unreadableFile, .unreadableFile, "cannot be read: permission denied"),
        (.bytes([]), .invalidJSON, .malformedCommittedFile, "the text is empty: there is no JSON value in it"),
    ])
    func `every committed file must be a file that can be read`(
        state: FileState,
        code: Rule,
        outcome: Outcome,
        ending: String
    ) throws {
        for path in ["snapshots/2026-10-15.json", Vocabulary.path, IdentifierLedger.path, AcknowledgementList.path] {
            let files = try PackageFiles(try TinyHistory.snapshots(), ledger: TinyHistory.ledger).setting(
                path,
                to: state
            )
            #expect(files.read().value == nil)
            #expect(Self.errors(files).map(\.rule) == [code])
            #expect(Self.errors(files).map(\.outcome) == [outcome])
            #expect(Self.errors(files).map(\.place?.file) == [path])
            #expect(Self.errors(files).allSatisfy { $0.message.hasSuffix(ending) })
        }
    }

    @Test func `every file that is wrong is told in one run`() throws {
        let files = try PackageFiles(try TinyHistory.snapshots())
            .setting("snapshots/2026-08-22.json", to: "[]")
            .setting("snapshots/2026-10-15.json", to: .directory)
            .setting(Vocabulary.path, to: "{\"schema\": 7}")
            .setting(IdentifierLedger.path, to: "{\"schema\": 1}")
            .setting(AcknowledgementList.path, to: "{\"schema\": 1, \"acknowledgements\": {}}")
            .setting(OutputList.path, to: "nothing")
        #expect(
            Self.errors(files).summaries == [
                "error malformed-snapshot (root)", "error not-a-regular-file snapshots/2026-10-15.json",
                "error malformed-acknowledgements /acknowledgements", "error malformed-identifiers (root)",
                "error newer-schema /schema", "error invalid-json (root)",
            ]
        )
    }

    @Test func `a snapshot is judged by itself, with its words`() throws {
        let snapshot = try Snapshot.threeModels()
        let bytes = snapshot.canonicalBytes
        #expect(looksLikeSnapshot(bytes, name: "x.json"))
        #expect(!looksLikeSnapshot(AnswerText.modelsInfo.bytes, name: "x.json"))
        #expect(!looksLikeSnapshot([], name: "x.json"))
        let judged = judgeSnapshot(bytes, path: "x.json", vocabulary: .sample)
        #expect(judged.value == snapshot)
        #expect(judged.diagnostics.summaries == [])
        let narrow = Vocabulary(words: [:], capabilityRules: [])
        let refused = judgeSnapshot(bytes, path: "x.json", vocabulary: narrow)
        #expect(refused.value == nil)
        #expect(
            Set(refused.diagnostics.map(\.rule)) == [
                .unknownKind, .unknownQuantization, .unknownRegion, .unknownStatus, .unknownUseCase,
            ]
        )
        #expect(
            judgeSnapshot(Array(bytes.dropLast()), path: "x.json", vocabulary: .sample).diagnostics.map(\.rule) == [
                .snapshotNotCanonical
            ]
        )
    }
}
