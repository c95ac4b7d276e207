// SPDX-License-Identifier: Apache-2.0

/// A 32-bit summary of the decoded bytes of a key.
///
/// Equal keys have equal fingerprints; most unequal keys differ already here, which saves comparing their bytes. It
/// is not a defence against crafted collisions: where two are equal, ``JSONKeyIndex`` uses a seeded hash.
enum JSONKeyFingerprint {
    /// The fingerprint of a key of at least eight bytes, from its first and last eight bytes (little-endian).
    @inline(__always)
    static func make(head: UInt64, tail: UInt64, count: Int) -> UInt32 {
        let mixed = (head &* 0x9E37_79B9_7F4A_7C15) ^ (tail &* 0xC2B2_AE3D_27D4_EB4F)
        return UInt32(truncatingIfNeeded: (mixed &+ UInt64(truncatingIfNeeded: count)) >> 32)
            ^ UInt32(truncatingIfNeeded: mixed)
    }

    /// The fingerprint of any bytes; reads no byte outside of them.
    static func make(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        let width = min(bytes.count, 8)
        return make(head: word(bytes.prefix(width)), tail: word(bytes.suffix(width)), count: bytes.count)
    }

    /// At most eight bytes as a little-endian number.
    private static func word(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
