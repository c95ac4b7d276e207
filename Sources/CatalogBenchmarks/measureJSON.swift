// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation

/// Measures how fast JSON is read, beside the reader of Foundation, and how the time grows with the text.
///
/// - Parameter recordings: The folder of recorded answers; without it, an answer of 400 models is made.
/// - Throws: An error if the recordings cannot be read, or are no JSON.
func measureJSON(recordings: String?) throws {
    let (name, bytes) =
        try recordings.map(largestAnswer) ?? ("400 synthetic models", SyntheticAnswer.bytes(modelCount: 400))
    let ours = try Sample(count: 60) { try read(bytes) }
    let data = Data(bytes)
    let theirs = try Sample(count: 60) { _ = try JSONSerialization.jsonObject(with: data) }
    Table.begin("Reading JSON: \(name), \(bytes.count) bytes", columns: ["median", "speed"])
    for (reader, sample) in [("JSONDocument", ours), ("JSONSerialization", theirs)] {
        Table.row(reader, [Table.number(sample.median, "ms"), speed(bytes.count, sample)])
    }
    Table.row("JSONSerialization / JSONDocument", [Table.number(theirs.median / ours.median)])

    Table.begin("Reading JSON: growth", columns: ["median", "speed", "to 1x"])
    for factor in [1, 2, 4] {
        let copies = Array(repeatElement(bytes, count: factor).joined(separator: Array(",".utf8)))
        let text = Array("[".utf8) + copies + Array("]".utf8)
        let sample = try Sample(count: 60) { try read(text) }
        let ratio = Table.number(sample.median / ours.median)
        Table.row("\(factor)x", [Table.number(sample.median, "ms"), speed(text.count, sample), ratio])
    }
}

private func read(_ bytes: [UInt8]) throws {
    let document = try JSONDocument(bytes: bytes, file: "answer.json")
    guard document.nodeCount > 0 else { throw BenchmarkFailure("the answer has no values") }
}

/// Megabytes per second.
private func speed(_ byteCount: Int, _ sample: Sample) -> String {
    Table.number(Double(byteCount) / 1_000 / sample.median, "MB/s", digits: 0)
}

/// The JSON file of a folder with the most bytes.
private func largestAnswer(in folder: String) throws -> (name: String, bytes: [UInt8]) {
    let answers = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".json") }
        .sorted()
        .map { (name: $0, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")))) }
    guard let largest = answers.max(by: { $0.bytes.count < $1.bytes.count }) else {
        throw BenchmarkFailure("\(folder) has no JSON file")
    }
    return largest
}
