// SPDX-License-Identifier: Apache-2.0

/// The names that git gives to what it stores.
enum GitObjectName {
    /// Whether this is a full name: the hexadecimal digits of SHA-1 or SHA-256.
    static func isFull(_ bytes: some Collection<UInt8>) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
        return [40, 64].contains(bytes.count) && bytes.allSatisfy { digits.contains($0) || letters.contains($0) }
    }
}
