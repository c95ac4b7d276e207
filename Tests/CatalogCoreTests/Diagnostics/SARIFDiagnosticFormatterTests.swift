// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

@Suite struct SARIFDiagnosticFormatterTests {
    private static func run(_ run: DiagnosticRun) throws -> [String: Any] {
        let bytes = JSONWriter.visibleBytes(SARIFDiagnosticFormatter.value(for: run))
        let log = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        #expect(log["$schema"] as? String == SARIFDiagnosticFormatter.schemaURI)
        let runs = try #require(log["runs"] as? [[String: Any]])
        try #require(runs.count == 1)
        return runs[0]
    }

    private static func rules(_ run: [String: Any]) throws -> [[String: Any]] {
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        return try #require(driver["rules"] as? [[String: Any]])
    }

    /// The log without its rules, whose texts and order are not for this test.
    private static func bytesWithoutRules(_ run: DiagnosticRun) throws -> [UInt8] {
        let text = String(decoding: JSONWriter.visibleBytes(SARIFDiagnosticFormatter.value(for: run)), as: UTF8.self)
        let start = try #require(text.range(of: "          \"rules\": [\n"))
        let end = try #require(text.range(of: "\n          ]\n", range: start.upperBound..<text.endIndex))
        let rest = text[end.lowerBound...].replacing(/"ruleIndex": \d+/, with: "\"ruleIndex\": ...")
        return Array((text[..<start.upperBound] + "            ..." + rest).utf8)
    }

    @Test func `a result has the place, the fingerprint and everything else that is known`() throws {
        try expectGolden(Self.bytesWithoutRules(SampleRun.full()), "Diagnostics/report-sarif.txt")
    }

    @Test func `a failure is a notification, and there are no results that would say that all is well`() throws {
        try expectGolden(Self.bytesWithoutRules(SampleRun.failed), "Diagnostics/failure-sarif.txt")
        #expect(try Self.run(SampleRun.failed)["results"] == nil)
        #expect((try Self.run(SampleRun.clean)["results"] as? [Any])?.isEmpty == true)
    }

    @Test(arguments: [(0, true), (1, true), (65, false), (130, false)] as [(Int32, Bool)])
    func `the invocation tells whether the verb could do its job`(status: Int32, isSuccessful: Bool) throws {
        let run = try Self.run(SampleRun.run([], status: status))
        let invocations = try #require(run["invocations"] as? [[String: Any]])
        #expect(invocations.map { $0["executionSuccessful"] as? Bool } == [isSuccessful])
        #expect(invocations.map { $0["exitCode"] as? Int } == [Int(status)])
    }

    @Test func `every rule is described, and results point at theirs`() throws {
        let run = try Self.run(SampleRun.hostile())
        let rules = try Self.rules(run)
        #expect(rules.compactMap { $0["id"] as? String } == Rule.all.map(\.code))
        for rule in rules {
            for key in ["shortDescription", "fullDescription", "help"] {
                #expect((rule[key] as? [String: String])?["text"]?.isEmpty == false)
            }
            let name = try #require(rule["name"] as? String)
            #expect(name.utf8.first.map { (0x41...0x5A).contains($0) } == true && !name.contains("-"))
            let level = (rule["defaultConfiguration"] as? [String: String])?["level"]
            #expect(["error", "warning", "note"].contains(level))
        }
        for result in try #require(run["results"] as? [[String: Any]]) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
    }

    @Test(
        arguments: [
            ("a b/é+%.json", "a%20b/%C3%A9%2B%25.json"), ("a:b", "a%3Ab"), ("./a", "a"), ("/t m/a", "file:///t%20m/a"),
            ("https://h:8/a?b=c%20 d#e", "https://h:8/a?b=c%20%20d#e"), ("a\u{7}\n", "a%07%0A"), ("../a", nil),
            ("<standard input>", nil),
        ] as [(String, String?)]
    )
    func `a file is a URI where it has one`(file: String, uri: String?) {
        #expect(SARIFDiagnosticFormatter.uri(of: file) == uri)
    }

    @Test(
        arguments: [
            ("plain", "plain"), ("{0} }", "{{0}} }}"), ("[x](1)", "[x\\](1)"), ("[x] (1)]", "[x] (1)]"),
            ("](](", "\\](\\]("), ("\\u{1B}", "\\u{{1B}}"),
        ]
    )
    func `a message has no placeholder and no link`(text: String, escaped: String) {
        let bytes = JSONWriter.bytes(SARIFDiagnosticFormatter.message(text))
        let expected = JSONWriter.bytes(.object(["text": .string(escaped)], layout: .inline))
        #expect(bytes == expected)
    }
}
