// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// A text that was judged by itself, as what it claims to be.
enum JudgedInput {
    case snapshot(StageResult<Snapshot>)
    case answer(ValidationResult)

    init(_ input: ValidatedInput, vocabulary: Vocabulary) {
        self =
            looksLikeSnapshot(input.bytes, name: input.name)
            ? .snapshot(judgeSnapshot(input.bytes, path: input.name, vocabulary: vocabulary))
            : .answer(judgeAnswer(input.bytes, name: input.name, vocabulary: vocabulary))
    }

    /// What it lists, to be compared with a snapshot; nil when nothing could be read.
    func listed(since base: Snapshot?) -> ListedModels? {
        switch self {
        case .snapshot(let judged): judged.value.map { ListedModels($0) }
        case .answer(let judged): judged.rows.map { ListedModels($0, base: base) }
        }
    }
}
