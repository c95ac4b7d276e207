// SPDX-License-Identifier: Apache-2.0

extension ServiceEffect {
    /// The weights that changes have, what weighs most first.
    static let ofChanges: [ServiceEffect] = [.breaking, .risky, .info]

    /// What stands above the changes of this weight.
    var title: String {
        switch self {
        case .breaking: "Breaking"
        case .risky: "Risky"
        case .info: "Other"
        case .nothing: "No changes"
        }
    }
}

extension ComparedCatalog {
    /// `25 models`, or `1 model`.
    var countText: String { "\(modelCount) model\(modelCount == 1 ? "" : "s")" }
}

extension CatalogChange {
    /// Whether the words that went and came tell more than both lists.
    var isAboutWords: Bool { notes.contains(where: \.isAboutWords) }
}

extension CatalogDifference {
    /// What the comparison came to, in a sentence without a full stop.
    package var headline: String {
        switch result {
        case .identical: "both sides are identical"
        case .sameFacts: "the sides differ in bytes, and no fact or symbol differs"
        case .changed:
            ServiceEffect.ofChanges.map { "\(changes(weighing: $0).count) \($0 == .info ? "other" : $0.rawValue)" }
                .joined(separator: ", ") + " of \(changes.count) change\(changes.count == 1 ? "" : "s")"
        }
    }
}
