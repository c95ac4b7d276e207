// SPDX-License-Identifier: Apache-2.0

/// Writes JSON in one canonical form: the same value always gives the same bytes.
///
/// Keys in the given order, two spaces of indentation, line feeds, a final line feed, and as few escapes as possible
/// (RFC 8259, section 7): quote, backslash and control characters, with U+007F. Everything else, the slash and all
/// non-ASCII characters included, is written as it is.
package struct JSONWriter {
    /// The text so far.
    private var bytes: [UInt8] = []

    /// Whether all white space is left out.
    private let isCompact: Bool

    /// Whether every scalar that controls, hides or moves text is escaped.
    private let escapesHazards: Bool

    private init(isCompact: Bool, escapesHazards: Bool = false) {
        self.isCompact = isCompact
        self.escapesHazards = escapesHazards
    }

    /// The text of a file that holds `value`, each container in its layout, with a final line feed.
    ///
    /// Recursive, as the value is: its depth is a matter of the code that builds it.
    package static func bytes(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter(isCompact: false)
        writer.write(value, indentation: 0)
        writer.breakLine(indentation: 0)
        return writer.bytes
    }

    /// The text of `value` as ``bytes(_:)`` has it, safe for a terminal or a log: what would control, hide or move text
    /// there is escaped by its number, which changes nothing for a reader of JSON.
    package static func visibleBytes(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter(isCompact: false, escapesHazards: true)
        writer.write(value, indentation: 0)
        writer.breakLine(indentation: 0)
        return writer.bytes
    }

    /// The text of `value` without any white space, as `jq --compact-output` prints it before its line feed.
    ///
    /// For a hash over the facts of a value that does not depend on its layout.
    package static func compactBytes(_ value: JSONValue) -> [UInt8] {
        var writer = JSONWriter(isCompact: true)
        writer.write(value, indentation: 0)
        return writer.bytes
    }

    /// Writes a value whose line is indented by `indentation` columns.
    private mutating func write(_ value: JSONValue, indentation: Int) {
        switch value {
        case .null: write(ascii: "null")
        case .boolean(let boolean): write(ascii: boolean ? "true" : "false")
        case .integer(let integer): write(ascii: String(integer))
        case .decimal(let decimal): write(ascii: decimal.text)
        case .string(let string): write(quoted: string)
        case .array(let elements, let layout):
            bytes.append(UInt8(ascii: "["))
            writeChildren(count: elements.count, layout: layout, indentation: indentation) {
                writer,
                index,
                indentation in
                writer.write(elements[index], indentation: indentation)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members, let layout):
            bytes.append(UInt8(ascii: "{"))
            writeChildren(count: members.count, layout: layout, indentation: indentation) {
                writer,
                index,
                indentation in
                writer.write(quoted: members[index].key)
                writer.bytes.append(UInt8(ascii: ":"))
                if !writer.isCompact { writer.bytes.append(UInt8(ascii: " ")) }
                writer.write(members[index].value, indentation: indentation)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    /// Writes the children of a container, whose opening bracket was just written, with everything between them.
    private mutating func writeChildren(
        count: Int,
        layout: JSONLayout,
        indentation: Int,
        writeChild: (inout JSONWriter, _ index: Int, _ indentation: Int) -> Void
    ) {
        guard count > 0 else { return }
        if isCompact {
            for index in 0..<count {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                writeChild(&self, index, 0)
            }
            return
        }
        switch layout {
        case .expanded:
            for index in 0..<count {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                breakLine(indentation: indentation + 2)
                writeChild(&self, index, indentation + 2)
            }
            breakLine(indentation: indentation)
        case .inline:
            for index in 0..<count {
                if index > 0 { writeCommaAndSpace() }
                writeChild(&self, index, indentation)
            }
        case .rows(let counts):
            writeRows(count: count, counts: counts, writeChild: writeChild)
        }
    }

    /// Writes children in rows that are aligned after the opening bracket.
    private mutating func writeRows(
        count: Int,
        counts: [Int],
        writeChild: (inout JSONWriter, _ index: Int, _ indentation: Int) -> Void
    ) {
        let lineStart = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        // In scalars: a byte that continues one takes no column.
        let alignment = bytes[lineStart...].count { $0 & 0xC0 != 0x80 }
        var rest = counts.filter { $0 > 0 }[...]
        var leftInRow = rest.popFirst() ?? count
        for index in 0..<count {
            if index > 0, leftInRow == 0 {
                bytes.append(UInt8(ascii: ","))
                breakLine(indentation: alignment)
                leftInRow = rest.popFirst() ?? count
            } else if index > 0 {
                writeCommaAndSpace()
            }
            writeChild(&self, index, alignment)
            leftInRow -= 1
        }
    }

    /// Ends the line and indents the next one.
    private mutating func breakLine(indentation: Int) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    }

    /// Separates two children on one line.
    private mutating func writeCommaAndSpace() {
        bytes.append(UInt8(ascii: ","))
        bytes.append(UInt8(ascii: " "))
    }

    /// Writes ASCII text without a line feed.
    private mutating func write(ascii text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// Writes a string in quotes, with its escapes.
    private mutating func write(quoted text: String) {
        guard !escapesHazards || text.unicodeScalars.allSatisfy({ !ScalarTable.isHazardous($0) }) else {
            return write(visible: text)
        }
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { characters in
            // Almost every text stands for itself, and is copied as a whole.
            guard characters.contains(where: Self.needsEscape) else {
                bytes.append(contentsOf: characters)
                return
            }
            for byte in characters {
                if let escape = Self.escape(for: byte) {
                    write(ascii: escape)
                } else {
                    bytes.append(byte)
                }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a byte does not stand for itself.
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Writes a string in quotes, with hazardous scalars as UTF-16 code units (RFC 8259, section 7).
    private mutating func write(visible text: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            if let byte = UInt8(exactly: scalar.value), scalar.isASCII, let escape = Self.escape(for: byte) {
                write(ascii: escape)
            } else if ScalarTable.isHazardous(scalar) {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    write(ascii: "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
                }
            } else {
                bytes.append(contentsOf: String(scalar).utf8)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// The escape that a byte needs, or nil if it stands for itself, as ``needsEscape(_:)`` tells faster.
    private static func escape(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        case 0x00..<0x20, 0x7F: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
        default: nil
        }
    }
}
