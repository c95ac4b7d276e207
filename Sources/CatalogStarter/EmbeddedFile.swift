// SPDX-License-Identifier: Apache-2.0

/// A committed file of this package, as the build wrote it into the tool.
///
/// `all()` is written by `CatalogEmbedder` at each build; the files themselves are the only source of their texts.
struct EmbeddedFile: Sendable {
    /// Relative to the root of this package.
    let path: String
    let text: String

    var bytes: [UInt8] { Array(text.utf8) }

    /// The path below a folder; nil for a file that is not in it.
    func name(in folder: String) -> String? {
        let prefix = Array("\(folder)/".utf8)
        guard path.utf8.starts(with: prefix) else { return nil }
        return String(decoding: path.utf8.dropFirst(prefix.count), as: UTF8.self)
    }
}
