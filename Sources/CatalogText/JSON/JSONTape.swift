// SPDX-License-Identifier: Apache-2.0

/// The structure of a JSON text as a flat list, with the text itself: strings and numbers stay where they are in it.
struct JSONTape: Sendable {
    /// The text that the entries point into.
    let text: JSONText

    /// The values and keys in the order of the text; the root is the first.
    let entries: [JSONTapeEntry]

    /// The bytes of an entry as they are written.
    func bytes(of entry: JSONTapeEntry) -> ArraySlice<UInt8> {
        text.bytes[Int(entry.start)..<Int(entry.end)]
    }

    /// The text of a string or key, decoded.
    func string(of entry: JSONTapeEntry) -> String {
        let content = bytes(of: entry).dropFirst().dropLast()
        return entry.hasEscapes
            ? String(decoding: JSONStringDecoder.decode(content), as: UTF8.self)
            : String(decoding: content, as: UTF8.self)
    }

    /// The path to the value, or to the value of the key, at `index`.
    ///
    /// Linear in the depth.
    func pointer(to index: Int) -> JSONPointer {
        var tokens: [String] = []
        var index = index
        while entries[index].parent != JSONTapeEntry.noParent {
            let entry = entries[index]
            let parent = Int(entry.parent)
            if entries[parent].kind == .array {
                tokens.append(String(entry.ordinal))
            } else {
                // The key of a member is the entry before its value.
                tokens.append(string(of: entry.isKey ? entry : entries[index - 1]))
            }
            index = parent
        }
        return JSONPointer(tokens: tokens.reversed())
    }
}
