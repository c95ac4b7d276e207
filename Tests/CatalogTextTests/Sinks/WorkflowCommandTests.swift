// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogText

@Suite struct WorkflowCommandTests {
    @Test func `properties without a value are left out`() {
        #expect(WorkflowCommand.line("error", properties: [], message: "m") == ":" + ":error::m")
        let line = WorkflowCommand.line("error", properties: [("file", nil), ("line", "3"), ("col", "4")], message: "")
        #expect(line == ":" + ":error line=3,col=4::")
    }

    @Test func `what the runner reads as a delimiter is escaped`() {
        let line = WorkflowCommand.line("error", properties: [("file", "a,b:c%=d")], message: "50%, a:b\nc")
        #expect(line == ":" + ":error file=a%2Cb%3Ac%25=d::50%25, a:b%0Ac")
    }

    @Test func `only a line feed of the message ends a line, and nothing is a command of the old form`() {
        let line = WorkflowCommand.line("error", properties: [("title", "a\nb")], message: ["a\r#", "#[x]"].joined())
        #expect(line == ":" + ":error title=a\\u{A}b::a\\u{D}##\\[x]")
    }
}
