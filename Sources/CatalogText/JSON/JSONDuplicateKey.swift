// SPDX-License-Identifier: Apache-2.0

/// A key that an object has twice.
package struct JSONDuplicateKey: Hashable, Sendable {
    /// The path of the member: the object and the decoded key.
    package let pointer: JSONPointer

    /// Where the key stands for the first time.
    package let first: SourceLocation

    /// Where the key stands again.
    package let second: SourceLocation

    /// Creates a record of a repeated key.
    package init(pointer: JSONPointer, first: SourceLocation, second: SourceLocation) {
        self.pointer = pointer
        self.first = first
        self.second = second
    }
}
