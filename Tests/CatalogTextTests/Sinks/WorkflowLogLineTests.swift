// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

struct WorkflowLogLineTests {
    @Test(
        arguments: [
            ("::error::x", #"\::error::x"#),
            (" ::stop-commands::x", #" \::stop-commands::x"#),
            ("\t::add-mask::1", #"\u{9}::add-mask::1"#),
            ("##[error]x", #"##\[error]x"#),
            ("x##[add-mask]e ##[", #"x##\[add-mask]e ##\["#),
            ("a\r\n::set-output name=a::b", #"a\u{D}\u{A}::set-output name=a::b"#),
            ("%0A::error::", "%0A::error::"),
            ("a::b", "a::b"),
            (":::", #"\:::"#),
            (":", ":"),
            ("   ", "   "),
            ("###[x", #"###\[x"#),
            ("\u{2003}::error::x", #"\u{2003}::error::x"#),
            ("\u{FEFF}::error::x", #"\u{FEFF}::error::x"#),
            ("", ""),
        ] as [(HostileText, String)]
    )
    func `a line holds no command`(hostile: HostileText, line: String) {
        #expect(WorkflowLogLine.encode(hostile.text) == line)
    }

    @Test(arguments: HostileText.all)
    func `the runner finds nothing, and encoding again changes nothing`(hostile: HostileText) {
        let line = WorkflowLogLine.encode(hostile.text)
        #expect(!Self.isCommand(line))
        #expect(WorkflowLogLine.encode(line) == line)
    }

    @Test func `the runner's rule finds the commands of the attacks`() {
        #expect(HostileText.all.flatMap { Self.lines($0.text) }.filter(Self.isCommand).count == 6)
    }

    /// The runner's rule: `::` at the start after white space, or `##[` anywhere.
    private static func isCommand(_ line: String) -> Bool {
        let trimmed = line.unicodeScalars.drop { $0.properties.isWhitespace }
        if trimmed.starts(with: "::".unicodeScalars) { return true }
        let bytes = Array(line.utf8)
        return bytes.indices.contains { bytes[$0...].starts(with: "##[".utf8) }
    }

    private static func lines(_ text: String) -> [String] {
        text.utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: Array($0), as: UTF8.self) }
    }
}
