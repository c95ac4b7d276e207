// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Compares a text byte for byte with a file below `Tests/Fixtures/`.
///
/// With `RECORD_GOLDENS=1` in the environment, writes the file where it differs and fails the test all the same, so
/// that a run that records never passes for one that compares.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let testsDirectory = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = testsDirectory.appendingPathComponent("Fixtures").appendingPathComponent(name)
    let actual = Data(text.utf8)
    let recorded = try? Data(contentsOf: file)
    guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != "1" else {
        if recorded != actual {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try actual.write(to: file)
        }
        Issue.record(
            "recorded \(name): look at the difference, then run without RECORD_GOLDENS",
            sourceLocation: sourceLocation
        )
        return
    }
    guard let recorded else {
        Issue.record("\(name) is missing: record it with RECORD_GOLDENS=1", sourceLocation: sourceLocation)
        return
    }
    guard recorded != actual else { return }
    let recordedLines = String(decoding: recorded, as: UTF8.self).split(
        separator: "\n",
        omittingEmptySubsequences: false
    )
    let actualLines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(recordedLines, actualLines).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let expectedLine = recordedLines.indices.contains(index) ? String(recordedLines[index]) : "(end)"
    let actualLine = actualLines.indices.contains(index) ? String(actualLines[index]) : "(end)"
    Issue.record(
        "\(name) differs from line \(index + 1) on:\n- \(expectedLine)\n+ \(actualLine)",
        sourceLocation: sourceLocation
    )
}
