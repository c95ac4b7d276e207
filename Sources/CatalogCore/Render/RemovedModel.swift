// SPDX-License-Identifier: Apache-2.0

/// A model that is no longer listed, with its last known facts.
package struct RemovedModel: Sendable {
    package let model: NamedModel
    /// The date of the snapshot that listed it last.
    package let lastSeen: CalendarDate
    /// The date of the first snapshot without it.
    package let absentSince: CalendarDate
    /// The served model to use instead, as it was named when the removal was accepted; nil for none.
    package let replacement: NamedModel?

    package init(
        model: NamedModel,
        lastSeen: CalendarDate,
        absentSince: CalendarDate,
        replacement: NamedModel? = nil
    ) {
        self.model = model
        self.lastSeen = lastSeen
        self.absentSince = absentSince
        self.replacement = replacement
    }
}
