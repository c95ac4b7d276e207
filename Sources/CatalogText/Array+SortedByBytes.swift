// SPDX-License-Identifier: Apache-2.0

extension Array {
    /// The elements sorted by the UTF-8 bytes of a text of each; elements with the same bytes stay in their order.
    ///
    /// Large elements are moved once, and not at all when they are in order already, as most lists are.
    ///
    /// - Complexity: O(*n*) for a list in order, else O(*n* log *n*).
    package func sortedByBytes(of text: (Element) -> String) -> [Element] {
        let texts = map(text)
        let isInOrder = zip(texts, texts.dropFirst()).allSatisfy { !$1.precedesInBytes($0) }
        guard !isInOrder else { return self }
        return indices.sorted { left, right in
            if texts[left].precedesInBytes(texts[right]) { return true }
            return left < right && !texts[right].precedesInBytes(texts[left])
        }.map { self[$0] }
    }
}
