// SPDX-License-Identifier: Apache-2.0

/// A fetch that brought no answer, in the terms of those who asked: what to say, and how to end.
package struct FetchFailure: Error, Sendable, Equatable {
    /// How to treat the failure.
    package let category: FetchError.Category

    /// What happened and where, as one sentence that is safe to print.
    package let message: String

    /// What to do now, as one sentence.
    package let nextStep: String

    /// Creates a failure.
    package init(category: FetchError.Category, message: String, nextStep: String) {
        self.category = category
        self.message = message
        self.nextStep = nextStep
    }

    /// What a caller needs to know of an error.
    package init(_ error: FetchError) {
        self.init(category: error.category, message: error.message, nextStep: error.nextStep)
    }
}
