// SPDX-License-Identifier: Apache-2.0

/// How large a JSON text may be before the reader refuses it.
///
/// The limits bound memory and time for a hostile text. RFC 8259, section 9, allows a parser to set them.
package struct JSONLimits: Hashable, Sendable {
    /// The largest length of the whole text, in bytes.
    ///
    /// The reader itself cannot go beyond 2 GiB.
    package let maximumBytes: Int

    /// The largest number of arrays and objects that may be open at one place.
    package let maximumDepth: Int

    /// The largest length of one string or key between its quotes as it is written, in bytes.
    package let maximumStringBytes: Int

    /// The largest length of one number, in bytes.
    package let maximumNumberLength: Int

    /// The largest number of values and keys in the text.
    package let maximumNodes: Int

    /// The limits for catalogs: far above any real one, far below what could hurt.
    package static let standard = JSONLimits()

    /// Creates limits; every one that is not given has its standard value.
    ///
    /// - Parameters:
    ///   - maximumBytes: Length of the text in bytes; 64 MiB.
    ///   - maximumDepth: Open arrays and objects; 512.
    ///   - maximumStringBytes: Length of a string in bytes; 1 MiB.
    ///   - maximumNumberLength: Length of a number in bytes; 128.
    ///   - maximumNodes: Values and keys; 4,000,000.
    package init(
        maximumBytes: Int = 64 << 20,
        maximumDepth: Int = 512,
        maximumStringBytes: Int = 1 << 20,
        maximumNumberLength: Int = 128,
        maximumNodes: Int = 4_000_000
    ) {
        self.maximumBytes = maximumBytes
        self.maximumDepth = maximumDepth
        self.maximumStringBytes = maximumStringBytes
        self.maximumNumberLength = maximumNumberLength
        self.maximumNodes = maximumNodes
    }
}
