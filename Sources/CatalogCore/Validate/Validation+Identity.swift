// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Validation {
    /// An id is `vendor/name`: ASCII letters, digits and `. _ - + :`, each part beginning with a letter or digit.
    mutating func judgeID(_ id: Located<String>?) -> String? {
        guard let id else { return nil }
        guard let problem = ModelID.problem(with: id.value) else { return id.value }
        findings.add(
            Diagnostic(
                .invalidID,
                "\(QuotedText.quote(id.value)) is not a model id: \(problem)",
                at: id.place,
                nextStep: "ids become code and file text; look at what upstream means by this one"
            )
        )
        return nil
    }

    /// Ids must differ, and must differ in more than case: two such ids collide on file systems and in people's eyes.
    mutating func judgeIdentities(_ ids: [Located<String>]) {
        var firstByID: [String: Located<String>] = [:]
        var firstByLowercaseID: [String: Located<String>] = [:]
        for id in ids where ModelID.problem(with: id.value) == nil {
            let lowercase = id.value.lowercased()
            if let first = firstByID[id.value] {
                report(.duplicateID, "the id \(QuotedText.quote(id.value)) is listed twice", id, first: first)
            } else if let first = firstByLowercaseID[lowercase] {
                let pair = "\(QuotedText.quote(id.value)) and \(QuotedText.quote(first.value))"
                report(.idDiffersByCase, "the ids \(pair) differ only by case", id, first: first)
            }
            if firstByID[id.value] == nil { firstByID[id.value] = id }
            if firstByLowercaseID[lowercase] == nil { firstByLowercaseID[lowercase] = id }
        }
    }

    private mutating func report(
        _ code: Rule,
        _ message: String,
        _ id: Located<String>,
        first: Located<String>
    ) {
        findings.add(
            Diagnostic(
                code,
                message,
                at: id.place,
                notes: [DiagnosticNote("the first is here", place: first.place)],
                nextStep: "ask for the answer again; one id must stand for one model"
            )
        )
    }
}
