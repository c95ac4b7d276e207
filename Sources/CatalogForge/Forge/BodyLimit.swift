// SPDX-License-Identifier: Apache-2.0

/// The most that a text on a forge may have.
package struct BodyLimit: Sendable, Equatable {
    /// The number.
    package let maximumCount: Int

    /// What is counted.
    package let unit: Unit

    /// What a forge counts.
    package enum Unit: Sendable, Equatable {
        /// Code units of UTF-16, of which an emoji has two.
        case utf16CodeUnits

        /// Unicode scalars.
        case unicodeScalars
    }

    /// Creates a limit.
    package init(maximumCount: Int, unit: Unit) {
        self.maximumCount = maximumCount
        self.unit = unit
    }

    /// How much a text has; linear time.
    package func count(of text: String) -> Int {
        switch unit {
        case .utf16CodeUnits: text.utf16.count
        case .unicodeScalars: text.unicodeScalars.count
        }
    }
}
