// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `accept`: a reviewed word enters the vocabulary, and nothing else does.
struct AcceptEndToEndTests {
    private static let vocabulary = "snapshots/vocabulary.json"

    @Test(arguments: [
        (["region=eu-south1:IT"], #""eu-south1": {"swiftName": "euSouth1", "countryCode": "IT"}"#),
        (["useCase=3d", "--swift-name", "threeD"], #""3d": {"swiftName": "threeD"}"#),
        (["useCase=pair classification"], #""pair classification": {"swiftName": "pairClassification"}"#),
        (["kind=text2audio:other"], #""text2audio": {"swiftName": "text2audio", "role": "other"}"#),
        (["status=error"], #""error": {"swiftName": "error"}"#),
        (["quantization=int4"], #""int4": {"swiftName": "int4"}"#),
    ])
    func `a word is added and shows in the generated files`(arguments: [String], entry: String) throws {
        let root = try CatalogRoot.small()
        let before = try TreeListing(root.path)
        let run = try root.process(["accept"] + arguments).run()
        #expect(run.status == 0, "\(run.errorText)")
        #expect(run.outputText.hasPrefix("accepted the "))
        #expect(run.errorText == "")
        let changes = try TreeListing(root.path).changes(since: before)
        #expect(changes == ["! snapshots", "! \(Self.vocabulary)"])
        #expect(try root.text(Self.vocabulary).contains(entry))
        let stale = try root.runReading("check", "--format", "json")
        #expect(stale.status == 1)
        #expect(try FindingsDocument(stale).errors.map(\.file) == [CatalogRoot.generated + "/NebiusWords.swift"])
        #expect(try root.run("generate").status == 0)
        #expect(try root.runReading("check").status == 0)
        let again = try root.process(["accept"] + arguments).run()
        #expect(again.status == 0)
        #expect(again.outputText.hasPrefix("already accepted: the "))
        #expect(try root.runReading("check").status == 0)
    }

    @Test func `words of several lists are added at once, and the difference is what a reviewer sees`() throws {
        let root = try CatalogRoot.small()
        let run = try root.run("accept", "useCase=video_generation", "region=me-west1:IL", "status=active")
        #expect(run.status == 0)
        #expect(
            run.outputText == """
                already accepted: the status "active" as .active
                accepted the use case "video_generation" as .videoGeneration
                accepted the region "me-west1" as .meWest1
                --- a/snapshots/vocabulary.json
                +++ b/snapshots/vocabulary.json
                @@ -2,6 +2,7 @@
                   "schema": 1,
                   "regions": {
                     "eu-north1": {"swiftName": "euNorth1", "countryCode": "FI"},
                +    "me-west1": {"swiftName": "meWest1", "countryCode": "IL"},
                     "us-central1": {"swiftName": "usCentral1", "countryCode": "US"}
                   },
                   "useCases": {
                @@ -10,7 +11,8 @@
                     "image": {"swiftName": "image"},
                     "reasoning": {"swiftName": "reasoning"},
                     "retrieval": {"swiftName": "retrieval"},
                -    "text": {"swiftName": "text"}
                +    "text": {"swiftName": "text"},
                +    "video_generation": {"swiftName": "videoGeneration"}
                   },
                   "kinds": {
                     "embedding": {"swiftName": "embedding", "role": "embedding"},
                next: run update with the answer that has it

                """
        )
    }

    @Test func `if one word is refused none is written, and every refusal is told`() throws {
        let root = try CatalogRoot.small()
        let run = try expectRefusal(of: ["status=beta", "useCases=coding", "region=eu-south1", "useCase=3d"], in: root)
        #expect(
            run.errorText == """
                error: nothing was accepted: 3 of 4 words cannot be
                  "useCases=coding": "useCases" is not one of the lists region, useCase, kind, status, quantization; did you mean useCase?
                  "region=eu-south1": a region needs its country: region=eu-south1:COUNTRY
                  "useCase=3d": no Swift name follows from it: one begins with a letter
                    next: choose a name, in a run of its own: UpdateNebiusModelCatalog accept useCase=3d --swift-name NAME

                """
        )
    }

    @Test func `an answer with unknown words offers one command that accepts them all`() throws {
        let root = try CatalogRoot.small()
        let answer = try root.writeOutside(
            CatalogRoot.replacing(
                "eu-north1",
                by: "eu-south1",
                in: CatalogRoot.replacing(
                    "\"code\"",
                    by: "\"co ding\"",
                    in: Data(contentsOf: CatalogRoot.fixture("answer.json"))
                )
            ),
            to: "answer.json"
        )
        let refused = try root.runReading("update", "--from", answer, "--date", "2026-11-02")
        #expect(refused.status == 1)
        let start = "next: to accept all 2 unknown words at once: UpdateNebiusModelCatalog "
        let line = try #require(refused.outputText.split(separator: "\n").first { $0.hasPrefix(start) })
        #expect(line.dropFirst(start.count) == "accept region=eu-south1:FI 'useCase=co ding'")
        let validated = try root.runReading("validate", answer, "--format", "json")
        #expect(
            validated.outputText.contains(
                #""acceptCommand": "UpdateNebiusModelCatalog accept region=eu-south1:FI 'useCase=co ding'""#
            )
        )
        #expect(try root.run("accept", "region=eu-south1:FI", "useCase=co ding").status == 0)
        #expect(try root.runReading("validate", answer).status == 0)
    }

    @Test(arguments: [
        (["region=eu-north1:SE"], "it is already accepted, with country FI"),
        (["region=eu-south1:Italy"], "\"Italy\" is not a country code"),
        (["kind=text2audio:loud"], "\"loud\" is not one of the roles"),
        (["useCase=text:IT"], "only a region and a kind have a detail"),
        (["useCase=coding", "--swift-name", "code"], "the Swift name \"code\" belongs to \"code\""),
        (["useCase=coding", "--swift-name", "CODE"], "CODE"),
        (["useCase=code", "--swift-name", "coding"], "it is already accepted, as .code"),
        (["useCase=coding", "--swift-name", "a b"], "a b"),
        (["use-case=coding"], "did you mean useCase?"),
        (["useCase"], "this is not LIST=WORD[:DETAIL]"),
        ([], "accept needs LIST=WORD[:DETAIL]"),
    ])
    func `a word that does not fit is a usage error`(arguments: [String], words: String) throws {
        let root = try CatalogRoot.small()
        let run = try expectRefusal(of: arguments, in: root)
        #expect(run.errorText.contains(words), "\(run.errorText)")
    }

    @Test(arguments: [
        "a\"b", "a\nb", "$(id)", "`id`", "a;b", "a\\b", "a*/b", "{{word}}", "::error::x", "\u{202E}a",
        "caf\u{E9}", "cafe\u{301}", "\u{1B}[31m", "a'b", "<script>", String(repeating: "a", count: 100), " a", "a ",
        "-a",
    ])
    func `a hostile word is a usage error`(word: String) throws {
        let root = try CatalogRoot.small()
        let run = try expectRefusal(of: ["--", "useCase=" + word], in: root)
        #expect(!run.errorText.contains("\u{1B}") && !run.errorText.contains("\u{202E}"))
        #expect(!run.errorText.contains("\n::"))
    }

    private func expectRefusal(of arguments: [String], in root: CatalogRoot) throws -> ToolRun {
        let before = try TreeListing(root.path)
        let run = try root.process(["accept"] + arguments).run()
        #expect(run.status == 64)
        #expect(run.outputText == "")
        #expect(run.errorText.hasPrefix("error: "))
        #expect(try TreeListing(root.path).changes(since: before) == [])
        return run
    }
}
