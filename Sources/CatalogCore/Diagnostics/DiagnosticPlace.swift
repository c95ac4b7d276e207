// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// Where a finding was made: a file, and inside it a position and a JSON value when they are known.
package struct DiagnosticPlace: Hashable, Sendable {
    /// The file as the user knows it: a path relative to the root, the path given, a URL, or `<standard input>`.
    package let file: String
    /// Line, column and byte offset; nil when the finding is about the file as a whole.
    package let location: SourceLocation?
    /// The JSON value concerned (RFC 6901); nil outside JSON.
    package let pointer: JSONPointer?
    /// How many bytes of the file the value covers; 0 when that is not known.
    package let byteCount: Int
    /// How many columns of its line the value covers, in Unicode scalars; 0 when that is not known, or it has several
    /// lines.
    package let columnCount: Int
    /// The value itself when it is a text, a number, a truth value or null: decoded, cut to a length a person reads.
    package let value: String?

    /// A place that is a whole file.
    package init(file: String) {
        self.file = file
        self.location = nil
        self.pointer = nil
        self.byteCount = 0
        self.columnCount = 0
        self.value = nil
    }

    /// A position in a file.
    package init(_ location: SourceLocation, pointer: JSONPointer? = nil) {
        self.file = location.file
        self.location = location
        self.pointer = pointer
        self.byteCount = 0
        self.columnCount = 0
        self.value = nil
    }

    /// A JSON value in a document.
    package init(_ node: JSONNode) {
        self.file = node.document.file
        self.location = node.location
        self.pointer = node.pointer
        self.byteCount = node.byteRange.count
        switch node.kind {
        case .array, .object:
            self.columnCount = 0
            self.value = nil
        case .string:
            self.columnCount = node.bytes.count { $0 & 0xC0 != 0x80 }
            self.value = node.string.map(QuotedText.cut)
        case .number, .boolean, .null:
            self.columnCount = node.byteRange.count
            self.value = QuotedText.cut(String(decoding: node.bytes, as: UTF8.self))
        }
    }
}
