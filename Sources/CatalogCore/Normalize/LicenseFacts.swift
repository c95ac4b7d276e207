// SPDX-License-Identifier: Apache-2.0

/// The licence that upstream states for a model.
package struct LicenseFacts: Hashable, Sendable {
    /// Upstream's words, such as `Apache 2.0 License`.
    package let name: String
    /// An https URL; nil when upstream gives none.
    package let url: String?

    package init(name: String, url: String?) {
        self.name = name
        self.url = url
    }
}
