// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Line and column of every byte of a text, counted in the plainest way from the front.
struct LinePositions {
    /// For each byte, and for the end of the text.
    private let positions: [(line: Int, column: Int)]

    /// Counts through the text once.
    init(_ bytes: [UInt8]) {
        var positions: [(line: Int, column: Int)] = []
        positions.reserveCapacity(bytes.count + 1)
        var line = 1
        // The number of scalars of the line that begin before the byte.
        var scalars = 0
        for byte in bytes {
            positions.append((line, scalars + 1))
            if byte == UInt8(ascii: "\n") {
                line += 1
                scalars = 0
            } else if !(0x80...0xBF).contains(byte) {
                scalars += 1
            }
        }
        positions.append((line, scalars + 1))
        self.positions = positions
    }

    /// Fails unless the place is inside of the text, or at its end, and agrees with the count.
    func check(_ location: SourceLocation) throws(PropertyFailure) {
        try require(positions.indices.contains(location.byteOffset), "\(location) is outside of the text")
        let position = positions[location.byteOffset]
        try require(
            position == (location.line, location.column),
            "\(location) should be line \(position.line), column \(position.column)"
        )
    }

    /// Fails unless every finding in this text is where it says.
    func check(_ findings: [Diagnostic], of file: String) throws(PropertyFailure) {
        for place in findings.compactMap(\.place) where place.file.utf8.elementsEqual(file.utf8) {
            if let location = place.location { try check(location) }
        }
    }
}
