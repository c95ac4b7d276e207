// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a text must be like to be stored and shown.
enum ShownText {
    /// What is wrong with a text: empty, long, or not free of controls, bidirectional and invisible scalars.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func problem(with text: String, maximumBytes: Int) -> String? {
        if text.utf8.allSatisfy({ $0 == 0x20 }) { return "is empty" }
        if text.utf8.count > maximumBytes {
            return "has \(text.utf8.count) bytes; at most \(maximumBytes) are accepted"
        }
        if !VisibleText.isVisible(text) { return "holds control, bidirectional or invisible characters" }
        return nil
    }
}
