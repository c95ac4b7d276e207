// SPDX-License-Identifier: Apache-2.0

/// What the committed snapshots tell about one model, from its first day on.
package struct ModelLife: Sendable {
    /// What happened to the model in one snapshot.
    package enum Event: String, Sendable {
        /// The first snapshot lists it.
        case appeared
        /// A fact is another one than in the snapshot before.
        case changed
        /// The snapshot no longer lists it.
        case gone
        /// The snapshot lists it again.
        case restored
    }

    /// A day on which something happened.
    package struct Step: Sendable {
        package let date: CalendarDate
        package let event: Event
        /// The facts of that day; nil when it is gone.
        package let facts: ModelFacts?
        /// What changed since the last known facts.
        package let changes: [CatalogChange]
    }

    /// Price and window in one snapshot.
    package struct Point: Hashable, Sendable {
        package let date: CalendarDate
        package let contextWindowTokens: Int
        package let inputUSDPerMillionTokens: USDPerMillionTokens
        package let outputUSDPerMillionTokens: USDPerMillionTokens
    }

    package let id: String
    /// The Swift identifier; nil when it has none yet.
    package let identifier: String?
    /// The served model to use instead, if it is gone and people named one.
    package let replacement: String?
    /// Whether the first snapshot lists it, so that nobody knows since when it was served.
    package let isFromTheStart: Bool
    /// In ascending order of date; the first one is ``Event/appeared``.
    package let steps: [Step]
    /// One for each snapshot that lists it, in ascending order of date.
    package let points: [Point]

    /// Whether the newest snapshot lists it.
    package var isServed: Bool { steps.last.map { $0.event != .gone } ?? false }

    /// Whether anything happened after it appeared.
    package var hasChanges: Bool { steps.count > 1 }
}
