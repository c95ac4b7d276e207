// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Validation {
    /// A text that will be shown: not empty, not long, and free of controls, bidirectional and invisible scalars.
    mutating func judgeText(_ text: Located<String>?, what: String, maximumBytes: Int) -> String? {
        guard let text else { return nil }
        guard let problem = ShownText.problem(with: text.value, maximumBytes: maximumBytes) else { return text.value }
        findings.add(
            Diagnostic(
                .invalidText,
                "the \(what) \(QuotedText.quote(text.value)) \(problem)",
                at: text.place,
                nextStep: "such text is never written; look at what upstream means by it"
            )
        )
        return nil
    }

    /// The licence: an empty name means that upstream states none.
    mutating func judgeLicense(name: Located<String>?, url: Located<String>?) -> LicenseFacts? {
        guard let name, !name.value.isEmpty else { return nil }
        guard let accepted = judgeText(name, what: "licence", maximumBytes: FactLimits.maximumLicenseBytes) else {
            return nil
        }
        return LicenseFacts(name: accepted, url: judgeURL(url))
    }

    /// A URL that will be shown: https, printable ASCII.
    ///
    /// Empty means that upstream states none.
    private mutating func judgeURL(_ url: Located<String>?) -> String? {
        guard let url, !url.value.isEmpty else { return nil }
        guard ShownURL.isAcceptable(url.value, schemes: ["https"]) else {
            findings.add(
                Diagnostic(
                    .invalidURL,
                    "\(QuotedText.quote(url.value)) is not an https URL in printable ASCII of at most"
                        + " \(ShownURL.maximumBytes) bytes",
                    at: url.place,
                    nextStep: "such text is never written; look at what upstream means by it"
                )
            )
            return nil
        }
        return url.value
    }
}
