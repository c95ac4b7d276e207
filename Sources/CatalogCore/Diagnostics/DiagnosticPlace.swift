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

    /// A place that is a whole file.
    package init(file: String) {
        self.file = file
        self.location = nil
        self.pointer = nil
    }

    /// A position in a file.
    package init(_ location: SourceLocation, pointer: JSONPointer? = nil) {
        self.file = location.file
        self.location = location
        self.pointer = pointer
    }

    /// A JSON value in a document.
    package init(_ node: JSONNode) {
        self.init(node.location, pointer: node.pointer)
    }
}
