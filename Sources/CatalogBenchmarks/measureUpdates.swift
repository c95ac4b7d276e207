// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText
import Foundation

/// Measures the plan of an update, from the bytes of an answer to those of all files, as the catalog grows.
///
/// - Parameter package: The root of the package, whose templates and vocabulary are used.
/// - Throws: An error if the committed files cannot be used.
func measureUpdates(package: String) throws {
    let committed = readCommitted(
        CommittedFiles(
            snapshots: try files(in: "snapshots", of: package),
            templates: try files(in: "templates", of: package)
        )
    )
    guard let catalog = committed.value, let date = catalog.history.newest?.date else {
        throw BenchmarkFailure("the committed files cannot be used: run check")
    }
    // The first update of a new package: no snapshots and no names yet.
    let empty = CommittedCatalog(
        history: SnapshotHistory([]),
        vocabulary: catalog.vocabulary,
        ledger: IdentifierLedger(),
        templates: catalog.templates
    )
    Table.begin("Planning an update, best runs", columns: ["validate", "whole plan", "per model", "to before"])
    var previous: Double?
    for modelCount in [25, 250, 2_500] {
        let bytes = SyntheticAnswer.bytes(modelCount: modelCount)
        let answer = CatalogAnswer(bytes: bytes, name: "answer.json", kind: .recorded, url: "https://example.com/")
        let runs = modelCount > 1_000 ? 5 : 20
        let judged = try Sample(count: runs) {
            let result = judgeAnswer(bytes, name: "answer.json", vocabulary: empty.vocabulary)
            guard result.value != nil else { throw BenchmarkFailure("the synthetic answer is rejected") }
        }
        let planned = try Sample(count: runs) {
            guard let plan = planUpdate(to: answer, on: date, in: empty).value, plan.snapshot != nil else {
                throw BenchmarkFailure("the synthetic answer gives no plan")
            }
        }
        Table.row(
            "\(modelCount) models",
            [
                Table.number(judged.minimum, "ms"), Table.number(planned.minimum, "ms"),
                Table.number(planned.minimum / Double(modelCount) * 1_000, "us"),
                previous.map { Table.number(planned.minimum / $0) } ?? "",
            ]
        )
        previous = planned.minimum
    }
}

/// The files directly inside a folder of the package, in the order of their names.
private func files(in folder: String, of package: String) throws -> [NamedFile] {
    let directory = URL(fileURLWithPath: package).appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted().map { name in
        let data = try Data(contentsOf: directory.appendingPathComponent(name))
        return NamedFile(path: "\(folder)/\(name)", state: .bytes(Array(data)))
    }
}
