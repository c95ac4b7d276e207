// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `update --from FILE`: the first update of a package, the next ones, and every answer that changes nothing.
struct UpdateFromFileEndToEndTests {
    private static let answer = CatalogRoot.fixture("answer.json").path
    private static let changed = CatalogRoot.fixture("answer-changed.json").path
    private static let sameFacts = CatalogRoot.fixture("answer-same-facts.json").path
    private static let firstSnapshot = "snapshots/2026-11-01.json"

    @Test func `the first update writes everything`() throws {
        let root = try CatalogRoot.bare()
        let run = try root.run("update", "--from", Self.answer, "--date", "2026-11-01")
        #expect(run.status == 0)
        #expect(run.errorText == "")
        for line in [
            "new facts: 3 models on 2026-11-01, recorded",
            "wrote \(Self.firstSnapshot)",
            "wrote snapshots/identifiers.json",
            "wrote \(CatalogRoot.generated)/NebiusModelCatalog+Models.swift",
            "wrote \(CatalogRoot.generated)/NebiusModelCatalog+RemovedModels.swift",
            "wrote \(CatalogRoot.generated)/NebiusModelName+Models.swift",
            "wrote \(CatalogRoot.generated)/NebiusWords.swift",
            "1 file was up to date",
        ] {
            #expect(run.outputLines.contains(line), "\(line)")
        }
        let identifiers = """
            {
              "schema": 1,
              "identifiers": {
                "example/Alpha-1-8B": {"identifier": "alpha1_8B"},
                "example/Beta-Vision": {"identifier": "betaVision"},
                "sample/Gamma-Embedding": {"identifier": "gammaEmbedding"}
              }
            }

            """
        #expect(try root.text("snapshots/identifiers.json") == identifiers)
        #expect(try root.run("check").status == 0)
    }

