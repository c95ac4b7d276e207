// SPDX-License-Identifier: Apache-2.0

/// The bytes of a JSON text, and where its tokens end: from an offset to an offset, without any state.
///
/// Bounds. `base` points to `count` bytes of text and then ``padding`` bytes of 0. A 0 is valid nowhere in JSON, so
/// every loop stops at the first one, and an offset moves over a byte only after that byte was seen not to be 0. So
/// an offset is at most `count`, and a load of up to 8 bytes at it stays inside the padding.
struct JSONScanner {
    /// How many bytes of 0 must follow the text.
    static let padding = 8

    /// The first byte.
    let base: UnsafeRawPointer

    /// The number of bytes of the text.
    let count: Int

    /// The byte at `offset`, which is at most `count`.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 {
        base.load(fromByteOffset: offset, as: UInt8.self)
    }

    /// The four bytes at `offset`, the first in the lowest bits.
    @inline(__always)
    func fourBytes(at offset: Int) -> UInt32 {
        UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// The eight bytes at `offset`, the first in the lowest bits.
    @inline(__always)
    func eightBytes(at offset: Int) -> UInt64 {
        UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The bytes of `range`, which is inside of the text.
    func bytes(in range: Range<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
    }

    /// Whether `true` stands at `offset`.
    @inline(__always)
    func hasTrue(at offset: Int) -> Bool { fourBytes(at: offset) == 0x6575_7274 }

    /// Whether `false` stands at `offset`, of which the first letter was compared already.
    @inline(__always)
    func hasFalse(at offset: Int) -> Bool { fourBytes(at: offset + 1) == 0x6573_6C61 }

    /// Whether `null` stands at `offset`.
    @inline(__always)
    func hasNull(at offset: Int) -> Bool { fourBytes(at: offset) == 0x6C6C_756E }

    /// The offset after the white space, if any, at `offset`.
    @inline(__always)
    func endOfWhiteSpace(at offset: Int) -> Int {
        // In minified text there is none, so the first byte decides.
        byte(at: offset) > UInt8(ascii: " ") ? offset : endOfWhiteSpaceRun(at: offset)
    }

    /// The offset after white space, passed over by eight spaces at a time where a line is indented.
    private func endOfWhiteSpaceRun(at start: Int) -> Int {
        var offset = start
        while true {
            switch byte(at: offset) {
            case UInt8(ascii: " "):
                offset += 1
                while eightBytes(at: offset) == 0x2020_2020_2020_2020 { offset += 8 }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                offset += 1
            default:
                return offset
            }
        }
    }
}
