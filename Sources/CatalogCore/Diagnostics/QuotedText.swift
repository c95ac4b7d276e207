// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Upstream text inside a message: quoted, visible, and cut to a length a person reads.
package enum QuotedText {
    /// The longest text shown whole, in Unicode scalars.
    private static let maximumScalars = 120

    /// The text between double quotes, with controls and invisible scalars written out.
    package static func quote(_ text: String) -> String {
        let shown = cut(text)
        let isWhole = shown.utf8.count == text.utf8.count
        return "\"" + VisibleText.encode(shown) + "\"" + (isWhole ? "" : "... (\(text.utf8.count) bytes)")
    }

    /// The first scalars of the text, as many as a message shows.
    package static func cut(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: maximumScalars, limitedBy: scalars.endIndex),
            end != scalars.endIndex
        else { return text }
        return String(String.UnicodeScalarView(scalars[..<end]))
    }
}
