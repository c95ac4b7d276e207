// SPDX-License-Identifier: Apache-2.0

extension VisibleText {
    /// Whether a text shows everything it holds, so that ``encode(_:limit:)`` leaves it as it is.
    ///
    /// - Complexity: O(length of the text).
    package static func isVisible(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { !ScalarTable.isHazardous($0) }
    }
}
