// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogFetch

/// Lines of other programs that have addresses with names and passwords in them.
struct AddressTextTests {
    @Test(arguments: [
        (
            "could not read Password for 'https://T0KEN@host': No such device",
            "could not read Password for 'https://***@host': No such device"
        ),
        ("a https://a:b@c/ b http://d@e/ f", "a https://***@c/ b http://***@e/ f"),
        ("https://a:b@c@d/e@f", "https://***@d/e@f"), ("https://host/a@b", "https://host/a@b"),
        ("x: y@z //a@b", "x: y@z //a@b"), ("https://@host/", "https://***@host/"), ("", ""), ("://a@", "://***@"),
    ])
    func `a line is cleared of them`(line: String, cleared: String) {
        let bytes = Array(("12" + line).utf8)
        #expect(String(decoding: AddressText.withoutUserInfo(inLine: bytes[2...]), as: UTF8.self) == cleared)
    }
}
