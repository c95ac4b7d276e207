// SPDX-License-Identifier: Apache-2.0

/// A path under the root, and what stands there.
package struct NamedFile: Hashable, Sendable {
    /// Relative to the root, with `/` between components.
    package let path: String
    package let state: FileState

    package init(path: String, state: FileState) {
        self.path = path
        self.state = state
    }

    /// The last component of the path.
    package var name: String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }
}
