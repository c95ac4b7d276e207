// SPDX-License-Identifier: Apache-2.0

/// The closed lists of the vocabulary; the raw value is what `accept` calls a list.
package enum WordCategory: String, Hashable, Sendable, CaseIterable {
    case region
    case useCase
    case kind
    case status
    case quantization

    /// The place of the list among all.
    var index: Int {
        switch self {
        case .region: 0
        case .useCase: 1
        case .kind: 2
        case .status: 3
        case .quantization: 4
        }
    }

    /// The member of `snapshots/vocabulary.json` that holds the list.
    package var member: String {
        switch self {
        case .region: "regions"
        case .useCase: "useCases"
        case .kind: "kinds"
        case .status: "statuses"
        case .quantization: "quantizations"
        }
    }

    /// The name in a sentence.
    package var singular: String {
        switch self {
        case .region: "region"
        case .useCase: "use case"
        case .kind: "kind"
        case .status: "status"
        case .quantization: "quantization"
        }
    }

    /// The rule that an unknown word of this list breaks.
    package var unknownCode: Rule {
        switch self {
        case .region: .unknownRegion
        case .useCase: .unknownUseCase
        case .kind: .unknownKind
        case .status: .unknownStatus
        case .quantization: .unknownQuantization
        }
    }
}
