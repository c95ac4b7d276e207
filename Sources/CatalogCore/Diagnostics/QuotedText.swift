// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Upstream text inside a message: quoted, visible, and cut to a length a person reads.
package enum QuotedText {
    /// The longest text shown whole, in Unicode scalars.
    private static let maximumScalars = 120

    /// The text between double quotes, with controls and invisible scalars written out.
    package static func quote(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: maximumScalars, limitedBy: scalars.endIndex),
            end != scalars.endIndex
        else { return "\"" + VisibleText.encode(text) + "\"" }
        let shown = String(String.UnicodeScalarView(scalars[..<end]))
        return "\"" + VisibleText.encode(shown) + "\"... (\(text.utf8.count) bytes)"
    }
}
