// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

@Suite struct GitLabDiagnosticFormatterTests {
    private static func bytes(_ run: DiagnosticRun) -> [UInt8] {
        JSONWriter.visibleBytes(GitLabDiagnosticFormatter.value(for: run))
    }

    private static func entries(_ run: DiagnosticRun) throws -> [[String: Any]] {
        try #require(JSONSerialization.jsonObject(with: Data(bytes(run))) as? [[String: Any]])
    }

    @Test func `every finding is a complete entry`() throws {
        try expectGolden(Self.bytes(SampleRun.full()), "Diagnostics/report-gitlab.json")
    }

    @Test func `a clean run is an empty array, and a failure is not`() throws {
        #expect(String(decoding: Self.bytes(SampleRun.clean), as: UTF8.self) == "[]\n")
        try expectGolden(Self.bytes(SampleRun.failed), "Diagnostics/failure-gitlab.json")
    }

    @Test func `nothing that GitLab needs is missing or empty, and no fingerprint is there twice`() throws {
        for run in [try SampleRun.full(), try SampleRun.hostile(), SampleRun.failed] {
            let entries = try Self.entries(run)
            #expect(entries.count == max(1, run.report.diagnostics.count))
            for entry in entries {
                for key in ["description", "check_name", "fingerprint"] {
                    #expect((entry[key] as? String)?.isEmpty == false)
                }
                #expect(["info", "minor", "critical", "blocker"].contains(entry["severity"] as? String))
                let location = try #require(entry["location"] as? [String: Any])
                let path = try #require(location["path"] as? String)
                #expect(!path.isEmpty && !path.hasPrefix("/") && !path.hasPrefix("./"))
                #expect(!path.components(separatedBy: "/").contains(".."))
                let line = try #require((location["lines"] as? [String: Int])?["begin"])
                #expect(line >= 1)
            }
            #expect(Set(entries.compactMap { $0["fingerprint"] as? String }).count == entries.count)
        }
    }

    @Test func `a fingerprint does not depend on the position or the words`() throws {
        func fingerprints(line: Int, message: String, number: Int) throws -> [String?] {
            let place = DiagnosticPlace(SourceLocation(file: "a.json", byteOffset: line, line: line, column: 1))
            let finding = Diagnostic(.unknownKey, message, at: place, subject: "acme/a")
            let run = SampleRun.run(Array(repeating: finding, count: number), status: 0)
            return try Self.entries(run).map { $0["fingerprint"] as? String }
        }
        let once = try fingerprints(line: 1, message: "m", number: 1)
        let thrice = try fingerprints(line: 9, message: "n", number: 3)
        #expect(thrice.first == once.first)
        #expect(Set(thrice).count == 3)
        #expect(try fingerprints(line: 5, message: "o", number: 3) == thrice)
    }

    @Test(
        arguments: [
            ("a/b.json", "a/b.json"), ("./a//b", "a/b"), ("a b:c", "a b:c"), ("...", "..."), ("a..b", "a..b"),
            ("-", "-"), ("", nil), (".", nil), ("..", nil), ("../a", nil), ("a/../b", nil), ("/a", nil),
            ("https://host/a", nil), ("<standard input>", nil), ("c:/a", "c:/a"), ("1://a", "1:/a"),
        ] as [(String, String?)]
    )
    func `only a file below the root is a path of the repository`(file: String, path: String?) {
        #expect(RepositoryAnchor.relativePath(file) == path)
        let anchor = RepositoryAnchor(DiagnosticPlace(file: file))
        #expect(anchor.path == path ?? Vocabulary.path)
        #expect((anchor.realPlace == nil) == (path != nil))
    }

    @Test func `no rule has the code of a run that failed`() {
        #expect(Rule.rule(code: RunFailure.code) == nil)
    }
}
