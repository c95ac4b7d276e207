// SPDX-License-Identifier: Apache-2.0

/// How many changes of each weight a bounded document leaves out.
struct OmittedChanges {
    private var counts: [ServiceEffect: Int] = [:]

    mutating func add(_ change: CatalogChange) { counts[change.weight, default: 0] += 1 }

    mutating func remove(_ change: CatalogChange) { counts[change.weight, default: 0] -= 1 }

    /// What to say about them; nil when there are none.
    var text: String? {
        let total = counts.values.reduce(0, +)
        guard total > 0 else { return nil }
        let parts = ServiceEffect.ofChanges.compactMap { weight -> String? in
            let count = counts[weight] ?? 0
            return count == 0 ? nil : "\(count) \(weight == .info ? "other" : weight.rawValue)"
        }
        return "**\(total) change\(total == 1 ? " is" : "s are") not shown:** \(parts.joined(separator: ", "))."
    }
}
