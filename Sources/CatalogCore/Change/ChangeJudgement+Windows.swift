// SPDX-License-Identifier: Apache-2.0

extension ChangeJudgement {
    /// Judges a context window that is new or changed.
    ///
    /// - Parameters:
    ///   - model: The model as it is listed now.
    ///   - known: The last known window, and the date of the snapshot that states it; nil when none does.
    mutating func judgeWindow(of model: ListedModels.Model, since known: (tokens: Int, date: CalendarDate)?) {
        let tokens = model.facts.contextWindowTokens
        let last = known?.tokens
        guard tokens != last else { return }
        let change = FactChange(field: "contextWindowTokens", before: last.map(String.init), after: "\(tokens)")
        let before = known.map { "; on \($0.date) it was \($0.tokens)" } ?? ""
        if tokens == FactLimits.placeholderContextWindowTokens {
            let message = "a context window of \(tokens) tokens is upstream's placeholder for an unknown one\(before)"
            report(.placeholderContextWindow, message, change, of: model)
        } else if let last, tokens * 2 < last {
            let message = "a context window of \(tokens) tokens is far below the last known one, \(last)"
            report(.placeholderContextWindow, message, change, of: model)
        } else if let last, tokens < last {
            // Before the twin, which no snapshot has: the committed step has to be the one that was acknowledged.
            report(
                .contextWindowShrunk,
                "the context window shrank from \(last) to \(tokens) tokens",
                change,
                of: model
            )
        } else if let rounded = model.roundedContextWindowTokens, Self.isFarBelow(tokens, rounded) {
            let message =
                "a context window of \(tokens) tokens is far below what \"context_window_k\" says,"
                + " \(rounded / 1_000) thousand\(before)"
            report(.placeholderContextWindow, message, change, of: model)
        } else if let power = Self.nearPowerOfTwo(tokens), returned(change, id: model.facts.id) == nil {
            let message = "a context window of \(tokens) tokens is almost \(power), a power of two\(before)"
            report(.nearPowerOfTwo, message, change, of: model)
        }
    }

    /// Whether a window is below its rounded twin by more than rounding explains.
    private static func isFarBelow(_ tokens: Int, _ rounded: Int) -> Bool { Int64(tokens) * 100 < Int64(rounded) * 95 }

    /// The power of two that a number misses by less than a thousandth; nil for a power of two and for all others.
    static func nearPowerOfTwo(_ number: Int) -> Int? {
        guard number >= 1_024, number <= FactLimits.maximumContextWindowTokens else { return nil }
        let below = 1 << (Int.bitWidth - 1 - number.leadingZeroBitCount)
        guard number != below else { return nil }
        return [below, below * 2].first { Int64(abs(number - $0)) * 1_000 < Int64($0) }
    }
}
