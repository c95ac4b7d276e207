// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CatalogText

@Suite struct Base64Tests {
    /// RFC 4648, section 10.
    @Test(
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ]
    )
    func `the vectors of the specification`(text: String, encoded: String) {
        #expect(Base64.encode(Array(text.utf8)) == encoded)
    }

    @Test func `every byte at every place is encoded as Foundation does it`() {
        for byte in UInt8.min...UInt8.max {
            for bytes in [[byte], [0, byte], [0, 0, byte], [byte, 255, byte, 255]] {
                #expect(Base64.encode(bytes) == Data(bytes).base64EncodedString())
            }
        }
    }
}
