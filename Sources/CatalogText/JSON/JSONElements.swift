// SPDX-License-Identifier: Apache-2.0

/// The elements of a JSON array in their order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    /// The elements of `node`; none if it is not an array.
    init(of node: JSONNode) {
        document = node.document
        index = node.index + 1
        end = node.kind == .array ? Int(node.entry.next) : index
    }

    /// The next element, or nil after the last.
    package mutating func next() -> JSONNode? {
        guard index < end else { return nil }
        let element = JSONNode(document: document, index: index)
        index = Int(document.tape.entries[index].next)
        return element
    }
}
