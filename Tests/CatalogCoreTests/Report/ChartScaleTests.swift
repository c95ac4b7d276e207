// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CatalogCore

@Suite struct ChartScaleTests {
    @Test(
        arguments: [
            1, 2, 3, 5, 10, 1_000, 8_000, 131_072, 131_073, 1_048_575, 999_999_999, 4_294_967_295, 4_294_967_296,
            1_000_000_000_000, .max,
        ] as [Int64]
    )
    func `the logarithm is that of Foundation to within two steps`(number: Int64) {
        let exact = log2(Double(number)) * 65_536
        #expect(abs(Double(ChartScale.logarithm(number)) - exact) <= 2)
    }

    @Test func `the logarithm of what has none is zero`() {
        #expect([0, -1, .min].map(ChartScale.logarithm) == [0, 0, 0])
    }

    @Test func `a logarithmic axis has equal distances for equal factors`() {
        let scale = ChartScale(.logarithmic, 100...1_000_000, pixels: (400, 0))
        #expect([100, 1_000, 10_000, 100_000, 1_000_000].map(scale.position) == [400, 300, 200, 100, 0])
        #expect([316, 3_162, 50, 10_000_000].map(scale.position) == [350, 250, 400, 0])
    }

    @Test func `a linear axis is rounded to the nearest pixel, in both directions`() {
        #expect([0, 1, 2, 3].map(ChartScale(.linear, 0...3, pixels: (0, 100)).position) == [0, 33, 67, 100])
        #expect([0, 1, 2, 3].map(ChartScale(.linear, 0...3, pixels: (100, 0)).position) == [100, 67, 33, 0])
    }

    @Test func `a range of one number is in the middle`() {
        #expect(ChartScale(.logarithmic, 5...5, pixels: (0, 100)).position(of: 5) == 50)
    }
}
