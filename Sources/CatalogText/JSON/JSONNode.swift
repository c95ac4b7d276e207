// SPDX-License-Identifier: Apache-2.0

/// One value of a ``JSONDocument``: a small handle that reads from the document what it is asked for.
package struct JSONNode: Sendable {
    /// The document that holds the value.
    package let document: JSONDocument

    /// The position of the value on the tape of the document.
    let index: Int

    /// What is recorded about the value.
    var entry: JSONTapeEntry { document.tape.entries[index] }

    /// The kind of the value.
    package var kind: JSONKind { entry.kind }

    /// The number of bytes of the document before the value.
    package var byteOffset: Int { Int(entry.start) }

    /// The bytes of the document that the value covers, with its quotes or brackets.
    package var byteRange: Range<Int> { Int(entry.start)..<Int(entry.end) }

    /// The bytes of the value as they are written.
    package var bytes: ArraySlice<UInt8> { document.tape.bytes(of: entry) }

    /// The place where the value starts, in constant time.
    package var location: SourceLocation { document.tape.text.location(at: byteOffset) }

    /// The path to the value.
    ///
    /// Linear in its depth.
    package var pointer: JSONPointer { document.tape.pointer(to: index) }

    /// The value of `true` or `false`, else nil.
    package var boolean: Bool? {
        guard kind == .boolean else { return nil }
        return bytes.first == UInt8(ascii: "t")
    }

    /// The exact text of a number, else nil.
    package var numberText: String? {
        guard kind == .number else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text of a string with its escapes decoded, else nil.
    ///
    /// Linear in its length.
    package var string: String? {
        guard kind == .string else { return nil }
        return document.tape.string(of: entry)
    }

    /// The UTF-8 bytes of a string with its escapes decoded, else nil.
    ///
    /// Linear in its length.
    package var stringBytes: [UInt8]? {
        guard kind == .string else { return nil }
        let content = document.tape.content(of: entry)
        return entry.hasEscapes ? JSONStringDecoder.decode(content) : Array(content)
    }

    /// The number of elements of an array or of members of an object; 0 for any other kind.
    package var count: Int {
        kind == .array || kind == .object ? Int(entry.detail) : 0
    }

    /// The elements of an array in their order; none for any other kind.
    package var elements: JSONElements { JSONElements(of: self) }

    /// The members of an object in their order; none for any other kind.
    package var members: JSONMembers { JSONMembers(of: self) }

    /// The value of the member whose key has the same UTF-8 bytes as `key`; nil if there is none, or no object.
    ///
    /// Linear in the number of members: to read all of a large object, walk its ``members``.
    package subscript(key: String) -> JSONNode? {
        guard kind == .object else { return nil }
        var key = key
        let fingerprint = key.withUTF8 { JSONKeyFingerprint.make(UnsafeRawBufferPointer($0)) }
        let entries = document.tape.entries
        var keyIndex = index + 1
        while keyIndex < entry.next {
            if entries[keyIndex].detail == fingerprint, hasBytes(entries[keyIndex], of: key) {
                return JSONNode(document: document, index: keyIndex + 1)
            }
            keyIndex = Int(entries[keyIndex + 1].next)
        }
        return nil
    }

    /// Whether a key, decoded, has the UTF-8 bytes of `text`.
    private func hasBytes(_ key: JSONTapeEntry, of text: String) -> Bool {
        let content = document.tape.content(of: key)
        return key.hasEscapes
            ? JSONStringDecoder.decode(content).elementsEqual(text.utf8)
            : text.hasBytes(content)
    }
}
