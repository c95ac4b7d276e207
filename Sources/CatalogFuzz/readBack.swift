// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Reads what was written here; a refusal is a failure of the writer or of the reader.
func readBack(_ bytes: [UInt8]) throws(PropertyFailure) -> JSONDocument {
    do throws(JSONReadError) {
        return try JSONDocument(bytes: bytes, file: "written.json")
    } catch {
        throw PropertyFailure("what was written is refused: \(error)")
    }
}

/// Fails when a terminal would obey a text, or a reader would not see a part of it; line feeds may be there.
func requireVisible(_ text: [UInt8]) throws(PropertyFailure) {
    for line in text.split(separator: UInt8(ascii: "\n")) {
        let line = String(decoding: line, as: UTF8.self)
        try require(VisibleText.isVisible(line), "a line hides something: \(VisibleText.encode(line))")
    }
}
