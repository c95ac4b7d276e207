// SPDX-License-Identifier: Apache-2.0

/// The bytes that a rendering writes, up to a limit.
struct TemplateOutput {
    /// What was written so far.
    private(set) var bytes: [UInt8] = []
    /// Whether something was left out because of the limit; nothing is written after it.
    private(set) var hasOverflowed = false
    private let limit: Int

    /// Makes an empty output.
    ///
    /// - Parameter limit: the number of bytes that may be written.
    init(limit: Int) {
        self.limit = limit
    }

    /// Writes a piece of a template, with an indentation at the start of each of its lines.
    ///
    /// Lines without content are not indented, so that no blanks are left at the end of a line.
    ///
    /// - Parameters:
    ///   - range: the piece.
    ///   - source: the template; the byte before the piece tells whether it starts a line.
    ///   - indentation: the bytes before each line; often empty.
    mutating func writeLines(
        _ range: Range<Int>,
        of source: [UInt8],
        indentation: [UInt8]
    ) {
        guard !indentation.isEmpty else { return write(source[range]) }
        let lineFeed = UInt8(ascii: "\n")
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, source[end] != lineFeed { end += 1 }
            end = min(end + 1, range.upperBound)
            let isLineStart = start == 0 || source[start - 1] == lineFeed
            let line = source[start..<end]
            if isLineStart, line.first != lineFeed, !line.elementsEqual([UInt8(ascii: "\r"), lineFeed]) {
                write(indentation)
            }
            write(line)
            start = end
        }
    }

    /// Writes text with the replacements of an escaping.
    mutating func write(_ text: String, escaping: TemplateEscaping) {
        guard escaping != .none else { return write(Array(text.utf8)) }
        for byte in text.utf8 {
            if let replacement = escaping.replacement(for: byte) {
                write(replacement.withUTF8Buffer { Array($0) })
            } else {
                write(CollectionOfOne(byte))
            }
        }
    }

    /// Writes bytes as they are.
    mutating func write(_ piece: some Collection<UInt8>) {
        guard !hasOverflowed, piece.count <= limit - bytes.count else {
            hasOverflowed = true
            return
        }
        bytes.append(contentsOf: piece)
    }
}