    @Test func `a changed fact and a new model make the next snapshot`() throws {
        let root = try CatalogRoot.small()
        let first = try root.read(Self.firstSnapshot)
        let run = try root.run("update", "--from", Self.changed, "--date", "2026-11-08")
        #expect(run.status == 0)
        #expect(run.outputLines.contains("new facts: 4 models on 2026-11-08, recorded"))
        #expect(run.outputText.contains("note: \"sample/Delta-3.5\" is new [model-added]"))
        #expect(try root.read(Self.firstSnapshot) == first)
        let second = try root.text("snapshots/2026-11-08.json")
        #expect(second.contains("\"inputUSDPerMillionTokens\": \"0.12\""))
        #expect(
            try root.text("snapshots/identifiers.json").contains("\"sample/Delta-3.5\": {\"identifier\": \"delta35\"}")
        )
        let check = try root.runReading("check")
        #expect(check.status == 0)
        #expect(check.outputLines.last == "clean: 9 files agree with snapshots/2026-11-08.json, 4 models")
    }

    @Test(arguments: ["2026-11-01", "2026-11-30", "2026-10-01"])
    func `the same facts write nothing whatever else differs`(date: String) throws {
        let root = try CatalogRoot.small()
        for file in [Self.answer, Self.sameFacts] {
            let run = try root.runReading("update", "--from", file, "--date", date)
            #expect(run.status == 0)
            #expect(run.outputLines.contains("no new facts since 2026-11-01"))
            #expect(run.outputLines.contains("nothing to write: 9 files were up to date"))
        }
    }

    @Test func `new facts of an older date are refused`() throws {
        let root = try CatalogRoot.small()
        let run = try root.runReading("update", "--from", Self.changed, "--date", "2026-10-31")
        #expect(run.status == 1)
        #expect(
            run.outputText.contains(
                "\(Self.firstSnapshot): error: the date 2026-10-31 is before the newest snapshot, 2026-11-01"
                    + " [date-before-newest-snapshot]\n"
            )
        )
        #expect(run.outputLines.contains("rejected: nothing was written"))
    }

    @Test func `new facts of the same date replace the snapshot`() throws {
        let root = try CatalogRoot.small()
        #expect(try root.run("update", "--from", Self.changed, "--date", "2026-11-01").status == 0)
        #expect(try root.text(Self.firstSnapshot).contains("sample/Delta-3.5"))
        #expect(try root.run("check").status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: root.path(of: "snapshots")).count == 3)
    }

    @Test func `all findings come in one run and nothing is written`() throws {
        let root = try CatalogRoot.small()
        var answer = try Data(contentsOf: CatalogRoot.fixture("answer-changed.json"))
        for (old, new) in [
            ("\"name\": \"us-central1\"", "\"name\": \"us-centrall\""),
            ("\"status\": \"active\"", "\"status\": \"Activ\""),
            ("\"fp16\"", "\"fp17\""),
            ("\"max_model_len\": 131072", "\"max_model_len\": -1"),
            ("\"output_price_per_million_tokens\": 3", "\"output_price_per_million_tokens\": \"3\""),
        ] {
            answer = try CatalogRoot.replacing(old, by: new, in: answer)
        }
        let file = try root.writeOutside(answer, to: "wrong.json")
        let run = try root.runReading("update", "--from", file, "--date", "2026-11-08", "--format", "json")
        #expect(run.status == 1)
        let document = try FindingsDocument(run)
        #expect(
            Set(document.errors.map(\.code))
                == ["unknown-region", "unknown-status", "unknown-quantization", "invalid-context-window", "wrong-type"]
        )
        let lines = document.errors.compactMap(\.line)
        #expect(lines.count == document.errors.count)
        #expect(lines == lines.sorted())
        let text = try root.runReading("update", "--from", file, "--date", "2026-11-08")
        #expect(text.status == 1)
        #expect(text.outputText.contains("did you mean") || text.outputText.contains("us-central1"))
        #expect(text.outputLines.contains("rejected: nothing was written"))
    }

    @Test(arguments: [
        ("{}\n", 69, "not-a-catalog"),
        ("{\"data\": \"none\"}\n", 69, "not-a-catalog"),
        ("[]\n", 1, "empty-catalog"),
        ("12\n", 69, "not-a-catalog"),
        ("<!DOCTYPE html><html></html>\n", 69, "not-a-catalog"),
        ("", 69, "invalid-json"),
        ("[{\"type\": 1, \"type\": 2}]\n", 1, "duplicate-key"),
        (String(repeating: "[", count: 100_000), 69, "invalid-json"),
        ("[{\"name\": \"\u{0}\"}]", 69, "invalid-json"),
    ])
    func `an answer that is no catalog writes nothing`(text: String, status: Int32, code: String) throws {
        for root in [try CatalogRoot.bare(), try CatalogRoot.small()] {
            let file = try root.writeOutside(Data(text.utf8), to: "wrong.json")
            let run = try root.runReading("update", "--from", file, "--date", "2026-11-08", "--format", "json")
            #expect(run.status == status)
            let document = try FindingsDocument(run)
            #expect(document.status == Int(status))
            #expect(document.errors.map(\.code) == [code])
        }
    }

    @Test func `a file that is not there or no file is a missing input`() throws {
        let root = try CatalogRoot.small()
        let missing = try root.runReading("update", "--from", "no-such-file.json")
        #expect(missing.status == 66)
        #expect(missing.errorText == "error: \"no-such-file.json\" does not exist\n")
        #expect(missing.outputText == "")
        let directory = try root.runReading("update", "--from", "snapshots")
        #expect(directory.status == 66)
        #expect(directory.errorText == "error: \"snapshots\" is a directory, not a file with an answer\n")
    }

    @Test func `a pipe without a writer and a device do not hang`() throws {
        let root = try CatalogRoot.small()
        try root.createPipe("pipe")
        let pipe = try root.runReading("update", "--from", "pipe", "--timeout", "1")
        #expect(pipe.status == 74)
        #expect(
            pipe.errorText == "error: \"pipe\" cannot be read: its end did not come in time\n"
        )
        let device = try root.runReading("update", "--from", "/dev/zero")
        #expect(device.status == 66)
        #expect(device.errorText == "error: \"/dev/zero\" is a device, socket or pipe, not a file with an answer\n")
    }

    @Test func `a model whose name is taken gets another and moves none`() throws {
        let root = try CatalogRoot.small()
        let changed = try Data(contentsOf: CatalogRoot.fixture("answer-changed.json"))
        let answer = try CatalogRoot.replacing("sample/Delta-3.5", by: "sample/Alpha-1-8B", in: changed)
        let file = try root.writeOutside(answer, to: "collision.json")
        #expect(try root.run("update", "--from", file, "--date", "2026-11-08").status == 0)
        let identifiers = try root.text("snapshots/identifiers.json")
        #expect(identifiers.contains("\"example/Alpha-1-8B\": {\"identifier\": \"alpha1_8B\"}"))
        #expect(identifiers.contains("\"sample/Alpha-1-8B\": {\"identifier\": \"sampleAlpha1_8B\"}"))
        #expect(try root.runReading("check").status == 0)
    }

    @Test func `an obstacle in the way of one file leaves all as they were`() throws {
        let root = try CatalogRoot.small()
        try root.remove(CatalogRoot.generated + "/NebiusWords.swift")
        try root.createDirectory(CatalogRoot.generated + "/NebiusWords.swift")
        let run = try root.runReading("update", "--from", Self.changed, "--date", "2026-11-08")
        #expect(run.status == 73)
        #expect(run.errorText.contains("NebiusWords.swift': a directory is in the way"))
    }

    @Test func `without a date it is today`() throws {
        let root = try CatalogRoot.bare()
        let dayBefore = Self.today()
        #expect(try root.run("update", "--from", Self.answer).status == 0)
        // Midnight may pass meanwhile.
        #expect([dayBefore, Self.today()].contains { root.exists("snapshots/\($0).json") })
    }

    /// The date in UTC.
    private static func today() -> String {
        String(ISO8601DateFormatter().string(from: Date()).prefix(10))
    }

    @Test func `a file beyond the limit is refused`() throws {
        let root = try CatalogRoot.small()
        let run = try root.runReading("update", "--from", Self.changed, "--max-bytes", "100")
        #expect(run.status == 69)
        #expect(run.errorText.contains("has more than 100 bytes\nnext: raise --max-bytes"))
    }

    @Test func `the standard input gives the same snapshot as the file`() throws {
        let root = try CatalogRoot.bare()
        let input = try Data(contentsOf: CatalogRoot.fixture("answer.json"))
        let run = try root.run("update", "--from", "-", "--date", "2026-11-01", input: input)
        #expect(run.status == 0)
        #expect(try root.read(Self.firstSnapshot) == CatalogRoot.small().read(Self.firstSnapshot))
    }

    @Test func `a day that no calendar has is refused`() throws {
        let root = try CatalogRoot.small()
        for date in ["2026-02-30", "2026-13-01", "2026-00-10", "0000-01-01", "26-01-01", "2026/01/01", "tomorrow"] {
            let run = try root.runReading("update", "--from", Self.changed, "--date", date)
            #expect(run.status == 64, "\(date)")
            #expect(run.errorText.contains(date))
        }
    }
}

