// SPDX-License-Identifier: Apache-2.0

/// One file of a plan: where it goes and what is in it.
package struct PlannedFile: Hashable, Sendable {
    /// Relative to the root, with `/` between components.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
