// SPDX-License-Identifier: Apache-2.0

/// One value or one key of a document, in the order in which they start in the text.
///
/// The entries of a container follow it directly, so a whole document is one flat array of trivial values: no
/// allocation per node, and no recursion to build, walk or free it. Offsets and indices have 32 bits, which the
/// reader's size limit guarantees to be enough.
struct JSONTapeEntry: Sendable {
    /// The offset of the first byte: the opening quote, bracket, digit, sign or letter.
    var start: UInt32

    /// The offset after the last byte.
    var end: UInt32

    /// The index of the entry after this one and everything inside it.
    var next: UInt32

    /// The index of the array or object that holds this entry; ``noParent`` for the root.
    var parent: UInt32

    /// The position among the elements or members of the parent, from 0.
    var ordinal: UInt32

    /// The number of elements or members of a container; the fingerprint of a key; else 0.
    var detail: UInt32

    /// The kind of the value; keys are strings.
    var kind: JSONKind

    /// Whether this is the key of a member; its value is the next entry.
    var isKey: Bool

    /// Whether a string has escapes, so that its text differs from the bytes between its quotes.
    var hasEscapes: Bool

    /// The parent of the root.
    static let noParent = UInt32.max
}
