// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UpdateNebiusModelCatalog

struct ColorDecisionTests {
    @Test(
        arguments: [
            ([:], false, true),
            (["NO_COLOR": ""], false, true),
            (["NO_COLOR": "0"], false, false),
            (["NO_COLOR": "1"], false, false),
            (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false, false),
            (["NO_COLOR": "", "CLICOLOR_FORCE": "1"], true, true),
            (["CLICOLOR_FORCE": "1"], true, true),
            (["CLICOLOR_FORCE": "yes", "CLICOLOR": "0", "TERM": "dumb"], true, true),
            (["CLICOLOR_FORCE": "0"], false, true),
            (["CLICOLOR_FORCE": ""], false, true),
            (["CLICOLOR": "0"], false, false),
            (["CLICOLOR": "1"], false, true),
            (["CLICOLOR": ""], false, true),
            (["CLICOLOR": "0", "CLICOLOR_FORCE": "0"], false, false),
            (["TERM": "dumb"], false, false),
            (["TERM": "dumb", "CLICOLOR": "1"], false, false),
            (["TERM": "xterm-256color"], false, true),
        ] as [([String: String], Bool, Bool)]
    )
    func `the environment decides where the command line does not`(
        environment: [String: String],
        whenPiped: Bool,
        onTerminal: Bool
    ) {
        for (isTerminal, expected) in [(false, whenPiped), (true, onTerminal)] {
            func decide(_ choice: ColorChoice) -> Bool {
                ColorDecision.usesColor(choice: choice, isTerminal: isTerminal) { environment[$0] }
            }
            #expect(decide(.automatic) == expected)
            #expect(decide(.always))
            #expect(!decide(.never))
        }
    }

    @Test(arguments: TerminalStyle.allCases) func `a style is switched off again`(style: TerminalStyle) {
        #expect(style.apply(to: "x", usesColor: true) == "\u{1B}[\(style.rawValue)mx\u{1B}[0m")
        #expect(style.apply(to: "x", usesColor: false) == "x")
    }
}
