// SPDX-License-Identifier: Apache-2.0

/// The members of a JSON object in their order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    /// The members of `node`; none if it is not an object.
    init(of node: JSONNode) {
        document = node.document
        index = node.index + 1
        end = node.kind == .object ? Int(node.entry.next) : index
    }

    /// The next member, or nil after the last.
    package mutating func next() -> JSONMember? {
        guard index < end else { return nil }
        let member = JSONMember(document: document, keyIndex: index)
        index = Int(document.tape.entries[index + 1].next)
        return member
    }
}
