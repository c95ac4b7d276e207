// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UpdateNebiusModelCatalog

struct RelativePathTests {
    @Test(arguments: [
        ("a", [], "a"),
        ("a/b/c.swift", ["a", "b"], "c.swift"),
        ("..a/b..", ["..a"], "b.."),
        (".github/x", [".github"], "x"),
        (".gitignore", [], ".gitignore"),
        ("a b/ü", ["a b"], "ü"),
        ("a\\..\\b", [], "a\\..\\b"),
        ("-x", [], "-x"),
    ])
    func `a harmless path is taken apart`(text: String, directoryNames: [String], fileName: String) throws {
        let path = try RelativePath(text)
        #expect(path.text == text)
        #expect(path.directoryNames == directoryNames)
        #expect(path.fileName == fileName)
    }

    @Test(
        arguments: [
            ("", .empty),
            ("/", .absolute),
            ("/etc/passwd", .absolute),
            ("//a", .absolute),
            ("a//b", .emptyName),
            ("a/", .emptyName),
            (".", .currentDirectory),
            ("./a", .currentDirectory),
            ("a/./b", .currentDirectory),
            ("..", .parentDirectory),
            ("../../Package.swift", .parentDirectory),
            ("a/../../b", .parentDirectory),
            ("a/..", .parentDirectory),
            (".git/hooks/pre-commit", .gitDirectory),
            ("a/.GIT/config", .gitDirectory),
            (".git", .gitDirectory),
            ("a\u{0}b", .controlCharacter),
            ("a\nb", .controlCharacter),
            ("a\r\nb", .controlCharacter),
            ("\u{1B}[2J", .controlCharacter),
            ("a\u{7F}", .controlCharacter),
        ] as [(HostileText, PathRefusal)]
    )
    func `a path that may lead out of the root is refused`(path: HostileText, refusal: PathRefusal) {
        #expect(throws: refusal) { try RelativePath(path.text) }
    }

    @Test func `every refusal has its own words`() {
        #expect(Set(PathRefusal.allCases.map(\.reason)).count == PathRefusal.allCases.count)
    }
}
