// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The line of a file at which a finding points, with a caret under the place.
package enum SourceExcerpt {
    /// The most bytes of the line that are shown before the place.
    private static let maximumBytesBefore = 40
    /// The most bytes of the line that are shown from the place on.
    private static let maximumBytesAfter = 60

    /// Two lines: the text around the place, safe to print, and the caret with a tilde for each further byte.
    ///
    /// A long line, such as that of an answer without line feeds, is cut on both sides, at whole characters.
    ///
    /// - Parameters:
    ///   - place: The place in the text.
    ///   - bytes: The text.
    /// - Returns: No lines when the place has no position in the text.
    /// - Complexity: O(1).
    package static func lines(at place: DiagnosticPlace, in bytes: ArraySlice<UInt8>) -> [String] {
        guard let location = place.location, location.byteOffset >= 0, location.byteOffset < bytes.count else {
            return []
        }
        let offset = bytes.startIndex + location.byteOffset
        let before = visible(head(of: bytes[..<offset]))
        let rest = line(after: offset, in: bytes)
        let marked = place.byteCount > 0 ? rest.prefix(place.byteCount) : rest.prefix(1)
        let width = max(1, visible(marked).unicodeScalars.count)
        let text = before + visible(rest)
        guard !text.isEmpty else { return [] }
        let indent = String(repeating: " ", count: before.unicodeScalars.count)
        return [text, indent + "^" + String(repeating: "~", count: width - 1)]
    }

    /// The end of the line before the place, without the white space that it begins with.
    private static func head(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var start = bytes.endIndex
        while start > bytes.startIndex, bytes.endIndex - start < maximumBytesBefore, bytes[start - 1] != 0x0A {
            start -= 1
        }
        return bytes[start...].drop { $0 & 0xC0 == 0x80 }.drop { $0 == 0x20 || $0 == 0x09 }
    }

    /// The line from the place on, without its end.
    private static func line(after offset: Int, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let limit = min(bytes.endIndex, offset + maximumBytesAfter)
        var end = bytes[offset..<limit].firstIndex(of: 0x0A) ?? limit
        // Not in the middle of a character.
        while end > offset, end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        if end > offset, bytes[end - 1] == 0x0D { end -= 1 }
        return bytes[offset..<end]
    }

    private static func visible(_ bytes: ArraySlice<UInt8>) -> String {
        VisibleText.encode(bytes: Array(bytes))
    }
}
