// SPDX-License-Identifier: Apache-2.0

/// What the parser throws: the least that is needed to find out the rest when an error is wanted.
///
/// Small and trivial, so that throwing functions stay cheap when they do not throw.
struct JSONParseFailure: Error {
    /// The cause.
    var reason: JSONReadErrorReason

    /// The offset of the byte at which it was noticed.
    var offset: Int
}
