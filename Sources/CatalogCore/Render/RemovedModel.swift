// SPDX-License-Identifier: Apache-2.0

/// A model that is no longer listed, or that no longer writes text, with its last known facts.
package struct RemovedModel: Sendable {
    package let model: NamedModel
    /// The date of the last snapshot in which it was what it was.
    package let lastSeen: CalendarDate
    /// The date of the first snapshot in which it was not.
    package let absentSince: CalendarDate
    /// The served model to use instead, as it was named when the removal was accepted; nil for none.
    package let replacement: NamedModel?
    /// Whether this is about its name only: the kind of the model is no longer one that writes text.
    package let isFormerName: Bool

    package init(
        model: NamedModel,
        lastSeen: CalendarDate,
        absentSince: CalendarDate,
        replacement: NamedModel? = nil,
        isFormerName: Bool = false
    ) {
        self.model = model
        self.lastSeen = lastSeen
        self.absentSince = absentSince
        self.replacement = replacement
        self.isFormerName = isFormerName
    }
}
