// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// Where one side of a comparison is read from.
enum ComparedSource: Equatable, Sendable {
    /// The committed snapshot of a day.
    case date(CalendarDate)
    /// A commit of version control, and the path of a snapshot in it; nil for the newest one there.
    case revision(String, path: String?)
    /// A snapshot or an answer.
    case file(String)
    /// An answer that another program writes.
    case standardInput

    /// Reads an operand.
    ///
    /// A colon makes it a revision, unless a slash or a dot before it says that it is a path.
    init(_ operand: String) {
        if operand.utf8.elementsEqual("-".utf8) {
            self = .standardInput
        } else if let date = CalendarDate(operand) {
            self = .date(date)
        } else if let colon = operand.utf8.firstIndex(of: UInt8(ascii: ":")), !Self.isPath(operand[..<colon]) {
            let path = operand[operand.utf8.index(after: colon)...]
            self = .revision(String(operand[..<colon]), path: path.isEmpty ? nil : String(path))
        } else {
            self = .file(operand)
        }
    }

    private static func isPath(_ text: Substring) -> Bool {
        ["/", "./", "../"].contains { text.utf8.starts(with: $0.utf8) }
    }
}
