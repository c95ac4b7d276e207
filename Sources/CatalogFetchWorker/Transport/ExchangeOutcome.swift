// SPDX-License-Identifier: Apache-2.0

import CatalogFetch

/// How one request ended.
enum ExchangeOutcome: Sendable, Equatable {
    /// The server answered; the body is complete for success; for others it is left out, or what came of it.
    case answered(AnswerHead, body: [UInt8])

    /// There is no complete answer.
    case failed(FetchError.Reason)

    /// Whether one of the texts of the server is such: the body, a header that is looked at, or words of the platform.
    func hasText(_ isSuch: ([UInt8]) -> Bool) -> Bool {
        switch self {
        case .answered(let head, let body):
            return isSuch(body) || head.texts.contains { isSuch(Array($0.utf8)) }
        case .failed(let reason):
            return isSuch(Array("\(reason)".utf8))
        }
    }
}
