// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UpdateNebiusModelCatalog

struct HelpTextTests {
    @Test func `the help of the tool is as recorded`() throws {
        try expectGolden(HelpText.render(nil), "Help/tool.txt")
    }

    @Test(arguments: Verb.allCases) func `the help of a verb is as recorded`(verb: Verb) throws {
        try expectGolden(HelpText.render(verb), "Help/\(verb.rawValue).txt")
    }

    @Test func `the help of the tool in a narrow terminal is as recorded`() throws {
        try expectGolden(HelpText.render(nil, columns: 40), "Help/tool-40-columns.txt")
    }

    @Test(arguments: HelpText.columnsRange) func `no line is wider than the terminal`(columns: Int) {
        for verb in [nil] + Verb.allCases {
            for line in HelpText.render(verb, columns: columns).split(separator: "\n") {
                let isCommandLine = line.contains(Tool.name)
                let isOneWord = line.split(separator: " ").count == 1
                #expect(isCommandLine || isOneWord || line.utf8.count <= columns, "\(line)")
            }
        }
    }

    @Test func `the help is ASCII, without spaces at the end of a line`() {
        for verb in [nil] + Verb.allCases {
            let text = HelpText.render(verb)
            #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
            #expect(!text.contains(" \n") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        }
    }

    @Test func `every option and status is in the help`() {
        let help = HelpText.render(nil)
        for option in OptionTable.all { #expect(help.contains(option.label)) }
        for status in UpdateNebiusModelCatalog.ExitStatus.allCases { #expect(help.contains("\n  \(status.rawValue) ")) }
        for verb in Verb.allCases {
            let verbHelp = HelpText.render(verb)
            for option in OptionTable.all {
                #expect(
                    verbHelp.contains(option.spelling + " ") == option.verbs.contains(verb) || option.name == "check"
                )
            }
        }
    }

    @Test(
        arguments: [
            (nil, 80), ("", 80), ("0", 80), ("-5", 80), ("+100", 80), ("wide", 80), ("1", 40), ("39", 40), ("40", 40),
            ("100", 100), ("120", 120), ("9999", 120), ("99999999999999999999999", 80), ("١٠٠", 80),
        ] as [(String?, Int)]
    )
    func `the width comes from the environment, within bounds`(value: String?, columns: Int) {
        #expect(HelpText.columns(forVariable: value) == columns)
    }
}
