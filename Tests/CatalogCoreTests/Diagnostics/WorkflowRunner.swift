// SPDX-License-Identifier: Apache-2.0

/// What the runner of GitHub Actions takes for commands in the output of a step, by the rules of both its parsers.
///
/// Stricter than the runner, which knows only some names: here every name is a command.
enum WorkflowRunner {
    /// A command in the newer form.
    struct Command {
        let name: String
        let properties: [String: String]
        let message: String
    }

    /// The commands in the order of the output, and the lines that are none.
    ///
    /// A command in the old form is one with the name `##[`, whatever else is in its line.
    static func read(_ output: String) -> (commands: [Command], log: [String]) {
        var commands: [Command] = []
        var log: [String] = []
        for line in output.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: endsLine) {
            if contains(line, "##[") {
                commands.append(Command(name: "##[", properties: [:], message: String(line)))
            } else if let command = command(line) {
                commands.append(command)
            } else {
                log.append(String(line))
            }
        }
        return (commands, log)
    }

    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
    }

    private static func contains(_ line: Substring.UnicodeScalarView, _ text: String) -> Bool {
        line.indices.contains { line[$0...].starts(with: text.unicodeScalars) }
    }

    /// White space, two colons, the name and the properties, two colons, the message.
    private static func command(_ line: Substring.UnicodeScalarView) -> Command? {
        let line = line.drop { $0.properties.isWhitespace }
        guard line.starts(with: "::".unicodeScalars) else { return nil }
        let rest = line.dropFirst(2)
        guard let end = rest.indices.first(where: { rest[$0...].starts(with: "::".unicodeScalars) }) else { return nil }
        let head = rest[..<end].split(separator: " ", maxSplits: 1)
        var properties: [String: String] = [:]
        for pair in head.dropFirst().first?.split(separator: ",") ?? [] {
            let parts = pair.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { properties[String(parts[0])] = unescape(parts[1], ["%3A": ":", "%2C": ","]) }
        }
        return Command(
            name: head.first.map { String($0) } ?? "",
            properties: properties,
            message: unescape(rest[end...].dropFirst(2), [:])
        )
    }

    /// The text with the escapes of the runner undone, from left to right and once.
    private static func unescape(_ text: Substring.UnicodeScalarView, _ more: [String: String]) -> String {
        let escapes = more.merging(["%25": "%", "%0D": "\r", "%0A": "\n"]) { $1 }
        var result = ""
        var rest = text
        while let first = rest.first {
            if let value = escapes[String(rest.prefix(3))] {
                result += value
                rest = rest.dropFirst(3)
            } else {
                result.unicodeScalars.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
