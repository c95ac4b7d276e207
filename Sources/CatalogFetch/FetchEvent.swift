// SPDX-License-Identifier: Apache-2.0

/// What those who wait for an answer may want to know.
package enum FetchEvent: Sendable, Equatable {
    /// An attempt begins; the first is number 1.
    case attempt(number: Int, of: Int)

    /// The answer is still waited for, so long after the attempt began.
    case waiting(milliseconds: Int)

    /// A passing failure ended an attempt, and the next one comes after a pause.
    case pause(milliseconds: Int, after: FetchFailure, next: Int, of: Int)
}
