// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText
import Foundation

/// A package with a snapshot, and the answer of a day on which some of its facts changed.
struct ChangeSample {
    /// The root of the package.
    let folder: String

    /// The path of the snapshot, which is not one of the committed ones.
    var snapshot: String { "\(folder)/before.json" }

    /// The path of a snapshot with the facts of the answer, which is not one of the committed ones either.
    var nextSnapshot: String { "\(folder)/after.json" }

    /// The path of the answer.
    var answer: String { "\(folder)/answer.json" }

    /// Writes all files of the sample.
    ///
    /// - Parameters:
    ///   - modelCount: How many models the snapshot and the answer have.
    ///   - package: The root of the package whose templates and vocabulary are used.
    /// - Throws: An error if a file cannot be read or written, or the core does not take what is written.
    func write(modelCount: Int, package: String) throws {
        let root = URL(fileURLWithPath: folder)
        let source = URL(fileURLWithPath: package)
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("snapshots"),
            withIntermediateDirectories: true
        )
        for path in ["templates", Vocabulary.path] {
            try FileManager.default.copyItem(
                at: source.appendingPathComponent(path),
                to: root.appendingPathComponent(path)
            )
        }
        let vocabulary = try Vocabulary(bytes: Array(Data(contentsOf: source.appendingPathComponent(Vocabulary.path))))
        let before = SyntheticAnswer.bytes(modelCount: modelCount)
        let after = SyntheticAnswer.changedBytes(modelCount: modelCount)
        for (bytes, date, path) in [(before, "2026-10-15", snapshot), (after, "2026-10-16", nextSnapshot)] {
            let taken = try Self.snapshot(of: bytes, on: date, vocabulary: vocabulary)
            try Data(taken.canonicalBytes).write(to: URL(fileURLWithPath: path))
        }
        try Data(after).write(to: URL(fileURLWithPath: answer))
    }

    private static func snapshot(of bytes: [UInt8], on day: String, vocabulary: Vocabulary) throws -> Snapshot {
        let answer = CatalogAnswer(bytes: bytes, name: "answer.json", kind: .recorded, url: "https://example.com/")
        let judged = judgeAnswer(bytes, name: answer.name, vocabulary: vocabulary)
        guard let facts = judged.value.flatMap({ normalize($0).value }), let date = CalendarDate(day) else {
            throw BenchmarkFailure("the synthetic answer is rejected")
        }
        return Snapshot(date: date, source: answer.source, facts: facts)
    }
}
