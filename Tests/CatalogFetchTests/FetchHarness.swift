// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServer
import Testing

@testable import CatalogFetch
@testable import CatalogFetchWorker

/// What the tests of the fetcher share: how they ask a loopback server, and what they take out of it.
enum FetchHarness {
    /// The `User-Agent` of the tests.
    static let userAgent = "UpdateNebiusModelCatalog/0.0.0 (+https://example.com/contact)"

    /// A request with short limits and without retries.
    static func request(
        _ url: String,
        timeoutSeconds: Int = 30,
        maximumBytes: Int = 1024 * 1024,
        idleSeconds: Int = 30,
        retryPausesMilliseconds: [Int] = []
    ) -> FetchRequest {
        FetchRequest(
            url: url,
            timeoutSeconds: timeoutSeconds,
            maximumBytes: maximumBytes,
            userAgent: userAgent,
            idleSeconds: idleSeconds,
            retryPausesMilliseconds: retryPausesMilliseconds
        )
    }

    /// Asks a server that answers everything in one way.
    static func fetch(
        _ answer: LoopbackAnswer,
        timeoutSeconds: Int = 30,
        maximumBytes: Int = 1024 * 1024
    ) throws -> Result<FetchedAnswer, FetchError> {
        let server = try LoopbackServer.start { _ in answer }
        defer { server.stop() }
        let request = request(server.url("/api"), timeoutSeconds: timeoutSeconds, maximumBytes: maximumBytes)
        return result { () throws(FetchError) in try CatalogFetcher.fetch(request) }
    }

    /// The cause of a failure; nil for an answer.
    static func reason(_ answer: LoopbackAnswer, timeoutSeconds: Int = 30) throws -> FetchError.Reason? {
        switch try fetch(answer, timeoutSeconds: timeoutSeconds) {
        case .success: nil
        case .failure(let error): error.reason
        }
    }

    /// The cause of a failure of one request; nil for an answer.
    static func reason(_ request: FetchRequest) -> FetchError.Reason? {
        switch result({ () throws(FetchError) in try CatalogFetcher.fetch(request) }) {
        case .success: nil
        case .failure(let error): error.reason
        }
    }

    /// What the real worker replies to a request, in a process of its own.
    static func workerReply(to request: FetchRequest) async throws -> WorkerReply {
        let argument = request.argument
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            [argument = argument as String] in
            _exit(FetchWorker.run(argument) ? 0 : 1)
        }
        return try #require(WorkerReply(bytes: result?.standardOutputContent ?? []))
    }

    private static func result(
        _ body: () throws(FetchError) -> FetchedAnswer
    ) -> Result<FetchedAnswer, FetchError> {
        do throws(FetchError) {
            return .success(try body())
        } catch {
            return .failure(error)
        }
    }
}
