// SPDX-License-Identifier: Apache-2.0

/// The limits of single facts, the same for an answer and for a snapshot.
enum FactLimits {
    /// The largest context window that is believed, in tokens; it fits a 32-bit `Int`.
    static let maximumContextWindowTokens = 1_000_000_000
    /// What upstream writes when it does not know the window: 16 of 29 models on 2026-08-11.
    static let placeholderContextWindowTokens = 8000
    /// The largest embedding that is believed.
    static let maximumEmbeddingDimensions = 1_000_000
    /// The most words in one list; upstream's longest so far has 10.
    static let maximumWords = 100
    /// The longest name, in bytes.
    static let maximumNameBytes = 200
    /// The longest vendor or tag, in bytes.
    static let maximumVendorOrTagBytes = 100
    /// The longest name of a licence, in bytes.
    static let maximumLicenseBytes = 200
    /// The years of creation that are believed: none of these models is older, and this catalog will not be younger.
    static let creationYears = 2015...2099
}
