// SPDX-License-Identifier: Apache-2.0

/// The organization that publishes a model, as the catalog spells it, such as `moonshotai`.
///
/// The words are those of `vendor` in the public catalog, and they differ from the first part of the model id now and
/// then: `deepseek-ai/DeepSeek-V4-Pro` has the vendor `deepseek`. They are not normalized, and upper and lower case
/// count. Vendors come and go with models, so they have no constants; compare with a literal: `entry.vendor ==
/// "moonshotai"`.
public struct NebiusVendor: NebiusWord {
    /// The vendor as the catalog spells it.
    public let rawValue: String

    /// Makes the vendor that is spelled with exactly the bytes of `rawValue`.
    ///
    /// - Parameter rawValue: A vendor, such as `nvidia`; any string is accepted.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension NebiusVendor: ExpressibleByStringLiteral {
    /// Makes the vendor that is spelled like the literal.
    ///
    /// - Parameter value: The text of the literal; any string is accepted.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}
