// SPDX-License-Identifier: Apache-2.0

/// Writes text as one argument of a command that is suggested to a person.
package enum ShellWord {
    /// The text as one word of a POSIX shell, or `nil` when it should not be pasted into a terminal at all.
    ///
    /// Plain where that is safe, else in single quotes, in which a shell gives no character a meaning (POSIX, Shell
    /// Command Language, 2.2.2). Text with controls or invisible characters gives `nil`: what is pasted would not be
    /// what is seen. A word that starts with `-` is still an option to the command: write `--option=` before it.
    ///
    /// - Complexity: O(length of the text).
    package static func quote(_ text: String) -> String? {
        guard !text.unicodeScalars.contains(where: ScalarTable.isHazardous) else { return nil }
        // zsh expands a word that starts with an equals sign.
        let isPlain = text.utf8.first != UInt8(ascii: "=") && text.utf8.allSatisfy(isPlainByte)
        if isPlain, !text.isEmpty { return text }
        var word = "'"
        for scalar in text.unicodeScalars {
            if scalar == "'" {
                word += "'\\''"
            } else {
                word.unicodeScalars.append(scalar)
            }
        }
        return word + "'"
    }

    private static func isPlainByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "_./:=+-".utf8.contains(byte)
    }
}
