// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UpdateNebiusModelCatalog

struct NetworkOptionsTests {
    @Test(arguments: [(1, 10), (30, 10), (32, 10), (33, 11), (120, 40), (3600, 1200)])
    func `silence is borne for ten seconds, or a third of the time if that is longer`(timeout: Int, idle: Int) {
        #expect(NetworkOptions(timeoutSeconds: timeout).idleSeconds == idle)
    }
}
