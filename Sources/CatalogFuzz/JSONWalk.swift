// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Visits every value of a document and asks it for everything it can tell.
struct JSONWalk {
    private let document: JSONDocument
    private let positions: LinePositions
    /// The distance in bytes between values whose pointers are followed, which takes as long as the way from the root.
    private let pointerStep: Int

    init(_ document: JSONDocument, positions: LinePositions) {
        self.document = document
        self.positions = positions
        self.pointerStep = document.nodeCount / 64 + 1
    }

    /// Fails at the first value that contradicts the text or itself.
    func check() throws(PropertyFailure) {
        var pending = [document.root]
        var nodeCount = 0
        while let node = pending.popLast() {
            try check(node)
            if nodeCount.isMultiple(of: pointerStep) { try checkPointer(of: node) }
            let children = try parts(of: node)
            nodeCount += 1 + children.keyCount
            pending += children.values
        }
        try require(nodeCount == document.nodeCount, "\(nodeCount) of \(document.nodeCount) values and keys were found")
    }

    /// What one value tells about itself.
    private func check(_ node: JSONNode) throws(PropertyFailure) {
        try positions.check(node.location)
        try require(node.location == document.location(atByteOffset: node.byteOffset), "\(node.location) is two places")
        try require(node.bytes.elementsEqual(document.bytes[node.byteRange]), "\(node.location) has other bytes")
        switch node.kind {
        case .string:
            let text = try require(node.string, "\(node.location) has no text")
            try require(node.stringBytes.map(text.utf8.elementsEqual) == true, "\(node.location) is two strings")
        case .number:
            let text = try require(node.numberText, "\(node.location) has no number")
            let hasExponent = text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
            try require(hasExponent || JSONDecimal(text) != nil, "\(node.location) is not a number")
        case .boolean:
            let word = try require(node.boolean, "\(node.location) has no truth value") ? "true" : "false"
            try require(node.bytes.elementsEqual(word.utf8), "\(node.location) is not \(word)")
        case .null:
            try require(node.bytes.elementsEqual("null".utf8), "\(node.location) is not null")
        case .array, .object:
            break
        }
    }

    /// The values inside of a value: in order, inside of it, as many as it says, and no two under one key.
    private func parts(of node: JSONNode) throws(PropertyFailure) -> (values: [JSONNode], keyCount: Int) {
        var end = node.byteOffset
        var values: [JSONNode] = []
        var keys: Set<[UInt8]> = []
        for member in node.members {
            try check(member.keyNode)
            let key = try require(member.keyNode.stringBytes, "\(member.keyLocation) is not a key")
            try require(keys.insert(key).inserted, "\(member.keyLocation) repeats a key")
            try advance(&end, over: member.keyNode)
            try advance(&end, over: member.value)
            values.append(member.value)
        }
        for element in node.elements {
            try advance(&end, over: element)
            values.append(element)
        }
        try require(values.isEmpty || end < node.byteRange.upperBound, "\(node.location) ends before its parts")
        try require(values.count == node.count, "\(node.location) has \(values.count) parts, not \(node.count)")
        return (values, keys.count)
    }

    private func advance(_ end: inout Int, over part: JSONNode) throws(PropertyFailure) {
        try require(part.byteOffset > end, "\(part.location) overlaps what is before it")
        end = part.byteRange.upperBound - 1
    }

    /// The pointer of a value leads from the root to the same place.
    private func checkPointer(of node: JSONNode) throws(PropertyFailure) {
        let pointer = node.pointer
        var found = document.root
        for token in pointer.tokens {
            let next = found.kind == .object ? found[token] : element(token, of: found)
            found = try require(next, "\(pointer) leads nowhere")
        }
        try require(found.byteRange == node.byteRange, "\(pointer) leads to \(found.location), not to \(node.location)")
    }

    private func element(_ token: String, of array: JSONNode) -> JSONNode? {
        guard let index = Int(token) else { return nil }
        return array.elements.dropFirst(index).first { _ in true }
    }
}
