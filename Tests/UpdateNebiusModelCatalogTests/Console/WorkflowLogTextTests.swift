// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UpdateNebiusModelCatalog

struct WorkflowLogTextTests {
    /// Whether the runner would take a line as a command, by its two rules: `::` after white space, and `##[` anywhere.
    private func isCommand(_ line: some StringProtocol) -> Bool {
        let scalars = line.unicodeScalars.drop { $0.properties.isWhitespace }
        return scalars.starts(with: "::".unicodeScalars)
            || Array(line.utf8).indices.contains { index in
                Array(line.utf8)[index...].starts(with: "##[".utf8)
            }
    }

    /// The lines as the runner splits them.
    private func lines(_ text: String) -> [String] {
        text.unicodeScalars.split { $0 == "\n" || $0 == "\r" || $0 == "\u{2028}" || $0 == "\u{85}" }.map { String($0) }
    }

    /// Not arguments of a test: the names of test cases would bring them into the log of a workflow.
    private static let hostileTexts = [
        "::error::x", " ::stop-commands::x", "\t::add-mask::1", "\u{A0}::error::x", "##[error]x", "x##[add-mask]e",
        "a\r\n::set-output name=a::b", "a\n::error::x", "a\r::error::x", "a\u{2028}::error::x", "a\u{85}::error::x",
        "\u{1B}[31m::error::x\u{1B}[0m", "##\u{1B}[1m[error]", "\u{1B}[0m##[error]x", "\u{200B}::error::x",
        "###[error]", "##[##[", "::::", "\u{1B}[2J::error::x", "\u{1B}]0;t\u{7}::error::x", "\u{301}::error::x",
        "::\u{301}error::x",
    ]

    @Test func `nothing that the runner would obey is left`() {
        for (index, text) in Self.hostileTexts.enumerated() {
            let encoded = WorkflowLogText.encode(text)
            #expect(!lines(encoded).contains { isCommand($0) }, "text \(index)")
        }
    }

    @Test func `the rules of the runner find commands where there are some`() {
        for command in ["::error::x", " \t::x::", "x##[error]y"] { #expect(isCommand(command)) }
        #expect(!isCommand("a ::error::x"))
    }

    @Test(
        arguments: [
            "", "plain", "two\nlines\n", "\n\n", "a ::b:: c", "x: y", "# [1]", "## title", "é 日本",
            "\u{1B}[1;31merror:\u{1B}[0m text", "\u{1B}[31m-old\u{1B}[0m\n\u{1B}[32m+new\u{1B}[0m\n",
        ] as [HostileText]
    )
    func `harmless text and colours stay as they are`(harmless: HostileText) {
        #expect(Array(WorkflowLogText.encode(harmless.text).utf8) == Array(harmless.text.utf8))
    }

    @Test(
        arguments: [
            ("\u{1B}[2J", "\\u{1B}[2J"), ("\u{1B}[1", "\\u{1B}[1"), ("\u{1B}", "\\u{1B}"), ("\u{1B}[", "\\u{1B}["),
            ("\u{1B}[12345678901234567m", "\\u{1B}[12345678901234567m"), ("\u{1B}[1;1Hm", "\\u{1B}[1;1Hm"),
        ] as [(HostileText, String)]
    )
    func `what controls more than colour is made visible`(control: HostileText, encoded: String) {
        #expect(WorkflowLogText.encode(control.text) == encoded)
    }

    @Test func `JSON keeps its meaning`() {
        let texts = [
            (###"{"a": "##[error]x"}"###, ###"{"a": "##\u005berror]x"}"###),
            (###"["##", ["[##"]]"###, ###"["##", ["[##"]]"###),
            (####"["###[[x"]"####, ####"["###\u005b[x"]"####),
        ]
        for (index, (json, encoded)) in texts.enumerated() {
            #expect(WorkflowLogText.encode(json: Array(json.utf8)) == Array(encoded.utf8), "text \(index)")
        }
    }
}
