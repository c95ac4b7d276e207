// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// What a verb prints in the place of its findings, in a format of its own.
enum PrintedDocument {
    /// Lines for people; headings are coloured by what they speak of.
    case text([DifferenceText.Line])
    /// A document for programs.
    case json(JSONValue)
    /// A document for a pull request.
    case markdown(String)
}
