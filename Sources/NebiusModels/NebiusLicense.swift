// SPDX-License-Identifier: Apache-2.0

/// The licence of the weights of a model, as the catalog states it.
///
/// Upstream spells one licence in several ways (`MIT`, `mit`, `MIT License`); nothing is normalized. It is a hint, not
/// legal advice: read the licence at the publisher of the model.
public struct NebiusLicense: Hashable, Sendable {
    /// The name of the licence, such as `Apache 2.0 License`; free text from upstream.
    public let name: String

    /// Where the text of the licence is, or `nil` when the catalog does not say.
    ///
    /// The text of the address as upstream gives it. It is not checked to be reachable; parse it before use.
    public let url: String?

    /// Makes a licence.
    ///
    /// - Parameters:
    ///   - name: The name of the licence.
    ///   - url: Where the text of the licence is, if known.
    public init(name: String, url: String?) {
        self.name = name
        self.url = url
    }
}
