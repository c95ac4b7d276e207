// SPDX-License-Identifier: Apache-2.0

/// The words of Swift that are no plain identifiers.
package enum SwiftKeywords {
    /// Whether a declaration with this name needs backquotes; a use with a dot before it, such as `.default`, does not.
    ///
    /// The reserved words of The Swift Programming Language, "Lexical Structure", that were found to compile in this
    /// way.
    package static func needsBackticks(_ word: String) -> Bool {
        quotable.contains(Array(word.utf8))
    }

    /// Whether no member of a type should have this name, not even in backquotes.
    ///
    /// `Type` and `Protocol` cannot be declared, `init` needs backquotes at each use, and `Base.self` is the type
    /// itself.
    package static func isForbidden(_ word: String) -> Bool {
        unusable.contains(Array(word.utf8))
    }

    private static let quotable = words(
        """
        Any Self as associatedtype break case catch class continue default defer deinit do else enum extension
        fallthrough false fileprivate for func guard if import in inout internal is let nil operator
        precedencegroup private protocol public repeat rethrows return static struct subscript super switch throw
        throws true try typealias var where while
        """
    )

    private static let unusable = words("Protocol Type init self")

    private static func words(_ text: String) -> Set<[UInt8]> {
        Set(text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map(Array.init))
    }
}
