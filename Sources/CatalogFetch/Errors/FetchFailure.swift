// SPDX-License-Identifier: Apache-2.0

/// A fetch that brought no answer, in the terms of those who asked: what to say, and how to go on or to end.
package struct FetchFailure: Error, Sendable, Equatable {
    /// How to treat the failure.
    package let category: FetchError.Category

    /// The address at which it happened, safe to print.
    package let place: String

    /// What happened, as one clause that is safe to print.
    package let what: String

    /// What to do now, as one sentence.
    package let nextStep: String

    /// Whether the same request may well succeed in a moment.
    package let isTransient: Bool

    /// When the server wants to be asked again; nil if it did not say.
    package let retryAfter: RetryAfter?

    /// Whether the total time was over, which says less than a failure before it.
    package let isOutOfTime: Bool

    /// What happened and where, as one sentence that is safe to print.
    package var message: String { "\(place): \(what)" }

    /// Creates a failure.
    package init(
        category: FetchError.Category,
        place: String,
        what: String,
        nextStep: String,
        isTransient: Bool = false,
        retryAfter: RetryAfter? = nil,
        isOutOfTime: Bool = false
    ) {
        self.category = category
        self.place = place
        self.what = what
        self.nextStep = nextStep
        self.isTransient = isTransient
        self.retryAfter = retryAfter
        self.isOutOfTime = isOutOfTime
    }

    /// What a caller needs to know of an error.
    package init(_ error: FetchError) {
        self.init(
            category: error.category,
            place: error.place,
            what: error.what,
            nextStep: error.nextStep,
            isTransient: error.isTransient,
            retryAfter: error.retryAfter,
            isOutOfTime: error.isOutOfTime
        )
    }
}
