// SPDX-License-Identifier: Apache-2.0

package import CatalogProcess

/// Asks until there is an answer, a failure is final, or the attempts or the time are used up.
package struct RetryLoop {
    /// The longest pauses before the second attempt, the third, and so on, in milliseconds.
    private let ceilingsMilliseconds: [Int]

    /// When to give up, pauses included.
    private let deadline: Deadline

    /// Waits for so many milliseconds.
    private let pause: (Int) -> Void

    /// Is told of each attempt, and of each pause.
    private let observe: (FetchEvent) -> Void

    /// Creates a loop.
    package init(
        ceilingsMilliseconds: [Int],
        deadline: Deadline,
        pause: @escaping (Int) -> Void = { Pause.take(milliseconds: $0) },
        observe: @escaping (FetchEvent) -> Void = { _ in }
    ) {
        self.ceilingsMilliseconds = ceilingsMilliseconds
        self.deadline = deadline
        self.pause = pause
        self.observe = observe
    }

    /// Makes the attempts.
    ///
    /// - Parameters:
    ///   - generator: Where chance comes from.
    ///   - attempt: Makes one.
    /// - Returns: What the first attempt without a failure brought.
    /// - Throws: The failure of the last attempt, or of the one before where the time was over in the last one. A pause
    ///   that would not end before the deadline is not begun.
    package func run(
        using generator: inout some RandomNumberGenerator,
        attempt: () throws(FetchFailure) -> FetchOutcome
    ) throws(FetchFailure) -> FetchOutcome {
        let count = ceilingsMilliseconds.count + 1
        var last: FetchFailure?
        for (index, ceiling) in ceilingsMilliseconds.enumerated() {
            observe(.attempt(number: index + 1, of: count))
            do throws(FetchFailure) {
                return try attempt()
            } catch {
                if error.isOutOfTime, let last { throw last }
                last = error
                guard error.isTransient,
                    let milliseconds = RetryPause.milliseconds(
                        ceiling: ceiling,
                        retryAfter: error.retryAfter,
                        using: &generator
                    ),
                    milliseconds < Int(deadline.millisecondsLeft)
                else { throw error }
                observe(.pause(milliseconds: milliseconds, after: error, next: index + 2, of: count))
                pause(milliseconds)
            }
        }
        observe(.attempt(number: count, of: count))
        do throws(FetchFailure) {
            return try attempt()
        } catch {
            throw error.isOutOfTime ? last ?? error : error
        }
    }
}
