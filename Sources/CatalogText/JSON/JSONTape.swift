// SPDX-License-Identifier: Apache-2.0

/// The structure of a JSON text as a flat list, with the text itself: strings and numbers stay where they are in it.
struct JSONTape: Sendable {
    /// The text that the entries point into.
    let text: JSONText

    /// The values and keys in the order of the text; the root is the first.
    let entries: [JSONTapeEntry]

    /// The bytes of an entry as they are written.
    func bytes(of entry: JSONTapeEntry) -> ArraySlice<UInt8> {
        text[Int(entry.start)..<Int(entry.end)]
    }

    /// The bytes of a string or key between its quotes, as they are written.
    func content(of entry: JSONTapeEntry) -> ArraySlice<UInt8> {
        text[(Int(entry.start) + 1)..<(Int(entry.end) - 1)]
    }

    /// The text of a string or key, decoded.
    func string(of entry: JSONTapeEntry) -> String {
        entry.hasEscapes
            ? String(decoding: JSONStringDecoder.decode(content(of: entry)), as: UTF8.self)
            : String(decoding: content(of: entry), as: UTF8.self)
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
