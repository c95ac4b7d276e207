// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct JudgeWordsTests {
    @Test func `a word of a snapshot that the vocabulary lacks is an error of ours`() throws {
        let snapshot = try Snapshot.sample(
            "2026-10-15",
            [
                .sample(id: "acme/a", useCases: ["code", "video chat"], quantization: "fp16"),
                .sample(id: "acme/b", kind: "rerank"),
            ]
        )
        let findings = judgeWords(of: SnapshotHistory([snapshot]), vocabulary: .sample).filter {
            $0.rule != .unusedWord
        }
        #expect(findings.allSatisfy { $0.outcome == .malformedCommittedFile })
        #expect(
            findings.terminalText == """
                snapshots/2026-10-15.json: error: the snapshot has the kind "rerank", which the vocabulary lacks [unknown-kind]
                    next: restore its entry from version control; if it never had one: if it is right, accept it with ROLE one of generative, embedding, other (edits snapshots/vocabulary.json): UpdateNebiusModelCatalog accept kind=rerank:ROLE
                snapshots/2026-10-15.json: error: the snapshot has the quantization "fp16", which the vocabulary lacks [unknown-quantization]
                    next: restore its entry from version control; if it never had one: if it is right, accept it (edits snapshots/vocabulary.json): UpdateNebiusModelCatalog accept quantization=fp16
                snapshots/2026-10-15.json: error: the snapshot has the use case "video chat", which the vocabulary lacks [unknown-use-case]
                    next: restore its entry from version control; if it never had one: if it is right, accept it (edits snapshots/vocabulary.json): UpdateNebiusModelCatalog accept 'useCase=video chat'

                """
        )
    }

    @Test func `a word that no snapshot has is a warning`() throws {
        let snapshot = try Snapshot.sample("2026-10-15", [.sample(id: "acme/a")])
        let findings = unusedWords(of: .sample, history: SnapshotHistory([snapshot]))
        #expect(
            findings.map(\.message) == [
                "the region \"uk-south1\" is in no snapshot", "the region \"us-central1\" is in no snapshot",
                "the region \"us-north1\" is in no snapshot",
                "the use case \"function_calling\" is in no snapshot", "the use case \"image\" is in no snapshot",
                "the use case \"reasoning\" is in no snapshot", "the kind \"embedding\" is in no snapshot",
                "the kind \"image2text\" is in no snapshot", "the quantization \"fp4\" is in no snapshot",
            ]
        )
        #expect(findings.allSatisfy { $0.severity == .warning })
    }
}
