// SPDX-License-Identifier: Apache-2.0

import CatalogFetch

/// How one request ended.
enum ExchangeOutcome: Sendable, Equatable {
    /// The server answered; the body is complete for status 200 and left out for others.
    case answered(AnswerHead, body: [UInt8])

    /// There is no complete answer.
    case failed(FetchError.Reason)
}
