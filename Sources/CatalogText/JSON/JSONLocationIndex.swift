// SPDX-License-Identifier: Apache-2.0

/// Finds line and column of a byte offset in constant time, however long the lines are.
///
/// A list of line starts alone would be slow for a minified file, which is one long line, and large for a file of
/// line feeds. So the index keeps one checkpoint for each block of 1,024 bytes, and a lookup reads at most one block.
struct JSONLocationIndex: Sendable {
    /// What is known at the first byte of a block.
    private struct Checkpoint: Sendable {
        /// Line feeds before the block.
        var lineFeeds = 0
        /// Unicode scalars between the start of the line and the block.
        var column = 0
    }

    private static let blockSize = 1_024

    private let checkpoints: [Checkpoint]

    /// Reads all of `bytes` once.
    init(_ bytes: UnsafeRawBufferPointer) {
        let count = bytes.count
        var checkpoints: [Checkpoint] = []
        checkpoints.reserveCapacity(count / Self.blockSize + 1)
        var current = Checkpoint()
        var blockStart = 0
        while true {
            checkpoints.append(current)
            // The last, incomplete block needs no checkpoint after it.
            guard count - blockStart >= Self.blockSize else { break }
            Self.advance(
                &current,
                over: UnsafeRawBufferPointer(rebasing: bytes[blockStart..<blockStart + Self.blockSize])
            )
            blockStart += Self.blockSize
        }
        self.checkpoints = checkpoints
    }

    /// Line and column, both from 1, of the byte at `offset` of `bytes`, the text that the index was built from.
    func position(of offset: Int, in bytes: UnsafeRawBufferPointer) -> (line: Int, column: Int) {
        let block = min(max(offset, 0) / Self.blockSize, checkpoints.count - 1)
        let current = checkpoints[block]
        var line = current.lineFeeds + 1
        var column = current.column + 1
        for index in (block * Self.blockSize)..<max(block * Self.blockSize, min(offset, bytes.count)) {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if bytes[index] & 0xC0 != 0x80 {
                column += 1
            }
        }
        return (line, column)
    }

    /// Moves a checkpoint over one whole block.
    private static func advance(_ current: inout Checkpoint, over block: UnsafeRawBufferPointer) {
        let (lineFeeds, continuationBytes) = count(in: block)
        guard lineFeeds > 0 else {
            current.column += block.count - continuationBytes
            return
        }
        // Only the part after the last line feed matters for the column.
        current.lineFeeds += lineFeeds
        current.column = 0
        var index = block.count - 1
        while index >= 0, block[index] != UInt8(ascii: "\n") {
            if block[index] & 0xC0 != 0x80 { current.column += 1 }
            index -= 1
        }
    }

    /// The numbers of line feeds and of UTF-8 continuation bytes in one whole block.
    ///
    /// Counts in the eight lanes of a word: a block has 128 bytes for each lane, so none of them overflows.
    private static func count(in block: UnsafeRawBufferPointer) -> (lineFeeds: Int, continuationBytes: Int) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        var lineFeeds: UInt64 = 0
        var continuationBytes: UInt64 = 0
        for offset in stride(from: 0, to: blockSize, by: 8) {
            let word = block.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            // A byte is 0 if neither its low bits, by a carry into the highest, nor its highest bit say otherwise.
            let difference = word ^ (ones &* 0x0A)
            let isOther = ((difference & lowBits) &+ lowBits) | difference
            lineFeeds &+= (~isOther >> 7) & ones
            // The highest bit is set and the next one is not.
            continuationBytes &+= ((word & ~(word << 1)) >> 7) & ones
        }
        return (sum(ofLanes: lineFeeds), sum(ofLanes: continuationBytes))
    }

    /// The sum of the eight bytes of a word, added in lanes of 16 bits.
    private static func sum(ofLanes word: UInt64) -> Int {
        let evenLanes: UInt64 = 0x00FF_00FF_00FF_00FF
        let pairs = (word & evenLanes) &+ ((word >> 8) & evenLanes)
        return Int((pairs &* 0x0001_0001_0001_0001) >> 48)
    }
}
