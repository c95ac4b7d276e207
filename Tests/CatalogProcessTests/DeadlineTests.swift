// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogProcess

struct DeadlineTests {
    @Test(arguments: [Duration.zero, .seconds(-1), .seconds(-1_000_000_000)])
    func `a moment that has passed leaves no time`(duration: Duration) {
        #expect(Deadline(after: duration).millisecondsLeft == 0)
    }

    @Test func `a moment to come leaves time, however far it is`() {
        #expect((1...3_600_000).contains(Deadline(after: .seconds(3600)).millisecondsLeft))
        #expect(Deadline(after: .seconds(1_000_000_000)).millisecondsLeft == .max)
    }
}
