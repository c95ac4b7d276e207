// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Diagnostic {
    /// The SHA-256 of what the finding is about: rule, model, fact and values, never the wording or the position.
    ///
    /// A finding keeps its fingerprint when the answer is listed in another order, when the line moves, or when a
    /// message is improved. Findings of one run that are the same in all of this share it.
    ///
    /// - Complexity: O(*n*) in the length of the values.
    package var fingerprint: String {
        let parts: [String?] = [
            rule.code,
            subject ?? place?.file,
            change?.field ?? place?.pointer.flatMap(fieldName),
            change?.before,
            change?.after ?? place?.value,
        ]
        let value = JSONValue.array(parts.map { $0.map { .string($0) } ?? .null })
        return SHA256.hexDigest(of: JSONWriter.compactBytes(value))
    }

    /// The last key of a pointer: indices depend on the order of the answer, which means nothing.
    private func fieldName(_ pointer: JSONPointer) -> String? {
        pointer.tokens.last { token in !token.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
}
