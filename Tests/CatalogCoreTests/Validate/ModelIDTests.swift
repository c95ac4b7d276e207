// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

@Suite struct ModelIDTests {
    @Test(arguments: [
        "acme/Tiny-1B", "nvidia/Nemotron-3_5-Lightning", "Qwen/Qwen2.5-VL-72B-Instruct", "a/b", "0/1", "acme/x:free",
        "acme/x+y", "acme/a..b", "acme/" + String(repeating: "x", count: 123),
    ])
    func `vendor and name are an id`(id: String) {
        #expect(ModelID.problem(with: id) == nil)
    }

    @Test(
        arguments: [
            ("", "it is empty"),
            ("acme/" + String(repeating: "x", count: 124), "it has 129 bytes, at most 128 are accepted"),
            ("acme", "it must be \"vendor/name\", with exactly one slash"),
            ("a/b/c", "it must be \"vendor/name\", with exactly one slash"),
            ("/b", "vendor and name must each begin with a letter or digit"),
            ("a/", "vendor and name must each begin with a letter or digit"),
            ("/", "vendor and name must each begin with a letter or digit"),
            ("../b", "vendor and name must each begin with a letter or digit"),
            ("a/.b", "vendor and name must each begin with a letter or digit"),
            ("-a/b", "vendor and name must each begin with a letter or digit"),
        ]
            + [
                "a b/c", "a\\b/c", "a/\"", "a/é", "a/b\u{301}", "\u{430}/b", "a/*", "a/$b",
                "a/`b`",
            ].map {
                ($0, "only ASCII letters, digits and . _ - + : are accepted in it")
            }
    )
    func `anything else is refused, with the reason`(id: String, problem: String) {
        #expect(ModelID.problem(with: id) == problem)
    }

    @Test func `what nobody sees is refused as well`() {
        for id in ["a/b\n", "a/b\u{200B}", "a/\u{1B}[2J", "a\u{0}/b"] {
            #expect(ModelID.problem(with: id) != nil)
        }
    }
}
