// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// One line of `templates/outputs.json`: which template writes which file, under which type name and access level.
package struct OutputDeclaration: Hashable, Sendable {
    /// Who may use what the template declares.
    package enum AccessLevel: String, CaseIterable, Sendable {
        case `public`, package, `internal`
    }

    /// The file name of the template, in `templates/`.
    package let template: String
    /// The file name of the output, in the folder of generated files; with ``shardMark`` where a shard has its letter.
    package let file: String
    /// The type that the template extends or declares; nil when the template says it itself.
    package let typeName: String?
    /// Nil when the template says it itself.
    package let accessLevel: AccessLevel?

    package init(template: String, file: String, typeName: String? = nil, accessLevel: AccessLevel? = nil) {
        self.template = template
        self.file = file
        self.typeName = typeName
        self.accessLevel = accessLevel
    }

    /// What stands in a file name for the letter of a shard.
    package static let shardMark = "{shard}"

    /// Whether the template is filled for each shard of the models by itself.
    package var isPerShard: Bool { Self.parts(of: file) != nil }

    /// The file name of a shard.
    ///
    /// - Parameter suffix: What stands for the mark.
    /// - Returns: The name with the suffix; the name itself when it has no mark.
    func file(withSuffix suffix: String) -> String {
        guard let parts = Self.parts(of: file) else { return file }
        return parts.before + suffix + parts.after
    }

    /// What stands before and behind the mark; nil without one.
    static func parts(of file: String) -> (before: String, after: String)? {
        let pieces = file.utf8.split(separator: UInt8(ascii: "{"), maxSplits: 1, omittingEmptySubsequences: false)
        guard let before = pieces.first, let rest = pieces.dropFirst().first else { return nil }
        let mark = shardMark.utf8.dropFirst()
        guard rest.starts(with: mark) else { return nil }
        return (String(Substring(before)), String(Substring(rest.dropFirst(mark.count))))
    }
}
