// SPDX-License-Identifier: Apache-2.0

import LoopbackServer

/// One request that a replayed forge expects, and what it answers.
struct ReplayStep: Sendable {
    /// The method.
    let method: String

    /// The target below the API: path and query.
    let target: String

    /// The answer; `{host}` in its headers and body stands for the host and port of the server.
    let answer: LoopbackAnswer

    /// Creates a step with an answer of JSON.
    init(
        _ method: String,
        _ target: String,
        _ status: Int = 200,
        _ body: String = "{}",
        headers: [(String, String)] = []
    ) {
        self.init(
            method,
            target,
            .response(
                LoopbackResponse(
                    status: status,
                    headers: [LoopbackHeader("Content-Type", "application/json")]
                        + headers.map { LoopbackHeader($0.0, $0.1) },
                    body: Array(body.utf8)
                )
            )
        )
    }

    /// Creates a step with any answer.
    init(_ method: String, _ target: String, _ answer: LoopbackAnswer) {
        self.method = method
        self.target = target
        self.answer = answer
    }
}
