// SPDX-License-Identifier: Apache-2.0

/// The groups of reasons for which a text is refused.
package enum JSONReadErrorCategory: Hashable, Sendable, CaseIterable {
    /// The bytes are not UTF-8 without a byte order mark (RFC 8259, section 8.1).
    case encoding
    /// The text breaks the grammar (RFC 8259, sections 2 to 7).
    case syntax
    /// The keys of an object are not distinct (RFC 8259, section 4, asks that they be).
    case duplicateKeys
    /// The text goes beyond a limit (RFC 8259, section 9, allows limits).
    case limit
}
