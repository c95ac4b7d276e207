// SPDX-License-Identifier: Apache-2.0

import Testing

/// Expects one line that controls no terminal and is not long.
func expectPrintable(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let isVisible = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0x202E }
    #expect(isVisible && !text.isEmpty && text.utf8.count < 2000, sourceLocation: sourceLocation)
}
