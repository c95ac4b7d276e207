// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UpdateNebiusModelCatalog

struct OperandTests {
    @Test(arguments: [
        (Operand(name: "WORD", help: "", isRequired: true), "WORD"),
        (Operand(name: "FILE", help: "", isRequired: false), "[FILE]"),
        (Operand(name: "ID", help: "", isRequired: true, isRepeated: true), "ID..."),
        (Operand(name: "ID", help: "", isRequired: false, isRepeated: true), "[ID...]"),
    ])
    func `a usage line shows what is required and what may be repeated`(operand: Operand, label: String) {
        #expect(operand.label == label)
    }

    @Test func `the last operand takes all words that follow if it is repeated`() {
        let first = Operand(name: "FILE", help: "", isRequired: true)
        let once = Operand(name: "ID", help: "", isRequired: true)
        let repeated = Operand(name: "ID", help: "", isRequired: true, isRepeated: true)
        #expect(ParsedArguments.operand(at: 1, among: [first, repeated]) == repeated)
        #expect(ParsedArguments.operand(at: 9, among: [first, repeated]) == repeated)
        #expect(ParsedArguments.operand(at: 1, among: [first, once]) == once)
        #expect(ParsedArguments.operand(at: 2, among: [first, once]) == nil)
        #expect(ParsedArguments.operand(at: 0, among: []) == nil)
    }
}
