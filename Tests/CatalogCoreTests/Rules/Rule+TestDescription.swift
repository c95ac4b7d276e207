// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Testing

extension Rule: CustomTestStringConvertible {
    /// The code, so that a report of a test names the rule in a word.
    public var testDescription: String { code }
}
