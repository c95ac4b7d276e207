// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogFuzz

/// The naive count of lines and columns, which is trusted to judge the fast one.
@Suite struct LinePositionsTests {
    /// `é` is two bytes, and the line feed belongs to its line.
    private static let positions = LinePositions(Array("aé\nb".utf8))

    private static func location(_ byteOffset: Int, line: Int, column: Int) -> CatalogText.SourceLocation {
        CatalogText.SourceLocation(file: "x.json", byteOffset: byteOffset, line: line, column: column)
    }

    @Test(arguments: [(0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 1, 3), (4, 2, 1), (5, 2, 2)])
    func `a place with its line and column holds`(byteOffset: Int, line: Int, column: Int) {
        let location = Self.location(byteOffset, line: line, column: column)
        #expect(throws: Never.self) { try Self.positions.check(location) }
    }

    @Test(arguments: [(0, 2, 1), (4, 1, 4), (5, 2, 1), (6, 2, 3), (-1, 1, 1)])
    func `a place with another line or column, or outside of the text, fails`(byteOffset: Int, line: Int, column: Int) {
        let location = Self.location(byteOffset, line: line, column: column)
        #expect(throws: PropertyFailure.self) { try Self.positions.check(location) }
    }
}
