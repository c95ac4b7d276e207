// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// Pointers as RFC 6901 writes them.
struct JSONPointerTests {
    @Test func `the root is the empty text`() {
        #expect(JSONPointer.root.description == "")
        #expect(JSONPointer.root.tokens.isEmpty)
    }

    /// The examples of RFC 6901, section 5, and others.
    @Test(arguments: [
        (["foo"], "/foo"), (["foo", "0"], "/foo/0"), ([""], "/"), (["a/b"], "/a~1b"), (["c%d"], "/c%d"),
        (["e^f"], "/e^f"), (["g|h"], "/g|h"), (["i\\j"], "/i\\j"), (["k\"l"], "/k\"l"), ([" "], "/ "),
        (["m~n"], "/m~0n"), (["~1"], "/~01"), (["/\u{301}~\u{301}"], "/~1\u{301}~0\u{301}"), (["", ""], "//"),
    ])
    func `tokens are escaped`(tokens: [String], text: String) {
        #expect(Array(JSONPointer(tokens: tokens).description.utf8) == Array(text.utf8))
    }

    @Test func `keys and indices are appended`() {
        let pointer = JSONPointer.root.appending("data").appending(12).appending("a/b")
        #expect(pointer.tokens == ["data", "12", "a/b"])
        #expect(pointer.description == "/data/12/a~1b")
    }

    @Test func `pointers are equal when their bytes are`() {
        let composed = JSONPointer(tokens: ["\u{E9}"])
        let decomposed = JSONPointer(tokens: ["e\u{301}"])
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, JSONPointer.root.appending("\u{E9}")]).count == 2)
        #expect(JSONPointer(tokens: ["ab"]) != JSONPointer(tokens: ["a", "b"]))
        #expect(JSONPointer(tokens: ["a"]) != JSONPointer(tokens: ["a", ""]))
    }
}
