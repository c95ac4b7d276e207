// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Whether two strings are the same bytes of UTF-8.
    ///
    /// `==` is canonical equivalence, which also holds for strings of different bytes.
    ///
    /// - Complexity: O(1) when the lengths differ, else O(*n*).
    package func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        var (left, right) = (self, other)
        // As plain memory: walking the views of two strings takes many times as long.
        return left.withUTF8 { left in
            right.withUTF8 { right in Self.areSame(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right)) }
        }
    }

    /// Whether a string comes before another in the order of their UTF-8 bytes, the order of everything that is written.
    ///
    /// - Complexity: O(length of what both begin with).
    package func precedesInBytes(_ other: String) -> Bool {
        var (left, right) = (self, other)
        return left.withUTF8 { left in right.withUTF8 { right in left.lexicographicallyPrecedes(right) } }
    }

    /// Compares as many bytes as the first has, eight at a time.
    private static func areSame(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
        let wordsEnd = first.count & ~7
        for offset in stride(from: 0, to: wordsEnd, by: 8)
        where first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            != second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        {
            return false
        }
        return (wordsEnd..<first.count).allSatisfy { first[$0] == second[$0] }
    }
}
