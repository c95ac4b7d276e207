// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Validation {
    /// A flavor repeats fields of its model; when the two differ, one of them is wrong and nobody knows which.
    mutating func judgeAgreement(of flavor: DecodedFlavor, with model: DecodedModel) {
        compare(flavor.kind, "model_type", model.kind, "type")
        compare(flavor.displayName, "model_name", model.displayName, "name")
        compare(flavor.contextWindowThousands, "context_window_k", model.contextWindowThousands, "context_window_k")
        compare(flavor.tags, "tags", model.tags, in: model)
        compare(flavor.useCases, "use_cases", model.useCases, in: model)
    }

    private mutating func compare(
        _ flavor: Located<String>?,
        _ flavorField: String,
        _ model: Located<String>?,
        _ modelField: String
    ) {
        guard let flavor, let model, !flavor.value.utf8.elementsEqual(model.value.utf8) else { return }
        findings.add(
            Diagnostic(
                .flavorDisagrees,
                "\"\(flavorField)\" is \(QuotedText.quote(flavor.value)), but \"\(modelField)\" of the model is"
                    + " \(QuotedText.quote(model.value))",
                at: flavor.place,
                notes: [DiagnosticNote("the model says so here", place: model.place)],
                nextStep: "ask for the answer again; one of the two is wrong"
            )
        )
    }

    /// Lists agree when they hold the same words, in any order.
    private mutating func compare(
        _ flavor: [Located<String>]?,
        _ field: String,
        _ model: [Located<String>]?,
        in row: DecodedModel
    ) {
        guard let flavor, let model else { return }
        let flavorWords = Set(flavor.map { Array($0.value.utf8) })
        let modelWords = Set(model.map { Array($0.value.utf8) })
        guard
            let odd = flavor.first(where: { !modelWords.contains(Array($0.value.utf8)) })
                ?? model.first(where: { !flavorWords.contains(Array($0.value.utf8)) })
        else { return }
        findings.add(
            Diagnostic(
                .flavorDisagrees,
                "\"\(field)\" of the flavor and of its model differ: only one of them has \(QuotedText.quote(odd.value))",
                at: odd.place,
                notes: [DiagnosticNote("the model is here", place: DiagnosticPlace(row.node))],
                nextStep: "ask for the answer again; one of the two is wrong"
            )
        )
    }
}
