// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Validation {
    /// The largest context window that is believed, in tokens; it fits a 32-bit `Int`.
    private static var maximumContextWindowTokens: Int { 1_000_000_000 }
    /// The largest embedding that is believed.
    private static var maximumEmbeddingDimensions: Int { 1_000_000 }
    /// What upstream writes when it does not know the window: 16 of 29 models on 2026-08-11.
    private static var placeholderContextWindowTokens: Int { 8000 }

    /// A context window: a whole number of tokens from 1, and not upstream's placeholder.
    mutating func judgeContextWindow(_ window: Located<String>?) -> Int? {
        guard let window else { return nil }
        guard let tokens = wholeNumber(window.value, upTo: Self.maximumContextWindowTokens), tokens > 0 else {
            findings.add(
                Diagnostic(
                    .invalidContextWindow,
                    "a context window must be a whole number of tokens from 1 to"
                        + " \(Self.maximumContextWindowTokens), found \(QuotedText.quote(window.value))",
                    at: window.place,
                    nextStep: "ask for the answer again, or ask upstream"
                )
            )
            return nil
        }
        guard tokens != Self.placeholderContextWindowTokens else {
            findings.add(
                Diagnostic(
                    .placeholderContextWindow,
                    "a context window of \(tokens) tokens is upstream's placeholder for an unknown one",
                    at: window.place,
                    nextStep: "ask for the answer again on another day; the placeholder is never written"
                )
            )
            return nil
        }
        return tokens
    }

    /// The length of an embedding vector, where upstream states one.
    mutating func judgeEmbeddingDimensions(_ dimensions: Located<String>?) -> Int? {
        guard let dimensions else { return nil }
        if let number = wholeNumber(dimensions.value, upTo: Self.maximumEmbeddingDimensions), number > 0 {
            return number
        }
        findings.add(
            Diagnostic(
                .invalidEmbeddingDimensions,
                "embedding dimensions must be a whole number from 1 to \(Self.maximumEmbeddingDimensions),"
                    + " found \(QuotedText.quote(dimensions.value))",
                at: dimensions.place,
                nextStep: "ask for the answer again, or ask upstream"
            )
        )
        return nil
    }

    /// Upstream's creation time is at times the time of the request: only a midnight is a date.
    mutating func judgeCreationTime(_ created: DecodedTime?) -> CalendarDate? {
        guard let created else { return nil }
        let text: Located<String>
        let time: UpstreamTime
        switch created {
        case .text(let value):
            text = value
            time = UpstreamTime(isoText: value.value)
        case .epochSeconds(let value):
            text = value
            let seconds = wholeNumber(value.value, upTo: Int.max)
            time = seconds.map { UpstreamTime(epochSeconds: Int64($0)) } ?? .malformed
        }
        switch time {
        case .midnight(let date): return date
        case .otherTime: return nil
        case .malformed:
            findings.add(
                Diagnostic(
                    .invalidDate,
                    "\(QuotedText.quote(text.value)) is not a creation time: ISO 8601 text in UTC or seconds since 1970",
                    at: text.place,
                    nextStep: "if upstream changed the form for good, teach it to UpstreamTime"
                )
            )
            return nil
        }
    }

    private func wholeNumber(_ text: String, upTo maximum: Int) -> Int? {
        (try? ExactDecimal(text))?.wholeNumber(upTo: maximum)
    }
}
