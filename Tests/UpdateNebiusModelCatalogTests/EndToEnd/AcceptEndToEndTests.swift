// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `accept`: a reviewed word enters the vocabulary, and nothing else does.
struct AcceptEndToEndTests {
    private static let vocabulary = "snapshots/vocabulary.json"

    @Test(arguments: [
        (["region", "eu-south1", "--country", "IT"], #""eu-south1": {"swiftName": "euSouth1", "countryCode": "IT"}"#),
        (["use-case", "3d", "--swift-name", "threeD"], #""3d": {"swiftName": "threeD"}"#),
        (["use-case", "pair classification"], #""pair classification": {"swiftName": "pairClassification"}"#),
        (["kind", "text2audio", "--role", "other"], #""text2audio": {"swiftName": "text2audio", "role": "other"}"#),
        (["status", "error"], #""error": {"swiftName": "error"}"#),
        (["quantization", "int4"], #""int4": {"swiftName": "int4"}"#),
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
        #expect(again.outputText.hasPrefix("nothing to write: "))
        #expect(try root.runReading("check").status == 0)
    }

    @Test(arguments: [
        (["region", "eu-north1", "--country", "SE"], "already accepted, with other details"),
        (["region", "eu-south1", "--country", "Italy"], "a country code of two capital letters"),
        (["region", "eu-south1"], "--country"),
        (["kind", "text2audio", "--role", "loud"], "--role"),
        (["kind", "text2audio"], "--role"),
        (["use-case", "text", "--country", "IT"], "--country"),
        (["use-case", "coding", "--swift-name", "code"], "the Swift name \"code\" belongs to \"code\""),
        (["use-case", "coding", "--swift-name", "CODE"], "CODE"),
        (["use-case", "code", "--swift-name", "coding"], "already accepted, with other details"),
        (["use-case", "coding", "--swift-name", "rawValue"], "rawValue"),
        (["use-case", "coding", "--swift-name", "some"], "\"some\" cannot name a Swift constant"),
        (["use-case", "coding", "--swift-name", "a b"], "a b"),
        (["use-cases", "coding"], "did you mean 'use-case'?"),
        (["use-case"], "accept needs WORD"),
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
        let run = try expectRefusal(of: ["use-case", "--", word], in: root)
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
