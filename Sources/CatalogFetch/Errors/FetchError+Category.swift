// SPDX-License-Identifier: Apache-2.0

import CatalogProcess

extension FetchError {
    /// How a caller should treat the failure.
    package var category: Category {
        switch reason {
        case .invalidURL, .schemeNotAllowed, .userInfoInURL, .invalidRequest:
            .usage
        case .rateLimited:
            .tryAgainLater
        case .workerNotStarted(let number):
            SpawnError(errorNumber: number).isPassing ? .tryAgainLater : .incomplete
        case .workerNotLoaded:
            .incomplete
        case .unauthorized:
            .refused
        case .cannotResolveHost, .cannotConnect, .tlsFailure, .deadlineExceeded, .idle, .tooManyBytes,
            .truncatedBody, .undecodableBody, .gzipWithoutHeader, .noAnswer, .malformedAnswer, .unexpectedStatus,
            .redirectRefused,
            .notJSON, .emptyBody, .clientStopped, .interrupted, .secretEchoed, .other:
            .unavailable
        }
    }

    /// Whether the total time was over.
    package var isOutOfTime: Bool {
        if case .deadlineExceeded = reason { true } else { false }
    }

    /// Whether the same request may well succeed in a moment.
    ///
    /// Only failures of the way to the server and statuses that say so themselves. A client that stopped is one of
    /// them: a connection that breaks off within the headers stops it. How long to wait, and whether at all, is for
    /// ``RetryPause``.
    package var isTransient: Bool {
        switch reason {
        case .cannotResolveHost, .cannotConnect, .truncatedBody, .noAnswer, .idle, .rateLimited, .clientStopped:
            true
        case .unexpectedStatus(let status):
            [408, 425, 500, 502, 503, 504].contains(status)
        case .invalidURL, .schemeNotAllowed, .userInfoInURL, .invalidRequest, .tlsFailure, .deadlineExceeded,
            .tooManyBytes, .undecodableBody, .gzipWithoutHeader, .malformedAnswer, .unauthorized,
            .redirectRefused, .notJSON, .emptyBody, .workerNotStarted, .workerNotLoaded, .interrupted, .secretEchoed,
            .other:
            false
        }
    }
}
