// SPDX-License-Identifier: Apache-2.0

import Testing

/// A text that must not reach the terminal or the log of the tests as it is.
///
/// The names of test cases show their arguments; this one shows with its controls escaped.
struct HostileText: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
    /// The text itself.
    let text: String

    init(stringLiteral text: String) {
        self.text = text
    }

    var testDescription: String { text.debugDescription }
}
