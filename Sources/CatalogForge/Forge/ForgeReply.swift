// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a forge replied when it did what it was asked.
struct ForgeReply: Sendable {
    /// The body; nil if there is none, or no JSON.
    let root: JSONNode?

    /// The address of the next page of a list; nil if this is the last one.
    let nextURL: String?

    /// Whether another address answered than the one that was asked: the repository has another name now.
    let wasRedirected: Bool
}
