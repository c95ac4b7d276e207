// SPDX-License-Identifier: Apache-2.0

/// Makes gzip data (RFC 1952, RFC 1951) without a compression library.
enum GzipBytes {
    private static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

    /// Wraps up to 65,535 bytes in one stored block, with their real checksum.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let length = UInt16(bytes.count)
        let block = [1] + littleEndian(length) + littleEndian(~length) + bytes
        return header + block + littleEndian(checksum(bytes)) + littleEndian(UInt32(bytes.count))
    }

    /// Zeros in about a thousandth of their number; the checksum at the end is wrong.
    ///
    /// One block with its own codes: one bit says "repeat the last 258 bytes", one bit says "from distance 1".
    static func zeros(atLeast count: Int) -> [UInt8] {
        var bits = BitWriter()
        bits.write(1, count: 1)  // last block
        bits.write(2, count: 2)  // dynamic codes
        bits.write(286 - 257, count: 5)  // codes for literals and lengths
        bits.write(0, count: 5)  // one code for distances
        bits.write(18 - 4, count: 4)  // code lengths given for 16 17 18 0 8 7 9 6 10 5 11 4 12 3 13 2 14 1
        for codeLength: UInt32 in [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2] {
            bits.write(codeLength, count: 3)
        }
        // The codes are now 18: 0, 1: 10, 2: 11, with their bits from the first to the last.
        let one: UInt32 = 0b01
        let two: UInt32 = 0b11
        bits.write(two, count: 2)  // literal 0
        for repeated: UInt32 in [138, 117] {  // literals 1 to 255
            bits.write(0, count: 1)
            bits.write(repeated - 11, count: 7)
        }
        bits.write(two, count: 2)  // 256, the end
        bits.write(0, count: 1)  // 257 to 284
        bits.write(28 - 11, count: 7)
        bits.write(one, count: 2)  // 285, which is 258 bytes
        bits.write(one, count: 2)  // distance 1
        // The codes are now 285: 0, literal 0: 10, end: 11, distance 1: 0.
        bits.write(0b01, count: 2)
        for _ in 0..<(count / 258 + 1) { bits.write(0, count: 2) }
        bits.write(0b11, count: 2)
        return header + bits.finished() + [UInt8](repeating: 0, count: 8)
    }

    private static func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }

    /// The CRC-32 of RFC 1952 section 8.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var remainder = ~UInt32(0)
        for byte in bytes {
            remainder ^= UInt32(byte)
            for _ in 0..<8 {
                remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
            }
        }
        return ~remainder
    }
}
