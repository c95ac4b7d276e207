// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Makes text harmless in a log that the runner of GitHub Actions reads for commands.
///
/// The runner takes commands from everything that a step prints, so a model that is called `::stop-commands::x` would
/// be one. Colours stay: their sequences are passed over, everything else goes through `WorkflowLogLine`.
enum WorkflowLogText {
    /// The text, which may have several lines, without anything that the runner would obey.
    ///
    /// - Complexity: Linear in the length of the text.
    static func encode(_ text: String) -> String {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { encodeLine(Array($0)) }
            .joined(separator: "\n")
    }

    /// JSON with the same meaning in which the old form of a command, `##[`, does not occur.
    ///
    /// In JSON a number sign only occurs in strings, where the bracket after it may as well be escaped. The newer form
    /// of a command starts a line, and no line of JSON starts with a colon that is not ours.
    ///
    /// - Complexity: Linear in the number of bytes.
    static func encode(json bytes: [UInt8]) -> [UInt8] {
        var encoded: [UInt8] = []
        encoded.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte == UInt8(ascii: "["), encoded.suffix(2).elementsEqual("##".utf8) {
                encoded += Array("\\u005b".utf8)
            } else {
                encoded.append(byte)
            }
        }
        return encoded
    }

    /// One line: pieces of text between the sequences that switch styles.
    private static func encodeLine(_ line: [UInt8]) -> String {
        var encoded = ""
        var start = line.startIndex
        var index = line.startIndex
        while index < line.endIndex {
            guard let end = endOfStyleSequence(in: line, at: index) else {
                index += 1
                continue
            }
            encoded += encodePiece(line[start..<index]) + String(decoding: line[index..<end], as: UTF8.self)
            start = end
            index = end
        }
        return encoded + encodePiece(line[start...])
    }

    private static func encodePiece(_ piece: ArraySlice<UInt8>) -> String {
        WorkflowLogLine.encode(String(decoding: piece, as: UTF8.self))
    }

    /// Where a style sequence ends that starts here: ESC, `[`, at most 16 digits and semicolons, `m`.
    private static func endOfStyleSequence(in line: [UInt8], at start: Int) -> Int? {
        guard line[start...].starts(with: [0x1B, UInt8(ascii: "[")]) else { return nil }
        let parameters = line[(start + 2)...].prefix(16).prefix {
            (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";")
        }
        guard parameters.endIndex < line.endIndex, line[parameters.endIndex] == UInt8(ascii: "m") else { return nil }
        return parameters.endIndex + 1
    }
}
