// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation

/// Measures how fast JSON is read, beside the reader of Foundation, and how the time grows with the text.
///
/// - Parameter recordings: The folder of recorded answers; without it, an answer of 400 models is made.
/// - Throws: An error if the recordings cannot be read, or are no JSON.
func measureJSON(recordings: String?) throws {
    let runs = 60
    let (name, bytes) =
        try recordings.map(largestAnswer) ?? ("400 synthetic models", SyntheticAnswer.bytes(modelCount: 400))
    let ours = try Sample(count: runs) { try read(bytes) }
    let data = Data(bytes)
    let theirs = try Sample(count: runs) { _ = try JSONSerialization.jsonObject(with: data) }
    Table.begin("Reading JSON: \(name), \(bytes.count) bytes", columns: ["minimum", "median", "best speed"])
    for (reader, sample) in [("JSONDocument", ours), ("JSONSerialization", theirs)] {
        Table.row(reader, cells(sample, bytes.count))
    }
    Table.row(
        "JSONSerialization / JSONDocument",
        [ratio(theirs.minimum, ours.minimum), ratio(theirs.median, ours.median)]
    )

    Table.begin("Reading JSON: growth", columns: ["minimum", "median", "best speed", "to 1x"])
    var single: Double?
    for factor in [1, 2, 4] {
        let copies = Array(repeatElement(bytes, count: factor).joined(separator: Array(",".utf8)))
        let text = Array("[".utf8) + copies + Array("]".utf8)
        let sample = try Sample(count: runs) { try read(text) }
        let first = single ?? sample.minimum
        Table.row("\(factor)x", cells(sample, text.count) + [ratio(sample.minimum, first)])
        single = first
    }
}

private func read(_ bytes: [UInt8]) throws {
    let document = try JSONDocument(bytes: bytes, file: "answer.json")
    guard document.nodeCount > 0 else { throw BenchmarkFailure("the answer has no values") }
}

/// The times of a sample, and the megabytes per second of its best run: the others shared the machine.
private func cells(_ sample: Sample, _ byteCount: Int) -> [String] {
    let speed = Double(byteCount) / 1_000 / sample.minimum
    return [
        Table.number(sample.minimum, "ms"), Table.number(sample.median, "ms"), Table.number(speed, "MB/s", digits: 0),
    ]
}

private func ratio(_ time: Double, _ reference: Double) -> String {
    Table.number(time / reference)
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
