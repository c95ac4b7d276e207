// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import CatalogCore

/// What every format has to carry of a finding, read back out of its output.
struct ReportedFinding: Hashable {
    let code: String
    let severity: String
    let message: String
    /// Nil for a finding about no file.
    let file: String?
    let line: Int?

    /// How many findings it stands for, as its words tell.
    var count: Int {
        let words = message.components(separatedBy: " ")
        return words.dropFirst().first == "more" ? words.first.flatMap { Int($0) } ?? 1 : 1
    }
}

extension ReportedFinding {
    /// What the finding itself says; the file as the formats write it.
    init(_ diagnostic: Diagnostic) {
        self.init(
            code: diagnostic.rule.code,
            severity: diagnostic.severity.rawValue,
            message: diagnostic.message,
            file: diagnostic.place.map { VisibleText.encode($0.file) },
            line: diagnostic.place?.location?.line
        )
    }

    /// The findings of the format `json`.
    static func read(json bytes: [UInt8]) throws -> [ReportedFinding] {
        let object = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        return try #require(object["findings"] as? [[String: Any]]).map { finding in
            ReportedFinding(
                code: try #require(finding["code"] as? String),
                severity: try #require(finding["severity"] as? String),
                message: try #require(finding["message"] as? String),
                file: finding["file"] as? String,
                line: finding["line"] as? Int
            )
        }
    }

    /// The finding of the first line of its text form.
    init?(textLine line: String) {
        let pattern = /(?:(.+?)(?::(\d+):\d+)?: )?(error|warning|note): (.*) \[([a-z-]+)\]/
        guard let match = line.wholeMatch(of: pattern) else { return nil }
        self.init(
            code: String(match.5),
            severity: String(match.3),
            message: String(match.4),
            file: match.1.map { String($0) },
            line: match.2.flatMap { Int($0) }
        )
    }

    /// The findings of the format `github`, from its log.
    static func read(github output: String) -> [ReportedFinding] {
        WorkflowRunner.read(output).log.filter { !$0.hasPrefix("    ") }.compactMap { ReportedFinding(textLine: $0) }
    }

    /// The findings of the format `junit`, from the texts of its test cases.
    static func read(junit bytes: [UInt8]) throws -> [ReportedFinding] {
        try #require(JUnitDocument(bytes)).testCases.compactMap { testCase in
            guard let outcome = testCase.outcome else { return nil }
            let line = outcome.text.components(separatedBy: "\n")[0]
            let finding = try #require(ReportedFinding(textLine: line))
            #expect((outcome.name == "failure") == (finding.severity == "error"))
            #expect(outcome.attributes["type"] ?? finding.code == finding.code)
            #expect(outcome.attributes["message"] ?? finding.message == finding.message)
            return finding
        }
    }

    /// The findings of the format `gitlab`.
    static func read(gitlab bytes: [UInt8]) throws -> [ReportedFinding] {
        let severities = ["critical": "error", "minor": "warning", "info": "note"]
        return try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]).map { entry in
            let location = try #require(entry["location"] as? [String: Any])
            let path = try #require(location["path"] as? String)
            var description = try #require(entry["description"] as? String)
            if let next = description.range(of: "; next: ", options: .backwards) {
                description = String(description[..<next.lowerBound])
            }
            let isElsewhere = path == Vocabulary.path
            let match = isElsewhere ? description.wholeMatch(of: /(.+?)(?::(\d+):\d+)?: (.*)/) : nil
            return ReportedFinding(
                code: try #require(entry["check_name"] as? String),
                severity: try #require(severities[entry["severity"] as? String ?? ""]),
                message: match.map { String($0.3) } ?? description,
                file: match.map { String($0.1) } ?? (isElsewhere ? nil : path),
                line: isElsewhere ? match?.2.flatMap { Int($0) } : (location["lines"] as? [String: Int])?["begin"]
            )
        }
    }

    /// The findings of the format `sarif`.
    static func read(sarif bytes: [UInt8]) throws -> [ReportedFinding] {
        let log = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        return try #require(run["results"] as? [[String: Any]]).map { result in
            let text = try #require((result["message"] as? [String: String])?["text"])
            let place = (result["properties"] as? [String: Any])?["place"] as? String
            let real = place?.wholeMatch(of: /(.+?)(?::(\d+):\d+)?/)
            let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            let uri = try #require((location?["artifactLocation"] as? [String: String])?["uri"])
            let file = uri.hasPrefix("file://") ? String(uri.dropFirst(7)) : uri
            let finding = ReportedFinding(
                code: try #require(result["ruleId"] as? String),
                severity: try #require(result["level"] as? String),
                message: plain(text),
                file: real.map { String($0.1) } ?? (uri == Vocabulary.path ? nil : file.removingPercentEncoding),
                line: real.map { $0.2.flatMap { Int($0) } } ?? (location?["region"] as? [String: Int])?["startLine"]
            )
            #expect(finding.count == 1 || result["occurrenceCount"] as? Int == finding.count)
            return finding
        }
    }

    /// The message without the escapes of the format.
    private static func plain(_ message: String) -> String {
        [("{{", "{"), ("}}", "}"), ("\\](", "](")].reduce(message) { text, escape in
            text.replacingOccurrences(of: escape.0, with: escape.1)
        }
    }
}
