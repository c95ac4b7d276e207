// SPDX-License-Identifier: Apache-2.0

/// A string of the catalog that has a type of its own, such as a region, a use case or the name of a model.
///
/// Words are open: every string is accepted, also one that this version of the package has no constant for, so a word
/// that an app stored, or read from the live catalog, is never lost. A `switch` over words therefore needs a `default`.
///
/// Two words are equal when their UTF-8 bytes are, and they are ordered by these bytes. That is stricter than `String`,
/// which also counts canonically equivalent spellings as equal, and it does not depend on a locale. A word is encoded
/// as a plain string, also as the key of a dictionary.
///
/// The types of this module are the only ones meant to conform.
public protocol NebiusWord: RawRepresentable, Hashable, Comparable, Codable, CodingKeyRepresentable,
    CustomStringConvertible, Sendable
where RawValue == String {
    /// Makes the word that is spelled with exactly the bytes of `rawValue`.
    ///
    /// - Parameter rawValue: The word as the catalog of Nebius Token Factory spells it; any string is accepted.
    init(rawValue: String)
}

extension NebiusWord {
    /// Makes the word that is spelled with exactly the bytes of `rawValue`.
    ///
    /// - Parameter rawValue: The word as the catalog of Nebius Token Factory spells it; any string is accepted.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }

    /// The word as the catalog spells it, without a label.
    public var description: String { rawValue }

    /// Whether both words have the same UTF-8 bytes.
    ///
    /// Complexity: O(n), where n is the length of the shorter word in bytes.
    public static func == (left: Self, right: Self) -> Bool {
        left.rawValue.utf8.elementsEqual(right.rawValue.utf8)
    }

    /// Whether the UTF-8 bytes of `left` come before those of `right`.
    ///
    /// Complexity: O(n), where n is the length of the shorter word in bytes.
    public static func < (left: Self, right: Self) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }

    /// Feeds the word to `hasher`.
    ///
    /// Complexity: O(n), where n is the length of the word in bytes.
    public func hash(into hasher: inout Hasher) {
        // Equal bytes are equal strings, so the hash of the string will do; it is the fastest one there is.
        hasher.combine(rawValue)
    }
}
