// SPDX-License-Identifier: Apache-2.0

extension ModelFacts {
    /// The words of a closed list that a model has.
    func words(of category: WordCategory) -> [String] {
        switch category {
        case .region: regions
        case .useCase: useCases
        case .kind: [kind]
        case .status: [status]
        case .quantization: quantization.map { [$0] } ?? []
        }
    }
}
