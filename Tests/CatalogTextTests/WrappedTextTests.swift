// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

struct WrappedTextTests {
    @Test(
        arguments: [
            ("", 10, []),
            ("   ", 10, []),
            ("one two three", 13, ["one two three"]),
            ("one two three", 12, ["one two", "three"]),
            ("one two three", 7, ["one two", "three"]),
            ("one two three", 1, ["one", "two", "three"]),
            ("one two three", -1, ["one", "two", "three"]),
            (" one   two ", 20, ["one two"]),
            ("a verylongword b", 6, ["a", "verylongword", "b"]),
        ] as [(String, Int, [String])]
    )
    func `words stand on lines of the width`(text: String, columns: Int, lines: [String]) {
        #expect(WrappedText.lines(of: text, columns: columns) == lines)
    }
}
