// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct SnapshotFileTests {
    private static let path = "snapshots/2026-10-15.json"

    private static func read(_ text: String) -> Result<Snapshot, CommittedFileProblem> {
        Result { () throws(CommittedFileProblem) in
            try Snapshot(bytes: Array(text.utf8), path: path, date: CalendarDate("2026-10-15"))
        }
    }

    private static func text(_ snapshot: Snapshot) -> String {
        String(decoding: snapshot.canonicalBytes, as: UTF8.self)
    }

    @Test func `the file of a snapshot is as recorded`() throws {
        try expectGolden(try Snapshot.threeModels().canonicalBytes, "Snapshot/three-models.json")
    }

    @Test func `a snapshot is read back as it was, byte for byte`() throws {
        let snapshot = try Snapshot.threeModels()
        let read = try Self.read(Self.text(snapshot)).get()
        #expect(read == snapshot)
        #expect(read.canonicalBytes == snapshot.canonicalBytes)
        #expect(read.path == Self.path)
    }

    @Test func `a model that states no licence has no licence in the file`() throws {
        let snapshot = try Snapshot.sample("2026-10-15", [.sample(id: "acme/a", license: nil)])
        #expect(!Self.text(snapshot).contains("license"))
        #expect(try Self.read(Self.text(snapshot)).get() == snapshot)
    }

    /// A change of the text of a good snapshot, and the finding it gives.
    struct Damage: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let old: String
        let new: String
        let code: Rule
        /// The pointer, or nil for a finding about the whole file.
        let pointer: String?
        let message: String

        init(
            _ name: String,
            _ old: String,
            _ new: String,
            _ code: Rule,
            _ pointer: String?,
            _ message: String
        ) {
            self.testDescription = name
            self.old = old
            self.new = new
            self.code = code
            self.pointer = pointer
            self.message = message
        }
    }

    static let damages: [Damage] = [
        Damage(
            "a newer schema",
            "\"schema\": 1",
            "\"schema\": 2",
            .newerSchema,
            "/schema",
            "the snapshot has schema 2; this tool reads schema 1"
        ),
        Damage("schema 0", "\"schema\": 1", "\"schema\": 0", .malformedSnapshot, "/schema", "schema must be 1"),
        Damage(
            "a schema as text",
            "\"schema\": 1",
            "\"schema\": \"1\"",
            .malformedSnapshot,
            "",
            "the snapshot states no schema number"
        ),
        Damage("no schema", "\"schema\": 1,", "", .malformedSnapshot, "", "the snapshot states no schema number"),
        Damage(
            "another date than its name",
            "\"date\": \"2026-10-15\"",
            "\"date\": \"2026-10-16\"",
            .malformedSnapshot,
            "/date",
            "the snapshot is of 2026-10-16, its name says 2026-10-15"
        ),
        Damage(
            "a date that is none",
            "\"date\": \"2026-10-15\"",
            "\"date\": \"2026-10-32\"",
            .malformedSnapshot,
            "/date",
            "\"date\" must be a date such as 2026-10-15, found \"2026-10-32\""
        ),
        Damage(
            "a changed fact",
            "\"contextWindowTokens\": 131072, \"embeddingDimensions\"",
            "\"contextWindowTokens\": 131073, \"embeddingDimensions\"",
            .factsHashMismatch,
            "/factsSHA256",
            "the facts of the snapshot are not those it was written with: their SHA-256 is "
        ),
        Damage(
            "more space",
            "\"schema\": 1,",
            "\"schema\":  1,",
            .snapshotNotCanonical,
            nil,
            "the snapshot is not in canonical form: line 2 is the first that differs"
        ),
        Damage(
            "line ends of another system",
            "\n",
            "\r\n",
            .snapshotNotCanonical,
            nil,
            "the snapshot is not in canonical form: line 1 is the first that differs"
        ),
        Damage(
            "a needless escape",
            "é",
            "\\u00e9",
            .snapshotNotCanonical,
            nil,
            "the snapshot is not in canonical form: line 20 is the first that differs"
        ),
        Damage(
            "a line feed too many at the end",
            "}\n  ]\n}\n",
            "}\n  ]\n}\n\n",
            .snapshotNotCanonical,
            nil,
            ""
        ),
        Damage(
            "an unknown member",
            "\"schema\": 1,",
            "\"schema\": 1, \"note\": 1,",
            .malformedSnapshot,
            "/note",
            "unknown member \"note\""
        ),
        Damage(
            "an unknown member of a model",
            "\"vendor\": \"acme\",\n     \"kind\": \"embedding\"",
            "\"vendor\": \"acme\", \"note\": 1,\n     \"kind\": \"embedding\"",
            .malformedSnapshot,
            "/models/0/note",
            "unknown member \"note\""
        ),
        Damage(
            "models in another order",
            "\"id\": \"acme/Embed-1\"",
            "\"id\": \"acme/zEmbed-1\"",
            .malformedSnapshot,
            "/models/1/id",
            "the models are not sorted by id, or one is listed twice"
        ),
        Damage(
            "a model twice",
            "\"id\": \"acme/Tiny-1B\"",
            "\"id\": \"acme/Embed-1\"",
            .malformedSnapshot,
            "/models/1/id",
            "the models are not sorted by id, or one is listed twice"
        ),
        Damage(
            "an id that is none",
            "\"id\": \"acme/Embed-1\"",
            "\"id\": \"Embed-1\"",
            .malformedSnapshot,
            "/models/0",
            "\"Embed-1\" is not a model id: it must be \"vendor/name\", with exactly one slash"
        ),
        Damage(
            "words in another order",
            "[\"code\", \"text\"]",
            "[\"text\", \"code\"]",
            .malformedSnapshot,
            "/models/1",
            "\"acme/Tiny-1B\": \"useCases\" is not sorted, or holds a word twice"
        ),
        Damage(
            "a word twice",
            "[\"code\", \"text\"]",
            "[\"code\", \"code\"]",
            .malformedSnapshot,
            "/models/1",
            "\"acme/Tiny-1B\": \"useCases\" is not sorted, or holds a word twice"
        ),
        Damage(
            "a price with another spelling",
            "\"0.01\"",
            "\"0.010\"",
            .malformedSnapshot,
            "/models/0/inputUSDPerMillionTokens",
            "\"inputUSDPerMillionTokens\" must be a plain decimal such as \"0.06\""
        ),
        Damage(
            "a price as a number",
            "\"0.01\"",
            "0.01",
            .malformedSnapshot,
            "/models/0/inputUSDPerMillionTokens",
            "\"inputUSDPerMillionTokens\" must be a string, found a number"
        ),
        Damage(
            "no vendor",
            " \"vendor\": \"acme\",\n     \"kind\": \"embedding\"",
            "\n     \"kind\": \"embedding\"",
            .malformedSnapshot,
            "/models/0",
            "\"vendor\" is missing"
        ),
        Damage(
            "a null instead of nothing",
            "\"kind\": \"embedding\",",
            "\"quantization\": null, \"kind\": \"embedding\",",
            .malformedSnapshot,
            "/models/0/quantization",
            "\"quantization\" must be a string, found null"
        ),
        Damage(
            "no window",
            "\"contextWindowTokens\": 131072, \"embeddingDimensions\"",
            "\"contextWindowTokens\": 0, \"embeddingDimensions\"",
            .malformedSnapshot,
            "/models/0",
            "\"acme/Embed-1\": no context window has 0 tokens"
        ),
        Damage(
            "a window with a fraction",
            "\"contextWindowTokens\": 131072, \"embeddingDimensions\"",
            "\"contextWindowTokens\": 0.5, \"embeddingDimensions\"",
            .malformedSnapshot,
            "/models/0/contextWindowTokens",
            "\"contextWindowTokens\" must be a whole number from 0 to 2147483647"
        ),
        Damage(
            "another kind of source",
            "\"kind\": \"recorded\"",
            "\"kind\": \"guessed\"",
            .malformedSnapshot,
            "/source/kind",
            "\"kind\" must be recorded or transcribed, found \"guessed\""
        ),
        Damage(
            "a repeated key",
            "\"schema\": 1,",
            "\"schema\": 1, \"schema\": 1,",
            .duplicateKey,
            "/schema",
            "an object has the same key twice"
        ),
        Damage(
            "no JSON",
            "{\n  \"schema\"",
            "<\n  \"schema\"",
            .invalidJSON,
            "",
            "there is an unexpected character: '<'"
        ),
    ]

    @Test(arguments: damages)
    func `a damaged snapshot is refused at the damage`(damage: Damage) throws {
        let good = Self.text(try Snapshot.threeModels())
        let bad = String(decoding: good.utf8, as: UTF8.self).replacing(damage.old, with: damage.new)
        try #require(!bad.utf8.elementsEqual(good.utf8))
        guard case .failure(let problem) = Self.read(bad) else {
            Issue.record("the snapshot was accepted")
            return
        }
        let finding = problem.diagnostic
        #expect(finding.rule == damage.code)
        #expect(finding.place?.pointer?.description == damage.pointer)
        #expect(finding.place?.file == Self.path)
        #expect(finding.outcome == .malformedCommittedFile)
        #expect(finding.nextStep?.isEmpty == false)
        if damage.code == .factsHashMismatch {
            #expect(finding.message.hasPrefix(damage.message))
        } else if !damage.message.isEmpty {
            #expect(finding.message == damage.message)
        }
    }

    @Test func `a snapshot without models, or that is no object, is refused`() {
        for text in ["[]", "null", "{\"schema\": 1, \"date\": \"2026-10-15\", \"models\": []}"] {
            #expect(throws: CommittedFileProblem.self) { try Self.read(text).get() }
        }
    }
}
