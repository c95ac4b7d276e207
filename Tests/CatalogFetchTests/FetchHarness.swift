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
        retryPausesMilliseconds: [Int] = [],
        validators: CacheValidators? = nil,
        secretHeader: SecretHeader? = nil
    ) -> FetchRequest {
        FetchRequest(
            url: url,
            timeoutSeconds: timeoutSeconds,
            maximumBytes: maximumBytes,
            userAgent: userAgent,
            idleSeconds: idleSeconds,
            retryPausesMilliseconds: retryPausesMilliseconds,
            validators: validators,
            secretHeader: secretHeader
        )
    }

    /// Makes one attempt in this process.
    static func attempt(_ request: FetchRequest) throws(FetchError) -> FetchOutcome {
        try CatalogFetcher.fetch(request, millisecondsLeft: min(max(0, request.timeoutSeconds), 3600) * 1000)
    }

    /// The answer of one attempt in this process.
    static func answer(_ request: FetchRequest) throws -> FetchedAnswer {
        guard case .answered(let answer) = try attempt(request) else { throw NoAnswer() }
        return answer
    }

    /// There is no other answer than before.
    struct NoAnswer: Error {}

    /// Asks a server that answers everything in one way.
    static func fetch(
        _ answer: LoopbackAnswer,
        timeoutSeconds: Int = 30,
        maximumBytes: Int = 1024 * 1024
    ) throws -> Result<FetchedAnswer, FetchError> {
        let server = try LoopbackServer.start { _ in answer }
        defer { server.stop() }
        let request = request(server.url("/api"), timeoutSeconds: timeoutSeconds, maximumBytes: maximumBytes)
        return result { () throws(FetchError) in try attempt(request) }.flatMap { outcome in
            switch outcome {
            case .answered(let answer): .success(answer)
            case .notModified: .failure(FetchError(reason: .unexpectedStatus(304), url: request.url))
            }
        }
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
        switch result({ () throws(FetchError) in try attempt(request) }) {
        case .success: nil
        case .failure(let error): error.reason
        }
    }

    /// What the real worker replies to a request, in a process of its own.
    static func workerReply(to request: FetchRequest) async throws -> WorkerReply {
        let input = WorkerRequest(request, millisecondsLeft: min(max(0, request.timeoutSeconds), 3600) * 1000).bytes
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            [input = input as [UInt8]] in
            _exit(FetchWorker.run(input) ? 0 : 1)
        }
        return try #require(WorkerReply(bytes: result?.standardOutputContent ?? []))
    }

    private static func result(
        _ body: () throws(FetchError) -> FetchOutcome
    ) -> Result<FetchOutcome, FetchError> {
        do throws(FetchError) {
            return .success(try body())
        } catch {
            return .failure(error)
        }
    }
}
