// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A counter that the threads of a server share.
final class Counter: @unchecked Sendable {
    // `@unchecked`: `count` is only touched under `lock`.

    private let lock = NSLock()
    private var count = 0

    /// Adds one.
    ///
    /// - Returns: The count before.
    func increment() -> Int {
        lock.withLock {
            defer { count += 1 }
            return count
        }
    }
}
