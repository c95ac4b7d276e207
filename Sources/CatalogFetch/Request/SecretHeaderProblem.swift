// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Why a header cannot be sent; says nothing of its value but what is wrong with it.
package enum SecretHeaderProblem: Error, Sendable, Equatable {
    case badName
    case empty
    case forbiddenByte
    case surroundingSpace
    case tooLong
    case tooShort

    /// What is wrong, as the end of a sentence about the value.
    package var words: String {
        switch self {
        case .badName: "has a name that is no header, or one that the fetch sends itself"
        case .empty: "is empty"
        case .forbiddenByte: "has a byte that is not printable ASCII, such as a line feed at its end"
        case .surroundingSpace: "begins or ends with a space"
        case .tooLong: "is too long for a header"
        case .tooShort:
            "has a credential of fewer than \(SecretForms.minimumByteCount) bytes, which could not be hidden in texts"
        }
    }
}
