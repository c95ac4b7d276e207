// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Whether two strings are the same bytes of UTF-8.
    ///
    /// `==` is canonical equivalence, which also holds for strings of different bytes.
    ///
    /// - Complexity: O(1) when the lengths differ, else O(*n*).
    package func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        return Self.withBytes(of: self, other, Self.areSame) ?? utf8.elementsEqual(other.utf8)
    }

    /// Whether a string is these bytes of UTF-8.
    ///
    /// - Complexity: O(1) when the lengths differ, else O(*n*).
    package func hasBytes(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard utf8.count == bytes.count else { return false }
        return utf8.withContiguousStorageIfAvailable { text in
            bytes.withUnsafeBufferPointer { Self.areSame(text, $0) }
        } ?? utf8.elementsEqual(bytes)
    }

    /// Whether a string comes before another in the order of their UTF-8 bytes, the order of everything that is
    /// written.
    ///
    /// - Complexity: O(length of what both begin with).
    package func precedesInBytes(_ other: String) -> Bool {
        Self.withBytes(of: self, other) { $0.lexicographicallyPrecedes($1) }
            ?? utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// Compares two strings as plain memory: walking their views takes many times as long.
    ///
    /// - Returns: What the body returns; nil when one of the strings is not in memory as UTF-8.
    private static func withBytes(
        of first: String,
        _ second: String,
        _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool? {
        let result = first.utf8.withContiguousStorageIfAvailable { first in
            second.utf8.withContiguousStorageIfAvailable { second in body(first, second) }
        }
        return result ?? nil
    }

    /// Compares two texts of the same length, eight bytes at a time.
    private static func areSame(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
        let (left, right) = (UnsafeRawBufferPointer(first), UnsafeRawBufferPointer(second))
        let wordsEnd = left.count & ~7
        for offset in stride(from: 0, to: wordsEnd, by: 8)
        where left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        {
            return false
        }
        return (wordsEnd..<left.count).allSatisfy { left[$0] == right[$0] }
    }
}
