// SPDX-License-Identifier: Apache-2.0

/// What does not hold, though it must for any bytes: a bug of the tool.
package struct PropertyFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
