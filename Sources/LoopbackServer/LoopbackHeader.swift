// SPDX-License-Identifier: Apache-2.0

/// One header field of a request or an answer, in the order and the spelling of the wire.
package struct LoopbackHeader: Sendable, Equatable {
    /// The name of the field.
    package let name: String

    /// The value of the field, without the white space around it.
    package let value: String

    /// Creates a field.
    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
