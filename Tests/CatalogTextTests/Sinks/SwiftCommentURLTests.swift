// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogText

struct SwiftCommentURLTests {
    @Test(arguments: [
        ("https://example.com/a_b?x=1&y=(2)#~z", "https://example.com/a_b?x=1&y=(2)#~z"),
        ("https://example.com/*/", "https://example.com/%2A/"),
        ("https://example.com/%2A", "https://example.com/%2A"),
        ("https://[::1]/<a>`b`", "https://%5B::1%5D/%3Ca%3E%60b%60"),
        ("a b\n\"\\", "a%20b%0A%22%5C"), ("caf\u{E9}", "caf%C3%A9"), ("", ""),
    ])
    func `a URL stays one, and ends neither its brackets nor the comment`(url: String, comment: String) {
        #expect(SwiftComment.encodeURL(url) == comment)
    }
}
