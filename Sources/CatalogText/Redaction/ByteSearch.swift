// SPDX-License-Identifier: Apache-2.0

/// Finds a few bytes among many.
enum ByteSearch {
    /// The first place of a pattern.
    ///
    /// - Parameters:
    ///   - pattern: What is looked for, not empty.
    ///   - bytes: Where it is looked for.
    ///   - start: Where to begin, at most the number of bytes.
    /// - Returns: Where the pattern begins; nil if it is nowhere.
    /// - Complexity: O(*n*) for patterns whose first byte is rare, O(*n* · *m*) at worst.
    static func firstIndex(of pattern: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Int? {
        guard let first = pattern.first, pattern.count <= bytes.count else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            pattern.withUnsafeBufferPointer { pattern in
                var index = start
                while index <= bytes.count - pattern.count {
                    if bytes[index] == first, isMatch(pattern, bytes, at: index) { return index }
                    index += 1
                }
                return nil
            }
        }
    }

    private static func isMatch(
        _ pattern: UnsafeBufferPointer<UInt8>,
        _ bytes: UnsafeBufferPointer<UInt8>,
        at index: Int
    ) -> Bool {
        (1..<pattern.count).allSatisfy { bytes[index + $0] == pattern[$0] }
    }
}