// MARK: - Provenance

extension UpdateFromFileEndToEndTests {
    @Test func `a transcription says so in its name`() throws {
        let root = try CatalogRoot.bare()
        let bytes = try Data(contentsOf: CatalogRoot.fixture("answer.json"))
        let file = try root.writeOutside(bytes, to: "catalog-transcribed.json")
        #expect(try root.run("update", "--from", file, "--date", "2026-11-01").status == 0)
        #expect(try root.text(Self.firstSnapshot).contains("\"kind\": \"transcribed\""))
        let other = try CatalogRoot.bare()
        #expect(try other.run("update", "--from", Self.answer, "--date", "2026-11-01").status == 0)
        #expect(try other.text(Self.firstSnapshot).contains("\"kind\": \"recorded\""))
    }

    @Test func `the provenance beside a file gives its date and address`() throws {
        let root = try CatalogRoot.bare()
        let file = try Self.writeProvenance(in: root, replacing: "", by: "")
        let run = try root.run("update", "--from", file)
        #expect(run.status == 0, "\(run.errorText)")
        #expect(try root.text("snapshots/2026-09-09.json").contains("\"url\": \"https://example.com/models_info\""))
        let dated = try CatalogRoot.bare()
        let other = try Self.writeProvenance(in: dated, replacing: "", by: "")
        #expect(try dated.run("update", "--from", other, "--date", "2026-09-10").status == 0)
        #expect(dated.exists("snapshots/2026-09-10.json"))
    }

    @Test(arguments: [
        ("\"sha256\": \"", "\"sha256\": \"0"),
        ("2026-09-09", "2026-09-31"),
        ("\"recorded\"", "\"dreamt\""),
        ("\"schema\": 1", "\"schema\": 7"),
        ("{", "["),
        ("\"status\": 200", "\"status\": \"200\""),
    ])
    func `a wrong provenance is malformed data`(old: String, new: String) throws {
        let root = try CatalogRoot.bare()
        let file = try Self.writeProvenance(in: root, replacing: old, by: new)
        let run = try root.runReading("update", "--from", file)
        #expect(run.status == 65)
        #expect(run.outputText.contains(".provenance.json"))
    }

    /// Writes the answer and its provenance beside the package.
    private static func writeProvenance(in root: CatalogRoot, replacing old: String, by new: String) throws -> String {
        let answer = try Data(contentsOf: CatalogRoot.fixture("answer.json"))
        let provenance = try Data(contentsOf: CatalogRoot.fixture("stored-answer-provenance.json"))
        let edited = old.isEmpty ? provenance : try CatalogRoot.replacing(old, by: new, in: provenance)
        _ = try root.writeOutside(edited, to: "stored.json.provenance.json")
        return try root.writeOutside(answer, to: "stored.json")
    }
}
