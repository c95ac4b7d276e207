// SPDX-License-Identifier: Apache-2.0

/// The facts of a model together with its frozen Swift identifier.
package struct NamedModel: Sendable {
    package let facts: ModelFacts
    package let identifier: String
    /// `<id>-fast` when the same snapshot lists it.
    package let fastVariantID: String?
    /// What of the facts differs from upstream, sorted by field.
    package let corrections: [Correction]

    package init(facts: ModelFacts, identifier: String, fastVariantID: String?, corrections: [Correction] = []) {
        self.facts = facts
        self.identifier = identifier
        self.fastVariantID = fastVariantID
        self.corrections = corrections
    }
}
