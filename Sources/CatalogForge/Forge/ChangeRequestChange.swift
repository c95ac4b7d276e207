// SPDX-License-Identifier: Apache-2.0

/// What changes about a request; nil leaves it as it is.
package struct ChangeRequestChange: Sendable, Equatable {
    /// The new title, as it is to be; see ``Forge/draftTitle(_:)``.
    package let title: String?

    /// The new text.
    package let body: String?

    /// Whether it is closed from now on, or open again.
    package let isClosed: Bool?

    /// Creates a change.
    package init(title: String? = nil, body: String? = nil, isClosed: Bool? = nil) {
        self.title = title
        self.body = body
        self.isClosed = isClosed
    }

    /// Whether it changes nothing.
    var isEmpty: Bool { title == nil && body == nil && isClosed == nil }
}
