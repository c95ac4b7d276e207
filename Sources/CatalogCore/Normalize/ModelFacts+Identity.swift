// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension ModelFacts {
    /// Whether all facts are the same, texts by their UTF-8 bytes.
    ///
    /// `==` would take two spellings of one character for the same.
    func isIdentical(to other: ModelFacts) -> Bool {
        let texts = [(name, other.name), (vendor, other.vendor), (kind, other.kind), (status, other.status)]
        return id.hasSameBytes(as: other.id) && texts.allSatisfy { $0.hasSameBytes(as: $1) }
            && contextWindowTokens == other.contextWindowTokens
            && inputUSDPerMillionTokens == other.inputUSDPerMillionTokens
            && outputUSDPerMillionTokens == other.outputUSDPerMillionTokens
            && isSame(regions, other.regions) && isSame(useCases, other.useCases) && isSame(tags, other.tags)
            && isSame(quantization, other.quantization) && isSame(license?.name, other.license?.name)
            && isSame(license?.url, other.license?.url) && embeddingDimensions == other.embeddingDimensions
            && createdOn == other.createdOn
    }
}

private func isSame(_ first: [String], _ second: [String]) -> Bool {
    first.elementsEqual(second) { $0.hasSameBytes(as: $1) }
}

private func isSame(_ first: String?, _ second: String?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): first.hasSameBytes(as: second)
    default: false
    }
}
