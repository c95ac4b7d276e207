// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
    /// How deep a value may be nested to be converted; the standard limits let no document be deeper.
    ///
    /// A tree of values is converted, written and freed recursively, so its depth needs a bound of its own.
    package static let maximumConversionDepth = 512

    /// Copies a value of a document, to be written again.
    ///
    /// Linear in the size of the value.
    ///
    /// Whole numbers that fit in 64 bits become integers; all others, and minus zero, keep their exact text.
    ///
    /// - Parameters:
    ///   - node: The value to copy.
    ///   - layout: Chooses the layout of each array and object.
    /// - Throws: ``JSONConversionError`` for a number with an exponent, which the writer does not write, and for a
    ///   value that is nested too deeply.
    package init(_ node: JSONNode, layout: (JSONNode) -> JSONLayout) throws(JSONConversionError) {
        self = try Self.convert(node, depth: 0, layout: layout)
    }

    /// Copies a value that is inside of `depth` arrays and objects.
    private static func convert(_ node: JSONNode, depth: Int, layout: (JSONNode) -> JSONLayout)
        throws(JSONConversionError) -> JSONValue
    {
        switch node.kind {
        case .null:
            return .null
        case .boolean:
            return .boolean(node.boolean == true)
        case .number:
            return try number(node)
        case .string:
            return .string(node.string ?? "")
        case .array, .object:
            guard depth < maximumConversionDepth else { throw JSONConversionError(.tooDeep, node: node) }
            return try container(node, depth: depth, layout: layout)
        }
    }

    /// Copies an array or object.
    private static func container(_ node: JSONNode, depth: Int, layout: (JSONNode) -> JSONLayout)
        throws(JSONConversionError) -> JSONValue
    {
        if node.kind == .array {
            var elements: [JSONValue] = []
            for element in node.elements {
                elements.append(try convert(element, depth: depth + 1, layout: layout))
            }
            return .array(elements, layout: layout(node))
        }
        var members: [Member] = []
        for member in node.members {
            let value = try convert(member.value, depth: depth + 1, layout: layout)
            members.append(Member(key: member.key, value: value))
        }
        return .object(members, layout: layout(node))
    }

    /// Copies a number.
    private static func number(_ node: JSONNode) throws(JSONConversionError) -> JSONValue {
        let text = node.numberText ?? ""
        if let integer = Int64(text), text.utf8.elementsEqual(String(integer).utf8) {
            return .integer(integer)
        }
        // The reader has checked the grammar, so only an exponent can be in the way.
        guard let decimal = JSONDecimal(text) else { throw JSONConversionError(.exponent, node: node) }
        return .decimal(decimal)
    }
}
