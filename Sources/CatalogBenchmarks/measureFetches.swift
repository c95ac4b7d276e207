// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Foundation
import LoopbackServer

/// Measures a thousand fetches of one process, each with a worker of its own: what they leave behind, and what each
/// takes.
///
/// - Parameter tool: The built tool, which has its worker beside it.
/// - Throws: An error when a fetch fails.
func measureFetches(tool: String) throws {
    let fetcher = IsolatedFetcher(WorkerCommand(besideTool: tool))
    let body = SyntheticAnswer.bytes(modelCount: 25)
    Table.begin("A thousand fetches of one process", columns: ["mean", "peak memory", "descriptors"])
    var count = 0
    for blockSize in [10, 90, 400, 500] {
        // A new server for each block: it keeps every request.
        let server = try LoopbackServer.start { _ in .response(LoopbackResponse(body: body)) }
        defer { server.stop() }
        let request = FetchRequest(url: server.url("/models_info"), userAgent: "CatalogBenchmarks")
        let start = Date()
        for _ in 0..<blockSize {
            guard case .answered(let answer) = try fetcher.fetch(request), answer.body == body else {
                throw BenchmarkFailure("a fetch brought another answer")
            }
        }
        let seconds = Date().timeIntervalSince(start)
        count += blockSize
        Table.row(
            "\(count) fetches",
            [
                Table.number(seconds / Double(blockSize) * 1_000, "ms"), Table.number(peakMegabytes(), "MB"),
                "\((try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0)",
            ]
        )
    }
}

/// The most memory that this process had so far.
private func peakMegabytes() -> Double {
    var usage = rusage()
    #if canImport(Glibc)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    #else
        getrusage(RUSAGE_SELF, &usage)
        return Double(usage.ru_maxrss) / 1024 / 1024
    #endif
}
