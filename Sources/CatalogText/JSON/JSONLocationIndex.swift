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
    ///
    /// Written as two plain counting loops because the compiler turns those into vector instructions; only a block
    /// with a line feed is read again, from its end to its last line feed.
    private static func advance(_ current: inout Checkpoint, over block: UnsafeRawBufferPointer) {
        let lineFeeds = count(in: block) { $0 == UInt8(ascii: "\n") }
        guard lineFeeds > 0 else {
            current.column += block.count - count(in: block) { $0 & 0xC0 == 0x80 }
            return
        }
        current.lineFeeds += lineFeeds
        current.column = 0
        var index = block.count - 1
        while index >= 0, block[index] != UInt8(ascii: "\n") {
            if block[index] & 0xC0 != 0x80 { current.column += 1 }
            index -= 1
        }
    }

    /// The number of bytes that satisfy `predicate`.
    ///
    /// Counts at most 128 bytes in 8 bits before it adds them up, so that one vector holds 16 counters.
    @inline(__always)
    private static func count(in block: UnsafeRawBufferPointer, where predicate: (UInt8) -> Bool) -> Int {
        var total = 0
        for start in stride(from: 0, to: block.count, by: 128) {
            var partial: UInt8 = 0
            for index in start..<(start + 128) {
                partial &+= predicate(block[index]) ? 1 : 0
            }
            total &+= Int(partial)
        }
        return total
    }
}
