// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import UpdateNebiusModelCatalog

/// What failed on several threads.
final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private var errors: [FileError] = []

    /// All of them, in the order in which they came.
    var all: [FileError] { lock.withLock { errors } }

    /// Adds one.
    func add(_ error: FileError) {
        lock.withLock { errors.append(error) }
    }
}
