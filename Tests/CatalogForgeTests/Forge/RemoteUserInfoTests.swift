// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogForge

/// Names and passwords in addresses.
struct RemoteUserInfoTests {
    @Test(arguments: [
        ("https://name:pass@host/o/r.git", "https://host/o/r.git", "name", "pass"),
        ("https://name@host/o/r.git", "https://host/o/r.git", "name", nil),
        ("http://a:@host:8080/o/r", "http://host:8080/o/r", "a", ""),
        ("https://a%40b:p%2Fq%3a%25%@host/o/r", "https://host/o/r", "a@b", "p/q:%%"),
        ("https://a:b:c@d@host/o/r@1", "https://host/o/r@1", "a", "b:c@d"),
    ])
    func `an address is taken apart`(text: String, address: String, name: String, password: String?) throws {
        let info = try #require(RemoteUserInfo(text))
        #expect(info.address == address && info.name == name && info.password == password)
    }

    @Test(arguments: ["https://host/o/r", "https://host/a@b", "git@host:o/r", "/a/b", "", "://", "https://host?a@b"])
    func `what has no name is left alone`(text: String) {
        #expect(RemoteUserInfo(text) == nil)
    }
}
