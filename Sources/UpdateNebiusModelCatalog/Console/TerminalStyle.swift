// SPDX-License-Identifier: Apache-2.0

/// How a piece of text is set off on a terminal (ECMA-48, 8.3.117, Select Graphic Rendition).
enum TerminalStyle: String, CaseIterable, Sendable {
    /// What stops the run, or is rejected: bold red.
    case error = "1;31"
    /// What a person should look at: bold yellow.
    case warning = "1;33"
    /// What explains: bold cyan.
    case note = "1;36"
    /// What is new: green.
    case added = "32"
    /// What is gone: red.
    case removed = "31"
    /// What is first to be read: bold.
    case emphasized = "1"

    /// The text in this style, or as it is where there is no colour.
    ///
    /// - Parameters:
    ///   - text: Text without controls and line ends.
    ///   - usesColor: Whether the stream is coloured.
    /// - Returns: The text, with the sequences around it that switch the style on and off.
    func apply(to text: String, usesColor: Bool) -> String {
        usesColor ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }
}
