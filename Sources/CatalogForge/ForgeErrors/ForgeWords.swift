// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a forge says about a failure, in the shapes that forges have for it; raw.
///
/// - GitHub: `{"message": "...", "errors": [{"field": "head", "code": "invalid"}, "..."]}`; `errors` may be an object.
/// - GitLab: `{"message": "..." or ["..."] or {"field": ["..."]}}` or `{"error": "..."}`.
/// - Forgejo: `{"message": "..."}`.
struct ForgeWords: Sendable {
    /// The most texts that are taken.
    private static let maximumCount = 12

    /// The most scalars of one of them.
    private static let maximumLength = 300

    /// The texts, in their order, each of them once.
    private(set) var texts: [String] = []

    /// The fields that errors are about, each with what is wrong with it, as `head invalid`.
    private(set) var fields: [String] = []

    /// Reads the body of a reply; there are no words where it is no JSON.
    init(_ root: JSONNode?) {
        guard let root else { return }
        for key in ["message", "error", "error_description", "errors"] {
            if let node = root[key] { collect(node, depth: 0) }
        }
    }

    /// All of it in one line.
    var line: String { texts.joined(separator: "; ") }

    /// The type of the first error of GraphQL.
    static func firstType(_ errors: JSONNode) -> String {
        for error in errors.elements { return error["type"]?.string ?? "" }
        return ""
    }

    /// Whether one of the texts has a part, whatever the case of its letters.
    func says(_ parts: String...) -> Bool {
        let text = line.lowercased()
        return parts.contains { text.contains($0.lowercased()) }
    }

    private mutating func collect(_ node: JSONNode, depth: Int) {
        guard depth < 4, texts.count < Self.maximumCount else { return }
        if let text = node.string {
            add(text)
        } else if node.kind == .array {
            for element in node.elements { collect(element, depth: depth + 1) }
        } else if node.kind == .object {
            collectObject(node, depth: depth)
        }
    }

    private mutating func collectObject(_ node: JSONNode, depth: Int) {
        let field = node["field"]?.string ?? ""
        let code = node["code"]?.string ?? ""
        if !field.isEmpty, !code.isEmpty { fields.append(Self.cut("\(field) \(code)")) }
        if let message = node["message"] {
            collect(message, depth: depth + 1)
        } else if !code.isEmpty {
            add("\(field) \(code)")
        } else {
            for member in node.members { collect(member.value, depth: depth + 1) }
        }
    }

    private mutating func add(_ text: String) {
        let text = Self.cut(text)
        if !text.isEmpty, texts.count < Self.maximumCount, !texts.contains(where: { $0.hasSameBytes(as: text) }) {
            texts.append(text)
        }
    }

    private static func cut(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(maximumLength)))
    }
}
