// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogProcess

struct ProgramSearchTests {
    @Test(arguments: [
        ("sh", "/nonexistent:/bin", "/bin/sh"), ("sh", "/bin/", "/bin//sh"), ("sh", "", nil),
        ("sh", "bin:.::/etc", nil), ("passwd", "/etc", nil), ("..", "/bin", nil),
        ("no-such-program", "/usr/bin:/bin", nil),
    ])
    func `a program is looked for in absolute folders only`(name: String, searchPath: String, found: String?) {
        #expect(ProgramSearch.path(of: name, in: searchPath) == found)
    }
}
