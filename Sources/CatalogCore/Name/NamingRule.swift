// SPDX-License-Identifier: Apache-2.0

/// A rule that had a part in turning a model id into an identifier.
///
/// The rules that were applied answer the question how an identifier came to be.
package enum NamingRule: Hashable, Sendable {
    /// Why an identifier begins with the vendor.
    package enum PrefixReason: Hashable, Sendable {
        /// The name alone begins with a digit.
        case beginsWithDigit

        /// The name alone is an identifier that the catalog or the language needs.
        case isReserved

        /// The name alone belongs to another model, or to more than one.
        case isTaken
    }

    /// The part of the id before its first slash was left out.
    case vendorLeftOut

    /// Letters lost their diacritics, or wide and joined letters became plain ones.
    case foldedToASCII

    /// Scalars without a form in ASCII were taken for separators.
    case lettersLost([UInt32])

    /// A `+` was written out.
    case plusSpelled

    /// A `.` or `_` between two digits disappeared.
    case softJoinsClosed

    /// A `.` or `_` between two digits was written as `_`, because the name without it is taken.
    case softJoinsSpelled

    /// A later word is an acronym, and is written in capitals.
    case acronym(String)

    /// A later word is a size or a version, and its letters are written as capitals.
    case measure(String)

    /// A `_` keeps two numbers apart.
    case digitsSeparated

    /// The vendor was put in front.
    case vendorPrefixed(PrefixReason)

    /// The word `model` was put in front, because there is no vendor or because it begins with a digit.
    case modelPrefixed

    /// One sentence for a person who asks where the identifier comes from; ASCII only.
    package var explanation: String {
        switch self {
        case .vendorLeftOut: "The vendor, the part before the first slash, is left out."
        case .foldedToASCII: "Letters with diacritics and compatibility forms become plain ASCII letters."
        case .lettersLost(let scalars):
            "Characters without an ASCII form separate words: \(LostScalars.list(scalars))."
        case .plusSpelled: "A plus sign is written out as the word Plus."
        case .softJoinsClosed: "A dot or underscore between two digits disappears."
        case .softJoinsSpelled: "A dot or underscore between two digits becomes _, as the name without it is taken."
        case .acronym(let word): "\(word) is an acronym, and is written in capitals after the first word."
        case .measure(let word): "\(word) is a size or a version, and its letters are capitals."
        case .digitsSeparated: "An underscore keeps two numbers apart."
        case .vendorPrefixed(.beginsWithDigit): "The vendor comes first, as the name begins with a digit."
        case .vendorPrefixed(.isReserved): "The vendor comes first, as the name alone is reserved."
        case .vendorPrefixed(.isTaken): "The vendor comes first, as the name alone belongs to another model."
        case .modelPrefixed: "The word model comes first, as there is no vendor that an identifier can begin with."
        }
    }
}
