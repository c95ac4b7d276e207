// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Foundation
import LoopbackServer
import Testing

@testable import CatalogFetchWorker
@testable import CatalogForge

/// A forge on this machine that expects certain requests in a certain order, and a client of it.
final class ReplayedForge: @unchecked Sendable {
    // `@unchecked`: the `var`s are only touched under `lock`.

    /// The credential, which nothing may show.
    static let token = "canary-0123456789abcdef"

    private let lock = NSLock()
    private var steps: [ReplayStep]
    private var unexpected: [String] = []
    private var taken: [Int] = []
    private var server: LoopbackServer?

    /// The time that the client takes for now.
    static let epochSeconds = 1_000_000

    private init(_ steps: [ReplayStep]) {
        self.steps = steps
    }

    /// Runs a test with a client of a replayed forge, and expects that all steps were taken and no others.
    ///
    /// - Returns: What the test returns.
    @discardableResult
    static func run<Value>(
        _ kind: ForgeKind,
        _ steps: [ReplayStep],
        isJobToken: Bool = false,
        hasCredential: Bool = true,
        timeoutSeconds: Int = 100,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (any Forge, ReplayedForge) throws -> Value
    ) throws -> Value {
        let replayed = ReplayedForge(steps)
        let root: String
        switch kind {
        case .github: root = "/api/v3"
        case .gitlab: root = "/api/v4"
        case .forgejo: root = "/api/v1"
        }
        let server = try LoopbackServer.start { replayed.answer($0, root: root) }
        replayed.server = server
        defer { server.stop() }
        let remote = try #require(RemoteURL("http://127.0.0.1:\(server.port)/owner/models.git"))
        let connection = ForgeConnection(
            to: try ForgeEndpoint(kind: kind, remote: remote, environmentValue: { _ in nil }),
            through: DirectCaller(),
            credential: hasCredential ? try ForgeCredential(token, for: kind, isJobToken: isJobToken) : nil,
            userAgent: "Tests/0.0.0",
            timeoutSeconds: timeoutSeconds,
            clock: ForgeClock(pause: replayed.pause, epochSeconds: { epochSeconds })
        )
        let value = try body(connection.forge, replayed)
        replayed.lock.withLock {
            #expect(replayed.unexpected == [], sourceLocation: sourceLocation)
            #expect(replayed.steps.map(\.target) == [], "steps not taken", sourceLocation: sourceLocation)
        }
        return value
    }

    /// The error of a test with a client of a replayed forge, which is safe to print.
    static func error(
        _ kind: ForgeKind,
        _ steps: [ReplayStep],
        isJobToken: Bool = false,
        hasCredential: Bool = true,
        timeoutSeconds: Int = 100,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (any Forge) throws -> Void
    ) throws -> ForgeError {
        try run(
            kind,
            steps,
            isJobToken: isJobToken,
            hasCredential: hasCredential,
            timeoutSeconds: timeoutSeconds,
            sourceLocation: sourceLocation
        ) { forge, _ throws in
            let error = try #require(
                #expect(throws: ForgeError.self, sourceLocation: sourceLocation) { try body(forge) }
            )
            expectPrintable(error.message, sourceLocation: sourceLocation)
            expectPrintable(error.nextStep, sourceLocation: sourceLocation)
            for text in ["\(error)", error.message, error.nextStep, String(reflecting: error)] {
                #expect(!text.contains("canary"), sourceLocation: sourceLocation)
            }
            return error
        }
    }

    /// The pauses that the client took, in milliseconds.
    var pauses: [Int] { lock.withLock { taken } }

    /// The requests so far.
    var requests: [LoopbackRequest] { server?.requests ?? [] }

    /// The body of a request so far, as text.
    func body(_ index: Int) -> String {
        let all = requests
        return all.indices.contains(index) ? String(decoding: all[index].body, as: UTF8.self) : ""
    }

    private func pause(_ milliseconds: Int) {
        lock.withLock { taken.append(milliseconds) }
    }

    private func answer(_ request: LoopbackRequest, root: String) -> LoopbackAnswer {
        lock.withLock {
            // The other API of GitHub is not below the root of the first.
            let path = { (target: String) in target.hasPrefix("/api/") ? target : root + target }
            guard let step = steps.first, request.method == step.method, request.target == path(step.target) else {
                unexpected.append("\(request.method) \(request.target)")
                return .response(LoopbackResponse(status: 404, body: Array("{}".utf8)))
            }
            steps.removeFirst()
            guard case .response(var response) = step.answer else { return step.answer }
            let host = request.header("Host") ?? ""
            let filled = { (text: String) in text.replacingOccurrences(of: "{host}", with: host) }
            response.headers = response.headers.map { LoopbackHeader($0.name, filled($0.value)) }
            response.body = Array(filled(String(decoding: response.body, as: UTF8.self)).utf8)
            return .response(response)
        }
    }
}
