// SPDX-License-Identifier: Apache-2.0

/// Counts lines and columns while a template is read from front to back.
///
/// It only moves forward, so all places of a template together cost one pass over its bytes.
struct TemplateCursor {
    private let bytes: [UInt8]
    private let file: String
    private var offset = 0
    private var line = 1
    private var column = 1

    /// Makes a cursor at the first byte.
    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// The place of a byte.
    ///
    /// The offset must not be before the one asked for last; for an earlier one, the last place is given.
    mutating func location(of target: Int) -> SourceLocation {
        while offset < target, offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if offset == bytes.count || !UTF8.isContinuation(bytes[offset]) {
                column += 1
            }
        }
        return SourceLocation(file: file, byteOffset: offset, line: line, column: column)
    }
}
