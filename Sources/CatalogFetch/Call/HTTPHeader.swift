// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A header of a call that is no secret.
package struct HTTPHeader: Sendable, Equatable {
    /// The name.
    package let name: String

    /// The value.
    package let value: String

    /// Creates a header.
    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// Whether it can stand in a request: a token, and printable ASCII (RFC 9110 section 5.5).
    var isProper: Bool {
        let symbols = "!#$%&'*+-.^_`|~".utf8
        return (1...100).contains(name.utf8.count)
            && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || symbols.contains($0) }
            && value.utf8.count <= 1024 && value.utf8.allSatisfy { 0x20...0x7E ~= $0 }
    }
}
