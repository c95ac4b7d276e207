// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct DecodeTests {
    private static func decoded(_ text: String) throws -> StageResult<DecodedCatalog> {
        decode(try JSONDocument(bytes: Array(text.utf8), file: "answer.json"))
    }

    @Test(arguments: [
        (AnswerText.modelsInfo, CatalogShape.modelsInfo), (.embedding, .modelsInfo), (.verbose, .verboseModels),
    ])
    func `both public shapes are recognized by their structure`(answer: AnswerText, shape: CatalogShape) throws {
        let result = try Self.decoded(answer.text)
        #expect(result.value?.shape == shape)
        #expect(result.value?.models.map { $0.flavors?.map(\.id?.value) } == [["acme/Tiny-1B"]])
        #expect(result.diagnostics.summaries == [])
    }

    @Test func `the name of the input decides nothing`() throws {
        let document = try JSONDocument(bytes: AnswerText.verbose.bytes, file: "models_info.json")
        #expect(decode(document).value?.shape == .verboseModels)
    }

    static let foreign: [(String, String)] = [
        ("{}", "a JSON object without members"),
        ("null", "null, not a list of models"),
        ("true", "a boolean, not a list of models"),
        ("17", "a number, not a list of models"),
        ("\"models\"", "a string, not a list of models"),
        ("[1, \"two\", null]", "a JSON array whose elements have no \"flavors\""),
        (#"[{"id": "acme/Tiny-1B"}]"#, "a JSON array whose elements have no \"flavors\""),
        (#"{"detail": "Couldn't authenticate"}"#, "a JSON object with the keys \"detail\""),
        (
            #"{"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7}"#,
            "a JSON object with the keys \"a\", \"b\", \"c\", \"d\", \"e\" and 2 more"
        ),
        (#"{"\u001b[2J": 1}"#, "a JSON object with the keys \"\\u{1B}[2J\""),
        (#"{"data": {}, "object": "list"}"#, "a JSON object with the keys \"data\", \"object\""),
        (#"{"data": []}"#, "a list of models of another provider: no \"object\": \"list\" at the top"),
        (
            #"{"data": [{"id": "x/y", "pricing": {}, "regions": []}]}"#,
            "a list of models of another provider: no \"object\": \"list\" at the top"
        ),
        (
            #"{"object": "list", "data": [{"id": "x/y", "object": "model", "created": 1}]}"#,
            "the short /v1/models list, without prices; ask for /v1/models?verbose=true"
        ),
        (
            #"{"object": "list", "data": [{"id": "x/y", "pricing": {}, "context_length": 1}]}"#,
            "a list of models of another provider: no model has \"regions\""
        ),
    ]

    @Test(arguments: foreign)
    func `anything else is no catalog of ours, and says what it is`(text: String, description: String) throws {
        let result = try Self.decoded(text)
        #expect(result.value == nil)
        #expect(result.diagnostics.summaries == ["error not-a-catalog (root)"])
        #expect(result.diagnostics.map(\.message) == ["this is not a Nebius model catalog: \(description)"])
        #expect(result.diagnostics.map(\.outcome) == [.unusableAnswer])
        #expect(
            result.diagnostics.map(\.nextStep)
                == ["give an answer of /api/public/models_info or of /v1/models?verbose=true"]
        )
    }

    @Test(arguments: [("[]", CatalogShape.modelsInfo), (#"{"object": "list", "data": []}"#, .verboseModels)])
    func `an empty list has a shape and no models`(text: String, shape: CatalogShape) throws {
        let result = try Self.decoded(text)
        #expect(result.value?.shape == shape)
        #expect(result.value?.models.isEmpty == true)
        #expect(result.diagnostics.summaries == [])
    }

    @Test func `elements that are no objects are reported one by one`() throws {
        let model = AnswerText.modelsInfo.text.dropFirst(1).dropLast(3)
        let result = try Self.decoded("[1, \(model), \"two\", null, []]")
        #expect(result.value?.models.count == 1)
        #expect(
            result.diagnostics.map(\.message) == [
                "a model must be an object, found a number", "a model must be an object, found a string",
                "a model must be an object, found null", "a model must be an object, found an array",
            ]
        )
        #expect(
            result.diagnostics.summaries == [
                "error wrong-type /0", "error wrong-type /2", "error wrong-type /3", "error wrong-type /4",
            ]
        )
    }

    @Test(arguments: [
        (
            AnswerText.Change("[\"text\", \"code\"]", "[\"text\", 5, {}]", times: 2),
            [
                "error wrong-type /0/use_cases/1", "error wrong-type /0/use_cases/2",
                "error wrong-type /0/flavors/0/use_cases/1", "error wrong-type /0/flavors/0/use_cases/2",
            ]
        ),
        (
            .init("{\"country_code\": \"FI\", \"name\": \"eu-north1\"}", "\"eu-north1\""),
            ["error wrong-type /0/flavors/0/regions/0"]
        ),
        (
            .init("\"quantization\": \"fp8\"\n      }", "\"quantization\": \"fp8\"\n      }, 4"),
            ["error wrong-type /0/flavors/1"]
        ),
    ])
    func `elements of inner lists are looked at too`(change: AnswerText.Change, expected: [String]) throws {
        #expect(try Self.decoded(AnswerText.modelsInfo.applying([change]).text).diagnostics.summaries == expected)
    }

    @Test func `an unknown key on many objects is one warning with their number`() throws {
        let region = #"{"country_code": "FI", "name": "eu-north1", "zone": 1}"#
        let answer = AnswerText.modelsInfo
            .replacing(#"[{"country_code": "FI", "name": "eu-north1"}]"#, with: "[\(region), \(region), \(region)]")
            .replacing("\"size_b\": 1,", with: "\"size_b\": 1, \"zone\": 2,")
        #expect(
            try Self.decoded(answer.text).diagnostics.terminalText == """
                answer.json:12:26: warning: unknown key "zone" in a model [unknown-key]
                    at /0/zone
                    next: nothing is read from it; to use it, or to say why not, declare it in the field table "model" of Decode
                answer.json:19:73: warning: unknown key "zone" in a region, here and in 2 more [unknown-key]
                    at /0/flavors/0/regions/0/zone
                    next: nothing is read from it; to use it, or to say why not, declare it in the field table "region" of Decode

                """
        )
    }

    @Test func `unknown keys beyond the first hundred are counted`() throws {
        let keys = (1...103).map { "\"key\($0)\": 0" }.joined(separator: ", ")
        let findings = try Self.decoded(
            AnswerText.modelsInfo.replacing("\"size_b\": 1,", with: "\"size_b\": 1, \(keys),").text
        )
        .diagnostics
        #expect(findings.count == 101)
        #expect(findings.last?.message == "unknown keys in 3 more places are not listed")
        #expect(findings.allSatisfy { $0.rule == .unknownKey && $0.severity == .warning })
    }

    @Test func `the flavors of one model count as models`() throws {
        let flavors = Array(repeating: "{}", count: 50_001).joined(separator: ",")
        let result = try Self.decoded(#"[{"flavors": [\#(flavors)]}]"#)
        #expect(result.value == nil)
        #expect(result.diagnostics.map(\.rule) == [.tooManyModels])
    }

    @Test(arguments: [(50_000, false), (50_001, true)])
    func `more than fifty thousand models are not judged`(count: Int, isTooMany: Bool) throws {
        // What is no model counts, too, and is read faster.
        let others = String(repeating: ",0", count: count - 1)
        let result = try Self.decoded(#"[{"flavors": []}\#(others)]"#)
        #expect((result.value == nil) == isTooMany)
        guard isTooMany else { return }
        #expect(
            result.diagnostics.terminalText == """
                answer.json:1:1: error: the answer lists 50001 models; more than 50000 are not judged [too-many-models]
                    next: look at the answer: the catalog has had 20 to 50 models

                """
        )
    }

    @Test func `a place in the answer leads to its model and its flavor`() throws {
        let first = AnswerText.modelsInfo.text.dropFirst(1).dropLast(3)
        let second = first.replacing("acme/Tiny-1B", with: "acme/Other")
        let text = "[\(first),\(second)]"
        let catalog = try #require(try Self.decoded(text).value)
        let offset = try #require(text.utf8.firstRange(of: "acme/Other".utf8)?.lowerBound)
        let model = try #require(catalog.model(holding: text.utf8.distance(from: text.utf8.startIndex, to: offset)))
        #expect(model.node.pointer.description == "/1")
        #expect(catalog.model(holding: 0) == nil)
        #expect(catalog.model(holding: text.utf8.count - 1) == nil)
    }

    @Test func `each flavor is found by its bytes, and what is between them by none`() throws {
        let flavor = AnswerText.modelsInfo.text.split(separator: "\"flavors\": [\n")[1].split(separator: "\n    ],")[0]
        let many = (1...5).map { flavor.replacing("acme/Tiny-1B", with: "acme/Tiny-\($0)") }.joined(separator: ",")
        let catalog = try #require(
            try Self.decoded(AnswerText.modelsInfo.replacing(String(flavor), with: many).text).value
        )
        let model = try #require(catalog.models.first)
        let flavors = try #require(model.flavors)
        #expect(flavors.count == 5)
        for flavor in flavors {
            let range = flavor.node.byteRange
            let places = [range.lowerBound, range.upperBound - 1, range.upperBound].map {
                model.flavor(holding: $0)?.id?.value
            }
            #expect(places == [flavor.id?.value, flavor.id?.value, nil])
        }
        #expect(model.flavor(holding: 0)?.node.kind == nil)
    }
}
