// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The lives of models as lines for a terminal.
package enum HistoryText {
    /// The lines, without line ends: a heading for each model, and what happened below.
    ///
    /// - Complexity: O(*n*) in the number of steps.
    package static func lines(for lives: [ModelLife]) -> [String] {
        lives.enumerated().flatMap { index, life in (index == 0 ? [] : [""]) + lines(for: life) }
    }

    private static func lines(for life: ModelLife) -> [String] {
        let symbol = life.identifier.map { ", \(PublicSymbol.catalogType).\($0)" } ?? ""
        let steps = life.steps.flatMap { step in
            step.sentences.enumerated().map { index, sentence in
                // The date once, and what else happened on that day below.
                "  \(index == 0 ? step.date.description : String(repeating: " ", count: 10))  \(sentence)"
            }
        }
        let replacement = life.replacement.map { ["              use instead: \(VisibleText.encode($0, limit: 200))"] }
        return ["\(VisibleText.encode(life.id, limit: 200)): \(life.stateText)\(symbol)"] + steps + (replacement ?? [])
    }
}
