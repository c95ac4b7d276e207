// SPDX-License-Identifier: Apache-2.0

/// The lines of a part of a file.
struct DiffLines {
    /// The bytes of the whole file.
    private let bytes: [UInt8]

    /// The range of each line, with its line feed.
    private let ranges: [Range<Int>]

    /// Splits a range of whole lines; linear time.
    init(of bytes: [UInt8], in window: Range<Int>) {
        var ranges: [Range<Int>] = []
        var start = window.lowerBound
        for offset in window where bytes[offset] == UInt8(ascii: "\n") {
            ranges.append(start..<(offset + 1))
            start = offset + 1
        }
        if start < window.upperBound { ranges.append(start..<window.upperBound) }
        self.bytes = bytes
        self.ranges = ranges
    }

    /// The number of lines.
    var count: Int { ranges.count }

    /// A line with its line feed, if it has one.
    ///
    /// - Parameter index: At least 0 and less than ``count``.
    subscript(index: Int) -> ArraySlice<UInt8> { bytes[ranges[index]] }
}
