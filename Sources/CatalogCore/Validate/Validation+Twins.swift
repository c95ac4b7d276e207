// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Validation {
    /// Two spellings of one text, such as a letter with its accent in one scalar and in two, look the same to people
    /// and are two texts to every comparison of bytes.
    ///
    /// - Complexity: O(*n*) in the size of the texts.
    mutating func judgeTwins(in catalog: DecodedCatalog) {
        judgeTwins(among: catalog.models.compactMap(\.vendor), what: "vendor")
        judgeTwins(among: catalog.models.compactMap(\.displayName), what: "name")
        judgeTwins(among: catalog.models.flatMap { $0.tags ?? [] }, what: "tag")
        judgeTwins(among: catalog.models.compactMap(\.licenseName), what: "licence")
    }

    private mutating func judgeTwins(among texts: [Located<String>], what: String) {
        // `==` on texts is canonical equivalence, which is what is looked for here.
        var firstByText: [String: Located<String>] = [:]
        for text in texts {
            guard let first = firstByText[text.value] else {
                firstByText[text.value] = text
                continue
            }
            guard !first.value.hasSameBytes(as: text.value) else { continue }
            findings.add(
                Diagnostic(
                    .textTwin,
                    "the \(what) \(QuotedText.quote(text.value)) looks like another one, but its bytes differ",
                    at: text.place,
                    notes: [DiagnosticNote("the other is here", place: first.place)],
                    nextStep: "ask upstream; two spellings of one text are never written"
                )
            )
        }
    }
}
