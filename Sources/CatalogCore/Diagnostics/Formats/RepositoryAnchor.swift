// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Where a service that shows findings beside the files of a repository shows one.
///
/// Such a service drops an entry without a path and a line. A finding about no file, about the standard input, a URL
/// or a file outside of the repository is therefore shown at the first line of the vocabulary, which every catalog has
/// and which decides what is accepted; its text then says where it was really made.
struct RepositoryAnchor: Hashable {
    /// Relative to the root, with `/` between its parts, none of which is `.` or `..`.
    let path: String
    /// From 1.
    let line: Int
    /// Where the finding was really made, safe to print; nil when that is the path and the line, or nowhere.
    let realPlace: String?

    /// The anchor of a finding.
    init(_ place: DiagnosticPlace?) {
        if let place, let path = Self.relativePath(place.file) {
            self.path = path
            self.line = max(1, place.location?.line ?? 1)
            self.realPlace = nil
        } else {
            self.path = Vocabulary.path
            self.line = 1
            self.realPlace = place.map(TextDiagnosticFormatter.describe)
        }
    }

    /// The file as a path inside the repository, or nil if it is none.
    ///
    /// Absolute paths, paths with `..`, URLs, and names in angle brackets, such as that of the standard input, are
    /// none.
    static func relativePath(_ file: String) -> String? {
        guard !isAbsolutePath(file), !isAddress(file), file.utf8.first != UInt8(ascii: "<") else { return nil }
        let parts = file.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
        guard !parts.isEmpty, !parts.contains(where: { $0.elementsEqual("..".utf8) }) else { return nil }
        return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }

    static func isAbsolutePath(_ file: String) -> Bool { file.utf8.first == UInt8(ascii: "/") }

    /// Whether the name is a URL with an authority, such as `https://host/path`.
    static func isAddress(_ file: String) -> Bool {
        let scheme = file.utf8.prefix { $0.isASCIILetterOrDigit || "+-.".utf8.contains($0) }
        return scheme.first?.isASCIILetter == true && file.utf8.dropFirst(scheme.count).starts(with: "://".utf8)
    }
}
