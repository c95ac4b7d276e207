// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

/// `snapshots/acknowledgements.json`: its canonical bytes, and everything that may be wrong with it.
@Suite struct AcknowledgementFileTests {
    private static let entries: [Acknowledgement] = [
        .sample(), .removal(of: "acme/b", replacement: "acme/a"), .removal(of: "acme/c", reason: ""),
        .sample(id: "acme/a", from: nil, before: nil),
        .sample(rule: .priceInverted, field: "prices", before: "[\"0.06\",\"0.24\"]", after: "[\"0.25\",\"0.24\"]"),
        .sample(
            rule: .valueFlipsBack,
            field: "license",
            before: "{\"name\":\"MIT \\\"x\\\" é\",\"url\":\"https://example.com/\"}",
            after: nil
        ),
        .sample(after: "99999", reason: "Said in \"two\" places \\ é."),
    ]

    private static let text = """
        {
          "schema": 1,
          "acknowledgements": [
            {"id": "acme/a", "rule": "context-window-shrunk",
             "field": "contextWindowTokens", "after": 100000,
             "reason": "Announced."},
            {"id": "acme/a", "rule": "context-window-shrunk", "from": "2026-10-01",
             "field": "contextWindowTokens", "before": 131072, "after": 100000,
             "reason": "Announced."},
            {"id": "acme/a", "rule": "context-window-shrunk", "from": "2026-10-01",
             "field": "contextWindowTokens", "before": 131072, "after": 99999,
             "reason": "Said in \\"two\\" places \\\\ é."},
            {"id": "acme/a", "rule": "price-inverted", "from": "2026-10-01",
             "field": "prices", "before": ["0.06", "0.24"], "after": ["0.25", "0.24"],
             "reason": "Announced."},
            {"id": "acme/a", "rule": "value-flips-back", "from": "2026-10-01",
             "field": "license", "before": {"name": "MIT \\"x\\" é", "url": "https://example.com/"},
             "reason": "Announced."},
            {"id": "acme/b", "rule": "model-removed", "from": "2026-10-01",
             "replacement": "acme/a",
             "reason": "Announced."},
            {"id": "acme/c", "rule": "model-removed", "from": "2026-10-01",
             "reason": ""}
          ]
        }

        """

    @Test func `the canonical bytes are sorted, a few lines for each entry`() {
        let bytes = AcknowledgementList().adding(Self.entries).canonicalBytes
        #expect(String(decoding: bytes, as: UTF8.self) == Self.text)
        #expect(AcknowledgementList().adding(Self.entries.reversed()).canonicalBytes == bytes)
    }

    @Test func `what is written is read back, and written again as it was`() throws {
        let list = try AcknowledgementList(bytes: Array(Self.text.utf8))
        #expect(list.entries.count == Self.entries.count)
        #expect(Set(list.entries.map(\.acknowledgement)) == Set(Self.entries))
        #expect(list.canonicalBytes == Array(Self.text.utf8))
        #expect(list.entries.map(\.place.location?.line) == [4, 7, 10, 13, 16, 19, 22])
        #expect(list.adding([]).canonicalBytes == list.canonicalBytes)
        #expect(list.adding(Self.entries).canonicalBytes == list.canonicalBytes)
    }

    @Test func `an empty list is a list`() throws {
        let list = try AcknowledgementList(bytes: AcknowledgementList().canonicalBytes)
        #expect(list == AcknowledgementList())
    }

    @Test func `one change is listed once, and another value is another change`() throws {
        let list = try AcknowledgementList.reading([.sample()])
        let again = list.adding([.sample(reason: "Looked at again.")])
        #expect(again.entries.map(\.acknowledgement.reason) == ["Looked at again."])
        // The answer changed before it was written: both stay, and can be read.
        let both = list.adding([.sample(after: "90000")])
        #expect(try AcknowledgementList(bytes: both.canonicalBytes).entries.count == 2)
    }

    // MARK: Malformed

    /// The pieces of an entry that fits, and what is put in the place of one.
    private static let entry = """
        {"id": "acme/a", "rule": "model-removed", "from": "2026-10-01", "replacement": "acme/b", "reason": "Gone."}
        """

    private static func file(_ entries: String) -> [UInt8] {
        Array("{\"schema\": 1, \"acknowledgements\": [\(entries)]}".utf8)
    }

