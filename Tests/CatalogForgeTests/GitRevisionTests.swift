// SPDX-License-Identifier: Apache-2.0

import CatalogForge
import Testing

struct GitRevisionTests {
    @Test(arguments: [
        "HEAD", "HEAD~3", "v1.2", "main@{1}", "@", "@{-1}", "main@{upstream}", "feature/x", "v1.2^{}", "HEAD^2",
        "origin/main", "refs/heads/main", "0123456789abcdef0123456789abcdef01234567", "ünï", "日本", "v1.2-3-gabcdef",
        "a;b", "$(id)", "a'b", "a\"b", "a\\b", "a.b", ".", String(repeating: "a", count: 200),
    ])
    func `a text that can name a commit is a revision`(text: String) throws {
        #expect(try GitRevision(text).text == text)
    }

    private static let refused: [(String, GitRevisionProblem)] = [
        ("", .empty), ("-x", .leadingDash), ("--output=f", .leadingDash),
        ("--upload-pack=touch p", .forbiddenCharacter(" ")),
        ("--upload-pack=touch", .leadingDash), ("-oProxyCommand=id", .leadingDash), ("a..b", .range), ("a...b", .range),
        ("..", .range), ("^HEAD", .leadingCaret), ("HEAD:x", .colon), (":/fix", .colon), (":", .colon),
        ("ext::sh", .colon), (String(repeating: "a", count: 300), .tooLong),
        (String(repeating: "ü", count: 101), .tooLong), ("a b", .forbiddenCharacter(" ")),
        ("a\u{0}", .forbiddenCharacter("\u{0}")), ("\n", .forbiddenCharacter("\n")),
        ("HEAD\r\n", .forbiddenCharacter("\r")), ("\u{1B}[31m", .forbiddenCharacter("\u{1B}")),
        ("a\u{7F}", .forbiddenCharacter("\u{7F}")), ("a\u{85}", .forbiddenCharacter("\u{85}")),
        ("a\u{A0}b", .forbiddenCharacter("\u{A0}")), ("a\u{202E}b", .forbiddenCharacter("\u{202E}")),
        ("a\u{200B}b", .forbiddenCharacter("\u{200B}")),
    ]

    @Test(arguments: refused)
    func `a text that is no revision says what is wrong`(text: String, problem: GitRevisionProblem) throws {
        let error = try #require(throws: GitRevisionError.self) { try GitRevision(text) }
        #expect(error.problem == problem)
        #expect(error.message.hasPrefix("the git revision \""))
        expectPrintable(error.message)
        expectPrintable(error.nextStep)
    }

    @Test func `messages name the text and the problem`() {
        let messages = ["", "-x", "a b", "a\u{1B}"].map { text in
            #expect(throws: GitRevisionError.self) { try GitRevision(text) }?.message
        }
        #expect(
            messages == [
                #"the git revision "" is empty"#, #"the git revision "-x" begins with a dash, like an option"#,
                #"the git revision "a b" has a space"#,
                #"the git revision "a\u{1B}" has the character \u{1B}"#,
            ]
        )
    }
}
