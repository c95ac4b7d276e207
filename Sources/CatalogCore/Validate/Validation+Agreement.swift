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
        guard let flavor, let model, !isSame(flavor, model) else { return }
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

    /// Texts are the same by their bytes, numbers by their value: 1024 and 1024.0 agree.
    private func isSame(_ first: Located<String>, _ second: Located<String>) -> Bool {
        if first.value.hasSameBytes(as: second.value) { return true }
        guard first.node.kind == .number, second.node.kind == .number,
            let left = try? ExactDecimal(first.value), let right = try? ExactDecimal(second.value)
        else { return false }
        return left == right
    }

    /// Lists agree when they hold the same words, in any order.
    private mutating func compare(
        _ flavor: [Located<String>]?,
        _ field: String,
        _ model: [Located<String>]?,
        in row: DecodedModel
    ) {
        guard let flavor, let model else { return }
        // Mostly they are the same in the same order.
        let isSame =
            flavor.count == model.count && zip(flavor, model).allSatisfy { $0.value.hasSameBytes(as: $1.value) }
        guard !isSame else { return }
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
