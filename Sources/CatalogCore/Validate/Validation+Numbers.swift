// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Validation {
    /// A context window: a whole number of tokens from 1, and not upstream's placeholder.
    mutating func judgeContextWindow(_ window: Located<String>?) -> Int? {
        guard let window else { return nil }
        guard let tokens = wholeNumber(window.value, upTo: FactLimits.maximumContextWindowTokens), tokens > 0 else {
            findings.add(
                Diagnostic(
                    .invalidContextWindow,
                    "a context window must be a whole number of tokens from 1 to"
                        + " \(FactLimits.maximumContextWindowTokens), found \(QuotedText.quote(window.value))",
                    at: window.place,
                    nextStep: "ask for the answer again, or ask upstream"
                )
            )
            return nil
        }
        guard tokens != FactLimits.placeholderContextWindowTokens else {
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
        if let number = wholeNumber(dimensions.value, upTo: FactLimits.maximumEmbeddingDimensions), number > 0 {
            return number
        }
        findings.add(
            Diagnostic(
                .invalidEmbeddingDimensions,
                "embedding dimensions must be a whole number from 1 to \(FactLimits.maximumEmbeddingDimensions),"
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
        case .midnight(let date) where FactLimits.creationYears.contains(date.year): return date
        case .otherTime: return nil
        case .midnight, .malformed:
            findings.add(
                Diagnostic(
                    .invalidDate,
                    "\(QuotedText.quote(text.value)) is not a creation time: ISO 8601 text in UTC or seconds since 1970,"
                        + " in the years \(FactLimits.creationYears.lowerBound) to \(FactLimits.creationYears.upperBound)",
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
