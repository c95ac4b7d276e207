// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogStarter

struct RequiredLinesTests {
    private static let lines = RequiredLines(path: ".gitignore", comment: "Why.", lines: ["a b", "c"])

    @Test(arguments: [
        ("", "# Why.\na b\nc\n"), ("x\n", "x\n# Why.\na b\nc\n"), ("x", "x\n# Why.\na b\nc\n"),
        ("c\n", "c\n# Why.\na b\n"), ("c \r\nx\r\n", "c \r\nx\r\n# Why.\na b\n"), ("c", "c\n# Why.\na b\n"),
        ("a b\nc\n", "a b\nc\n"), ("c\nx\na b", "c\nx\na b"), (" c\n#a b\n", " c\n#a b\n# Why.\na b\nc\n"),
        ("\n", "\n# Why.\na b\nc\n"),
    ])
    func `what is missing is added at the end, and nothing else changes`(before: String, after: String) {
        let added = Self.lines.adding(to: Array(before.utf8))
        #expect(String(decoding: added, as: UTF8.self) == after)
        #expect(Self.lines.adding(to: added) == added)
    }

    @Test func `bytes that are no text stay`() {
        #expect(Self.lines.adding(to: [0xFF, 0x0A]) == [0xFF, 0x0A] + Array("# Why.\na b\nc\n".utf8))
    }
}
