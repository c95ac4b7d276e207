// SPDX-License-Identifier: Apache-2.0

/// Whether the text on a stream is coloured.
enum ColorDecision {
    /// Decides for one stream; the first of these that says something decides.
    ///
    /// 1. `--color always` or `never`.
    /// 2. `NO_COLOR`, set to anything but nothing: no (no-color.org).
    /// 3. `CLICOLOR_FORCE`, set to anything but nothing and `0`: yes (bixense.com/clicolors).
    /// 4. `CLICOLOR` set to `0`: no.
    /// 5. `TERM` set to `dumb`: no.
    /// 6. Whether the stream is a terminal.
    ///
    /// - Parameters:
    ///   - choice: What the command line says.
    ///   - isTerminal: Whether the stream is a terminal.
    ///   - environment: The value of an environment variable, nil where it is not set.
    /// - Returns: Whether to colour.
    static func usesColor(
        choice: ColorChoice,
        isTerminal: Bool,
        environment: (String) -> String?
    ) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .automatic: break
        }
        if let value = environment("NO_COLOR"), !value.utf8.isEmpty { return false }
        if let value = environment("CLICOLOR_FORCE"), !value.utf8.isEmpty, !value.utf8.elementsEqual("0".utf8) {
            return true
        }
        if let value = environment("CLICOLOR"), value.utf8.elementsEqual("0".utf8) { return false }
        if let value = environment("TERM"), value.utf8.elementsEqual("dumb".utf8) { return false }
        return isTerminal
    }
}
