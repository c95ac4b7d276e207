// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Waiting without doing anything.
package enum Pause {
    /// Blocks the calling thread; a signal does not end it early.
    package static func take(milliseconds: Int) {
        let deadline = Deadline(after: .milliseconds(milliseconds))
        while case let left = deadline.millisecondsLeft, left > 0 {
            poll(nil, 0, left)
        }
    }
}
