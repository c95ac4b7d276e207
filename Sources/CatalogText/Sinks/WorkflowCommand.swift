// SPDX-License-Identifier: Apache-2.0

/// Writes a command for the runner of GitHub Actions: `::error file=a.json,line=3::message`.
///
/// The escapes are those of the runner (`ActionCommand.cs` of actions/runner): percent sign, carriage return and line
/// feed everywhere, colon and comma in the values of properties as well.
package enum WorkflowCommand {
    /// The command as one line, without its end.
    ///
    /// Every text in it passes through ``WorkflowLogLine`` first, so the line holds no other command, in the old form
    /// of commands either; only a line feed in the message stays one, and comes to the runner as its escape.
    ///
    /// - Parameters:
    ///   - name: The name of the command, in small letters.
    ///   - properties: The properties in their order; one without a value is left out, as the runner would read none.
    ///   - message: Any text.
    /// - Returns: One line that the runner takes for this command.
    /// - Complexity: O(length of the texts).
    package static func line(_ name: String, properties: [(key: String, value: String?)], message: String) -> String {
        let pairs = properties.compactMap { key, value in value.map { "\(key)=\(escape(property: $0))" } }
        let head = pairs.isEmpty ? "" : " " + pairs.joined(separator: ",")
        return "::\(name)\(head)::\(escape(message: message))"
    }

    private static func escape(message: String) -> String {
        message.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { escape(WorkflowLogLine.encode(String(decoding: $0, as: UTF8.self)), "%") }
            .joined(separator: "%0A")
    }

    private static func escape(property: String) -> String {
        escape(WorkflowLogLine.encode(property), "%:,")
    }

    /// The text with the given ASCII characters as their percent escapes; line ends were made visible before.
    private static func escape(_ text: String, _ characters: StaticString) -> String {
        var escaped: [UInt8] = []
        let special = characters.withUTF8Buffer { Array($0) }
        for byte in text.utf8 {
            if special.contains(byte) {
                escaped += Array("%\(String(byte, radix: 16, uppercase: true))".utf8)
            } else {
                escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
