// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What `--format json` printed, read by another JSON parser than the tool's own.
struct FindingsDocument {
    /// One finding.
    struct Finding {
        /// The stable code of the rule.
        let code: String
        /// `error`, `warning` or `note`.
        let severity: String
        /// The file that it is about.
        let file: String?
        /// The line in it, from 1 on.
        let line: Int?
        /// The column in it, from 1 on.
        let column: Int?
        /// The words for people.
        let message: String
        /// The lines of a difference.
        let excerpt: [String]
    }

    /// The verb that spoke.
    let verb: String
    /// The status that the document states.
    let status: Int
    /// The findings in their order.
    let findings: [Finding]
    /// The paths written.
    let written: [String]?

    /// The findings that are errors.
    var errors: [Finding] { findings.filter { $0.severity == "error" } }

    /// Reads the output of a run, which must be one JSON document of schema 1.
    init(_ run: ToolRun) throws {
        let object = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        try #require(object["schema"] as? Int == 1)
        verb = try #require(object["verb"] as? String)
        status = try #require(object["status"] as? Int)
        written = object["written"] as? [String]
        // A comparison has changes, which have what findings have, and are counted by what they mean.
        let changes = object["changes"] as? [[String: Any]]
        findings = try #require(object["findings"] as? [[String: Any]] ?? changes).map { members in
            Finding(
                code: try #require(members["code"] as? String),
                severity: try #require(members["severity"] as? String),
                file: members["file"] as? String,
                line: members["line"] as? Int,
                column: members["column"] as? Int,
                message: try #require(members["message"] as? String),
                excerpt: members["excerpt"] as? [String] ?? []
            )
        }
        let counts = try #require(object["counts"] as? [String: Int])
        if changes != nil {
            try #require(counts.values.reduce(0, +) == findings.count)
            return
        }
        for severity in ["error", "warning", "note"] {
            try #require(counts[severity] == findings.count { $0.severity == severity })
        }
    }
}
