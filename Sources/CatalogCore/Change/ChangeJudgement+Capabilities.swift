// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension ChangeJudgement {
    /// A capability whose words are gone: apps that rely on it would be told that it is no longer there.
    mutating func judgeCapabilities(of model: ListedModels.Model, since old: ModelFacts) {
        let before = vocabulary.capabilities(of: old)
        let after = vocabulary.capabilities(of: model.facts)
        let lost = before.filter { !after.contains($0) }
        guard !lost.isEmpty else { return }
        report(
            .capabilityLost,
            "no word stands for \(lost.map(\.rawValue).joined(separator: ", ")) any more",
            FactChange(field: "capabilities", before: Self.text(of: before), after: Self.text(of: after)),
            of: model
        )
    }

    /// A kind of another role: the Swift declarations of the model change, not only its facts.
    mutating func judgeRole(of model: ListedModels.Model, from old: String, to new: String) {
        let before = vocabulary.word(old, in: .kind)?.role
        let after = vocabulary.word(new, in: .kind)?.role
        guard before != after else { return }
        let words = [before, after].map { $0?.rawValue ?? "unknown" }
        report(
            .roleChanged,
            "the kind \(QuotedText.quote(old)) became \(QuotedText.quote(new)): \(words[0]) became \(words[1])",
            FactChange(field: "kind", before: Self.text(of: old), after: Self.text(of: new)),
            of: model
        )
    }

    private static func text(of capabilities: [Capability]) -> String {
        let value = JSONValue.array(capabilities.map { .string($0.rawValue) })
        return String(decoding: JSONWriter.compactBytes(value), as: UTF8.self)
    }

    private static func text(of word: String) -> String {
        String(decoding: JSONWriter.compactBytes(.string(word)), as: UTF8.self)
    }
}
