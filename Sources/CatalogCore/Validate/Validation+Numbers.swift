// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A context window, and the rounded one that upstream states beside it, both in tokens.
struct JudgedWindow {
    let tokens: Int
    let rounded: Int?
}

extension Validation {
    /// A context window: a whole number of tokens from 1, not above what its rounded twin allows.
    ///
    /// One that is far below the twin is not judged here: it waits for a person, who may know better.
    mutating func judgeContextWindow(_ window: Located<String>?, rounded: Located<String>?) -> JudgedWindow? {
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
        let judged = JudgedWindow(tokens: tokens, rounded: roundedTokens(rounded))
        if let rounded, judged.rounded == nil {
            findings.add(
                Diagnostic(
                    .contextWindowDisagrees,
                    "\"context_window_k\" must be a number of thousands of tokens, found \(QuotedText.quote(rounded.value))",
                    at: rounded.place,
                    nextStep: "max_model_len is kept; look at whether it is right"
                )
            )
        }
        // A thousand may stand for 1,024, and rounding adds up to a twentieth.
        if let rounded, let limit = judged.rounded, Int64(tokens) * 10_000 > Int64(limit) * 10_752 {
            findings.add(
                Diagnostic(
                    .contextWindowDisagrees,
                    "a context window of \(tokens) tokens is more than \"context_window_k\" says:"
                        + " \(QuotedText.quote(rounded.value))",
                    at: window.place,
                    notes: [DiagnosticNote("the rounded window is here", place: rounded.place)],
                    nextStep: "max_model_len is kept; look at which of the two is right"
                )
            )
        }
        return judged
    }

    /// Thousands of tokens in tokens; nil for what is no such number, since nothing is stored from it.
    private func roundedTokens(_ rounded: Located<String>?) -> Int? {
        guard let decimal = rounded.flatMap({ try? ExactDecimal($0.value) }), !decimal.isNegative,
            let scaled = decimal.scaled(byPowerOfTen: 3), scaled.integer > 0,
            scaled.integer <= UInt64(FactLimits.maximumContextWindowTokens)
        else { return nil }
        return Int(scaled.integer)
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
