// SPDX-License-Identifier: Apache-2.0

/// A creation time in one of the two forms that upstream uses.
package enum DecodedTime: Sendable {
    /// ISO 8601 text.
    case text(Located<String>)
    /// Seconds since 1970 as the exact text of a JSON number.
    case epochSeconds(Located<String>)
}
