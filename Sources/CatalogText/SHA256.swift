// SPDX-License-Identifier: Apache-2.0

/// The hash function SHA-256 (FIPS 180-4, sections 4.1.2, 4.2.2, 5 and 6.2).
///
/// All sums are modulo 2^32, as the standard defines them, hence the wrapping operators.
package struct SHA256: Sendable {
    /// The fractional parts of the square roots of the first eight primes.
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    /// Bytes that do not fill a block yet; fewer than 64.
    private var pending: [UInt8] = []

    /// The number of bytes so far, modulo 2^61: the standard allows fewer than 2^64 bits.
    private var byteCount: UInt64 = 0

    /// The message schedule of the block at hand, kept to allocate it once.
    private var schedule = [UInt32](repeating: 0, count: 64)

    /// Starts with the empty message.
    package init() {}

    /// Adds bytes to the message.
    ///
    /// Linear in their number.
    package mutating func update(_ bytes: [UInt8]) {
        update(bytes[...])
    }

    /// Adds a part of an array to the message.
    ///
    /// Linear in its length.
    package mutating func update(_ bytes: ArraySlice<UInt8>) {
        byteCount &+= UInt64(truncatingIfNeeded: bytes.count)
        var rest = bytes
        if !pending.isEmpty {
            let missing = rest.prefix(64 - pending.count)
            pending.append(contentsOf: missing)
            rest = rest.dropFirst(missing.count)
            guard pending.count == 64 else { return }
            compress(pending[...])
            pending.removeAll(keepingCapacity: true)
        }
        while rest.count >= 64 {
            compress(rest.prefix(64))
            rest = rest.dropFirst(64)
        }
        pending.append(contentsOf: rest)
    }

    /// The 32 bytes of the digest of the message so far; more may be added afterwards.
    package func digest() -> [UInt8] {
        var padded = self
        // A bit of 1, then zeros up to 8 bytes before the end of a block, then the length in bits.
        let zeros = (119 - pending.count) % 64
        padded.update([0x80] + [UInt8](repeating: 0, count: zeros) + Self.bigEndianBytes(byteCount &* 8))
        return padded.state.flatMap(Self.bigEndianBytes)
    }

    /// The digest of the message so far as 64 lower-case hexadecimal digits.
    package var hexDigest: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: digest().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// The digest of `bytes` as 64 lower-case hexadecimal digits.
    package static func hexDigest(of bytes: [UInt8]) -> String {
        var hash = SHA256()
        hash.update(bytes)
        return hash.hexDigest
    }

    /// Whether a text has the form of a digest: 64 lower-case hexadecimal digits.
    package static func isHexDigest(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { $0.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
    }

    /// Updates the state with one block of 64 bytes (section 6.2.2).
    private mutating func compress(_ block: ArraySlice<UInt8>) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        schedule.withUnsafeMutableBufferPointer { words in
            block.withUnsafeBufferPointer { Self.fill(words, from: $0) }
            Self.constants.withUnsafeBufferPointer { constants in
                for index in 0..<64 {
                    let sum1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
                    let choice = (e & f) ^ (~e & g)
                    let first = h &+ sum1 &+ choice &+ constants[index] &+ words[index]
                    let sum0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
                    let majority = (a & b) ^ (a & c) ^ (b & c)
                    (h, g, f, e) = (g, f, e, d &+ first)
                    (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
                }
            }
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }

    /// Expands a block to the 64 words of the schedule.
    private static func fill(_ words: UnsafeMutableBufferPointer<UInt32>, from block: UnsafeBufferPointer<UInt8>) {
        for index in 0..<16 {
            let offset = index * 4
            let high = UInt32(block[offset]) << 24 | UInt32(block[offset + 1]) << 16
            words[index] = high | UInt32(block[offset + 2]) << 8 | UInt32(block[offset + 3])
        }
        for index in 16..<64 {
            let early = words[index - 15]
            let late = words[index - 2]
            let sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >> 3)
            let sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >> 10)
            words[index] = words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1
        }
    }

    /// `word` rotated right by `count` bits.
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word &>> count | word &<< (32 &- count)
    }

    /// The bytes of a number, the highest first.
    private static func bigEndianBytes(_ number: some FixedWidthInteger) -> [UInt8] {
        stride(from: number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
