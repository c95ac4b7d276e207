// SPDX-License-Identifier: Apache-2.0

/// A model that is no longer listed, with its last known facts.
package struct RemovedModel: Hashable, Sendable {
    package let model: NamedModel
    /// The date of the snapshot that listed it last.
    package let lastSeen: CalendarDate
    /// The date of the first snapshot without it.
    package let absentSince: CalendarDate

    package init(model: NamedModel, lastSeen: CalendarDate, absentSince: CalendarDate) {
        self.model = model
        self.lastSeen = lastSeen
        self.absentSince = absentSince
    }
}