    @Test(
        arguments: [
            ("\"id\": \"acme/a\", ", "", "\"id\" is missing", ""),
            ("\"acme/a\"", "7", "\"id\" must be a string, found a number", "/id"),
            (
                "\"acme/a\"", "\"acme\"",
                "\"acme\" is not a model id: it must be \"vendor/name\", with exactly one slash", "/id"
            ),
            (
                "\"acme/a\"", "\"acme/a\\u001b\"",
                "\"acme/a\\u{1B}\" is not a model id: only ASCII letters, digits and . _ - + : are accepted in it",
                "/id"
            ),
            (
                "\"acme/b\"", "\"*\"",
                "\"*\" is not a model id: only ASCII letters, digits and . _ - + : are accepted in it", "/replacement"
            ),
            ("\"acme/b\"", "null", "\"replacement\" must be a string, found null", "/replacement"),
            ("\"rule\": \"model-removed\", ", "", "\"rule\" is missing", ""),
            (
                "\"model-removed\"", "\"model-remove\"", "unknown rule \"model-remove\"; nearest: \"model-removed\"",
                "/rule"
            ),
            ("\"model-removed\"", "\"x\\u202ey\"", "unknown rule \"x\\u{202E}y\"", "/rule"),
            (
                "\"model-removed\"", "\"model-added\"",
                "findings of \"model-added\" wait for nobody: only held ones can be acknowledged", "/rule"
            ),
            (
                "\"model-removed\"", "\"mass-removal\"",
                "findings of \"mass-removal\" wait for nobody: only held ones can be acknowledged", "/rule"
            ),
            ("\"model-removed\"", "\"price-moved\"", "only a removed model has a replacement", "/replacement"),
            ("\"model-removed\"", "\"model-renamed\"", "only a removed model has a replacement", "/replacement"),
            (
                "\"2026-10-01\"", "\"2026-10-32\"", "\"from\" must be a date such as 2026-10-15, found \"2026-10-32\"",
                "/from"
            ),
            ("\"2026-10-01\"", "\"\"", "\"from\" must be a date such as 2026-10-15, found \"\"", "/from"),
            ("\"2026-10-01\"", "null", "\"from\" must be a string, found null", "/from"),
            (", \"reason\": \"Gone.\"", "", "\"reason\" is missing", ""),
            ("\"Gone.\"", "null", "\"reason\" must be a string, found null", "/reason"),
            (
                "\"Gone.\"", "\"\(String(repeating: "r", count: 501))\"",
                "the reason has 501 bytes; at most 500 are accepted", "/reason"
            ),
            (
                "\"Gone.\"", "\"Go\\u202ene.\"", "the reason holds control, bidirectional or invisible characters",
                "/reason"
            ),
            (
                "\"Gone.\"", "\"Gone.\\n\"", "the reason holds control, bidirectional or invisible characters",
                "/reason"
            ),
            ("\"reason\"", "\"date\": \"2026-10-01\", \"reason\"", "unknown member \"date\"", "/date"),
            ("\"from\"", "\"field\": 3, \"from\"", "\"field\" must be a string, found a number", "/field"),
            (entry, "[]", "an element of \"acknowledgements\" must be an object, found an array", ""),
            (
                entry, entry + ", " + entry, "there is another entry for the same change of \"acme/a\"", "+1"
            ),
            (
                entry, entry + ", " + entry.replacing("Gone.", with: "Otherwise."),
                "there is another entry for the same change of \"acme/a\"", "+1"
            ),
        ]
    )
    func `an entry that does not fit is told with its place`(
        old: String,
        new: String,
        message: String,
        pointer: String
    ) {
        #expect(Self.entry.contains(old))
        let bytes = Self.file(Self.entry.replacing(old, with: new))
        let problem = #expect(throws: CommittedFileProblem.self) { try AcknowledgementList(bytes: bytes) }
        let finding = problem?.diagnostic
        #expect(finding?.message == message)
        #expect(finding?.rule == .malformedAcknowledgements)
        #expect(finding?.outcome == .malformedCommittedFile)
        #expect(finding?.place?.file == AcknowledgementList.path)
        #expect(finding?.place?.location?.line == 1)
        let expected = pointer == "+1" ? "/acknowledgements/1" : "/acknowledgements/0" + pointer
        #expect(finding?.place?.pointer?.description == expected)
        #expect(finding?.nextStep == CommittedFormat.acknowledgements.repair)
    }

    @Test(arguments: [
        ("{\"schema\": 1}", "\"acknowledgements\" is missing"),
        ("{\"schema\": 1, \"acknowledgements\": {}}", "\"acknowledgements\" must be an array, found an object"),
        ("{\"schema\": 1, \"acknowledgements\": [], \"more\": 1}", "unknown member \"more\""),
        ("{\"acknowledgements\": []}", "the list of acknowledgements states no schema number"),
        ("[]", "the list of acknowledgements must be a JSON object, found an array"),
    ])
    func `a file of another form is told`(text: String, message: String) {
        let problem = #expect(throws: CommittedFileProblem.self) { try AcknowledgementList(bytes: Array(text.utf8)) }
        #expect(problem?.diagnostic.message == message)
    }

    @Test func `a reason of 500 bytes fits, and so does one that nobody has written yet`() throws {
        for (reason, isGiven) in [("", false), ("   ", false), (String(repeating: "é", count: 250), true)] {
            let bytes = Self.file(Self.entry.replacing("Gone.", with: reason))
            let list = try AcknowledgementList(bytes: bytes)
            #expect(list.entries.map(\.acknowledgement.reason) == [reason])
            #expect(list.entries.map(\.acknowledgement.hasReason) == [isGiven])
        }
    }
}
