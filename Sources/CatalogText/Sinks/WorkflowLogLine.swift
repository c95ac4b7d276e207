// SPDX-License-Identifier: Apache-2.0

/// Writes text on a line of a log that the runner of GitHub Actions reads for commands.
package enum WorkflowLogLine {
    /// The text as one line in which the runner finds no command.
    ///
    /// The runner takes a line as a command when it starts with `::` after white space, and finds `##[` anywhere in
    /// a line (`ActionCommand.cs` of actions/runner). A backslash takes them apart. Controls and line ends are made
    /// visible first, as `VisibleText` does, so there is no second line and no white space but spaces. Encoding twice
    /// gives the same as once.
    ///
    /// - Complexity: O(length of the text).
    package static func encode(_ text: String) -> String {
        var line: [UInt8] = []
        var isAtStart = true
        let source = Array(VisibleText.encode(text).utf8)
        for (index, byte) in source.enumerated() {
            let startsCommand = isAtStart && source[index...].starts(with: "::".utf8)
            let endsOldMarker = byte == UInt8(ascii: "[") && source[..<index].suffix(2).elementsEqual("##".utf8)
            if startsCommand || endsOldMarker { line.append(UInt8(ascii: "\\")) }
            if byte != UInt8(ascii: " ") { isAtStart = false }
            line.append(byte)
        }
        return String(decoding: line, as: UTF8.self)
    }
}
