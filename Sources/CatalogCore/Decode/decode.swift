// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// Reads an answer into rows, without judging the facts.
///
/// Every field is looked at in one run: unknown keys are warnings, fields that are missing or of another type are
/// errors, and the fields beside them are still read.
///
/// - Parameter document: The answer.
/// - Returns: The rows, or nil when the answer is not a catalog of ours at all, and everything found on the way.
/// - Complexity: O(*n*) in the size of the answer.
package func decode(_ document: JSONDocument) -> StageResult<DecodedCatalog> {
    switch recognizeShape(of: document.root) {
    case .failure(let mismatch):
        return StageResult(nil, [mismatch.diagnostic])
    case .success(let (shape, list)):
        if let tooMany = tooManyModels(in: list) { return StageResult(nil, [tooMany]) }
        switch shape {
        case .modelsInfo: return decodeModelsInfo(list)
        case .verboseModels: return decodeVerboseModels(document.root, list: list)
        }
    }
}

/// The most models that are looked at: a thousand times what upstream has ever listed.
private let maximumModels = 50_000

private func tooManyModels(in list: JSONNode) -> Diagnostic? {
    // The flavors count: each is a model of its own.
    let count = list.count + list.elements.reduce(0) { $0 + max(($1["flavors"]?.count ?? 0) - 1, 0) }
    guard count > maximumModels else { return nil }
    return Diagnostic(
        .tooManyModels,
        "the answer lists \(count) models; more than \(maximumModels) are not judged",
        at: DiagnosticPlace(list),
        nextStep: "look at the answer: the catalog has had 20 to 50 models"
    )
}
