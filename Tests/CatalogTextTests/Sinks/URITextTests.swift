// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogText

@Suite struct URITextTests {
    @Test(
        arguments: [
            ("a/b-c._~1", "a/b-c._~1"), ("a b", "a%20b"), ("é", "%C3%A9"), ("%41", "%2541"),
            ("a:b?c#d", "a%3Ab%3Fc%23d"),
            ("\u{0}\n", "%00%0A"), ("", ""),
        ]
    )
    func `everything in a path but unreserved characters and slashes is escaped`(path: String, escaped: String) {
        #expect(URIText.path(path) == escaped)
    }

    @Test(arguments: [("a/b-c._~1", "a%2Fb-c._~1"), ("a&b=c+d?", "a%26b%3Dc%2Bd%3F"), ("é%", "%C3%A9%25"), ("", "")])
    func `everything in a component but unreserved characters is escaped`(component: String, escaped: String) {
        #expect(URIText.component(component) == escaped)
    }

    @Test(
        arguments: [
            ("https://u@h:8/a%20b?c=d&e#f", "https://u@h:8/a%20b?c=d&e#f"),
            ("https://h/a b<é>", "https://h/a%20b%3C%C3%A9%3E"),
            ("https://[::1]/\"\\^`{|}", "https://[::1]/%22%5C%5E%60%7B%7C%7D"),
        ]
    )
    func `an address keeps its delimiters and its escapes`(address: String, escaped: String) {
        #expect(URIText.address(address) == escaped)
    }
}
