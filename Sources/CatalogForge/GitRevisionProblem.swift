// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Why a text is no revision.
package enum GitRevisionProblem: Sendable, Equatable {
    /// There is nothing.
    case empty

    /// It has more than ``GitRevision/maximumBytes`` bytes.
    case tooLong

    /// It would be an option.
    case leadingDash

    /// It would leave out the commit instead of naming it.
    case leadingCaret

    /// It has two dots, so it names many commits.
    case range

    /// It has a colon, after which it would name a file.
    case colon

    /// It has a space, a control or something else that is not to be seen.
    case forbiddenCharacter(Unicode.Scalar)

    /// The problem in words that follow the revision.
    var words: String {
        switch self {
        case .empty: "is empty"
        case .tooLong: "is longer than \(GitRevision.maximumBytes) bytes"
        case .leadingDash: "begins with a dash, like an option"
        case .leadingCaret: "begins with ^, which leaves a commit out instead of naming it"
        case .range: "has two dots, so it is a range and not one commit"
        case .colon: "has a colon, after which it would name a file"
        case .forbiddenCharacter(" "): "has a space"
        case .forbiddenCharacter(let scalar): "has the character \(VisibleText.encodeNumbered(String(scalar)))"
        }
    }
}
