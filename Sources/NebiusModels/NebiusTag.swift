// SPDX-License-Identifier: Apache-2.0

/// A free tag that the catalog puts on a model, such as `JSON mode` or `262K context`.
///
/// The words are those of `flavors[].tags` in the public catalog. They are not normalized, and they are worth little as
/// facts: a tag has said `131K context` beside a context window of 110,000 tokens. Tags have no constants; compare with
/// a literal: `entry.tags.contains("JSON mode")`.
public struct NebiusTag: NebiusWord {
    /// The tag as the catalog spells it.
    public let rawValue: String

    /// Makes the tag that is spelled with exactly the bytes of `rawValue`.
    ///
    /// - Parameter rawValue: A tag, such as `long context`; any string is accepted.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension NebiusTag: ExpressibleByStringLiteral {
    /// Makes the tag that is spelled like the literal.
    ///
    /// - Parameter value: The text of the literal; any string is accepted.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}
