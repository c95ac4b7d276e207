// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Tells which of the two public shapes an answer has, by its structure alone.
///
/// - Returns: The shape and the array that holds the models, or the finding that says what the answer is instead.
func recognizeShape(of root: JSONNode) -> Result<(shape: CatalogShape, list: JSONNode), ShapeMismatch> {
    switch root.kind {
    case .array:
        let isEmpty = root.count == 0
        guard isEmpty || root.elements.contains(where: { $0["flavors"] != nil }) else {
            return .failure(ShapeMismatch("a JSON array whose elements have no \"flavors\"", at: root))
        }
        return .success((.modelsInfo, root))
    case .object:
        return recognizeVerboseShape(of: root)
    case .null, .boolean, .number, .string:
        return .failure(ShapeMismatch("\(root.kind.phrase), not a list of models", at: root))
    }
}

private func recognizeVerboseShape(of root: JSONNode) -> Result<(shape: CatalogShape, list: JSONNode), ShapeMismatch> {
    guard let data = root["data"], data.kind == .array else {
        return .failure(ShapeMismatch("a JSON object \(keyList(of: root))", at: root))
    }
    guard root["object"]?.string == "list" else {
        return .failure(
            ShapeMismatch("a list of models of another provider: no \"object\": \"list\" at the top", at: root)
        )
    }
    guard data.count > 0 else { return .success((.verboseModels, data)) }
    if data.elements.contains(where: { $0["regions"] != nil }) { return .success((.verboseModels, data)) }
    if data.elements.allSatisfy({ $0["pricing"] == nil && $0["context_length"] == nil }) {
        return .failure(
            ShapeMismatch("the short /v1/models list, without prices; ask for /v1/models?verbose=true", at: root)
        )
    }
    return .failure(ShapeMismatch("a list of models of another provider: no model has \"regions\"", at: root))
}

/// The first keys of an object, for a message about what was found instead of a catalog.
private func keyList(of node: JSONNode) -> String {
    let shown = node.members.prefix(5).map { QuotedText.quote($0.key) }
    guard !shown.isEmpty else { return "without members" }
    let rest = node.count - shown.count
    return "with the keys " + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}
