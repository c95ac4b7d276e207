// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

struct SwiftIdentifierTests {
    @Test(arguments: ["a", "gptOSS120B", "qwen3_32B", "nemotron35Lightning", "default", "init", "x_"])
    func `a name of the right form is valid`(name: String) {
        #expect(SwiftIdentifier.isValid(name))
    }

    @Test(
        arguments: [
            "", "_", "_a", "1gpt", "Self", "GPT", "gpt-4", "gpt.4", "gpt 4", "gpt-4о", "gptо", "café", "a\u{301}",
            "`a`",
            "a\n", "a\0", "👍",
        ] as [HostileText]
    )
    func `any other name is not valid and has no declaration`(hostile: HostileText) {
        #expect(!SwiftIdentifier.isValid(hostile.text))
        #expect(SwiftIdentifier.declaration(hostile.text) == nil)
    }

    @Test(
        arguments: [
            ("gptOSS120B", "gptOSS120B"), ("default", "`default`"), ("where", "`where`"), ("in", "`in`"),
            ("async", "async"), ("any", "any"), ("some", "some"), ("actor", "actor"), ("defaultX", "defaultX"),
        ]
    )
    func `a keyword is declared in backquotes`(name: String, declaration: String) {
        #expect(SwiftIdentifier.declaration(name) == declaration)
    }

    @Test(arguments: ["init", "self"])
    func `some names cannot be declared`(name: String) {
        #expect(SwiftKeywords.isForbidden(name))
        #expect(SwiftIdentifier.declaration(name) == nil)
    }

    @Test func `capitalized keywords are known as well`() {
        #expect(SwiftKeywords.isForbidden("Type") && SwiftKeywords.isForbidden("Protocol"))
        #expect(SwiftKeywords.needsBackticks("Self") && SwiftKeywords.needsBackticks("Any"))
        #expect(!SwiftKeywords.needsBackticks("self") && !SwiftKeywords.isForbidden("Self"))
        #expect(!SwiftKeywords.needsBackticks("") && !SwiftKeywords.isForbidden(""))
    }
}
