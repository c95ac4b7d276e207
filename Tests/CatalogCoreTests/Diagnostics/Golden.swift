// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The folder of the package, found through the place of this file.
let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Compares bytes with a file below `Tests/Fixtures/Core/`.
///
/// With `RECORD_GOLDENS=1` in the environment, writes the file where it differs and fails the test all the same, so
/// that a run that records never passes for one that compares.
func expectGolden(_ bytes: [UInt8], _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = packageRoot.appendingPathComponent("Tests/Fixtures/Core").appendingPathComponent(name)
    let recorded = (try? Data(contentsOf: file)).map { [UInt8]($0) }
    guard recorded != bytes else {
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
            Issue.record("\(name) is as recorded; run without RECORD_GOLDENS", sourceLocation: sourceLocation)
        }
        return
    }
    guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" else {
        let difference = recorded.map { firstDifference($0, bytes) } ?? "it is missing"
        Issue.record("\(name) differs from the recorded file: \(difference)", sourceLocation: sourceLocation)
        return
    }
    let directory = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    Issue.record(
        "\(name) was recorded; look at the change, then run without RECORD_GOLDENS",
        sourceLocation: sourceLocation
    )
}

/// The first line that differs, from both sides.
private func firstDifference(_ recorded: [UInt8], _ actual: [UInt8]) -> String {
    let lineFeed = UInt8(ascii: "\n")
    let old = recorded.split(separator: lineFeed, omittingEmptySubsequences: false)
    let new = actual.split(separator: lineFeed, omittingEmptySubsequences: false)
    let index = zip(old, new).prefix { $0.elementsEqual($1) }.count
    let sides = [old, new].map { index < $0.count ? String(decoding: $0[index], as: UTF8.self) : "(end)" }
    return "line \(index + 1) is\n- \(sides[0])\n+ \(sides[1])"
}
