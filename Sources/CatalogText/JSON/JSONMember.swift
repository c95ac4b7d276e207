// SPDX-License-Identifier: Apache-2.0

/// One member of a JSON object: a key and its value.
package struct JSONMember: Sendable {
    private let document: JSONDocument
    private let keyIndex: Int

    /// The member whose key is at `keyIndex` on the tape.
    init(document: JSONDocument, keyIndex: Int) {
        self.document = document
        self.keyIndex = keyIndex
    }

    /// The key with its escapes decoded.
    ///
    /// Linear in its length.
    package var key: String { document.tape.string(of: document.tape.entries[keyIndex]) }

    /// The key as a string value with a place of its own; its pointer is that of the member.
    package var keyNode: JSONNode { JSONNode(document: document, index: keyIndex) }

    /// The place where the key starts, in constant time.
    package var keyLocation: SourceLocation { keyNode.location }

    /// The value.
    package var value: JSONNode { JSONNode(document: document, index: keyIndex + 1) }
}
