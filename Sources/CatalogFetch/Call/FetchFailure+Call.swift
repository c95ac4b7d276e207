// SPDX-License-Identifier: Apache-2.0

extension FetchFailure {
    /// What a caller needs to know of an error of a call: no file stands in for a reply, as one does for a catalog.
    package static func ofCall(_ error: FetchError) -> FetchFailure {
        let nextStep: String? =
            switch error.reason {
            case .tooManyBytes, .undecodableBody, .gzipWithoutHeader, .malformedAnswer, .emptyBody, .other,
                .clientStopped:
                "Try again; if it happens again, look at the answer with another HTTP client."
            case .invalidURL, .schemeNotAllowed, .userInfoInURL:
                "Check the URL of the git remote and of the forge's API: https, and no user name before the host."
            case .invalidRequest:
                "Check the time that is allowed, and the credential."
            default:
                nil
            }
        return FetchFailure(
            category: error.category,
            place: error.place,
            what: error.what,
            nextStep: nextStep ?? error.nextStep,
            isTransient: error.isTransient,
            retryAfter: error.retryAfter
        )
    }
}
