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

    /// The kind in the lowest bits, then ``keyFlag`` and ``escapesFlag``.
    ///
    /// One word rather than three small fields, so that an entry has no gaps and is copied by plain moves.
    private var traits: UInt32

    /// The parent of the root.
    static let noParent = UInt32.max

    private static let kindMask: UInt32 = 0xFF
    private static let keyFlag: UInt32 = 0x100
    private static let escapesFlag: UInt32 = 0x200

    /// Creates the entry at `index`, with nothing inside it yet.
    @inline(__always)
    init(
        _ kind: JSONKind,
        start: UInt32,
        end: UInt32,
        index: UInt32,
        parent: UInt32,
        ordinal: UInt32,
        keyFingerprint: UInt32?,
        hasEscapes: Bool
    ) {
        self.start = start
        self.end = end
        next = index &+ 1
        self.parent = parent
        self.ordinal = ordinal
        detail = keyFingerprint ?? 0
        traits =
            UInt32(kind.rawValue) | (keyFingerprint == nil ? 0 : Self.keyFlag) | (hasEscapes ? Self.escapesFlag : 0)
    }

    /// The kind of the value; keys are strings.
    ///
    /// The lowest bits always come from a kind, so the null is never reached by way of the `??`.
    @inline(__always)
    var kind: JSONKind { JSONKind(rawValue: UInt8(truncatingIfNeeded: traits & Self.kindMask)) ?? .null }

    /// Whether this is the key of a member; its value is the next entry.
    @inline(__always)
    var isKey: Bool { traits & Self.keyFlag != 0 }

    /// Whether a string has escapes, so that its text differs from the bytes between its quotes.
    @inline(__always)
    var hasEscapes: Bool { traits & Self.escapesFlag != 0 }
}
