// SPDX-License-Identifier: Apache-2.0

/// Something about the name of one model that a person has to know or to decide.
package struct NamingProblem: Hashable, Sendable {
    /// What the problem is.
    package enum Reason: Hashable, Sendable {
        /// The id is empty.
        case emptyID

        /// The id has more bytes than ``NamingProblem/maximumIDBytes``.
        case longID(bytes: Int)

        /// The name has no letter or digit with a form in ASCII.
        case nothingLeft

        /// Every form of the identifier is one that the catalog or the language needs.
        case reserved(identifier: String)

        /// Every form of the identifier belongs to other models or is wanted by them, regardless of case.
        case taken(identifier: String, by: [String])

        /// The identifier does not show all of the id. It is usable: this one is a warning.
        case lettersLost(identifier: String, scalars: [UInt32])

        /// The ledger has more than one entry for the id.
        case repeatedID

        /// The ledger's identifier is not of the form `[a-z][A-Za-z0-9_]*`.
        case malformedIdentifier

        /// The ledger's marks are not two dates of which the second is later.
        case invalidMarks
    }

    /// The longest id that is named, in bytes.
    package static let maximumIDBytes = 256

    /// The most other ids that a problem lists.
    package static let maximumConflicts = 5

    /// The exact model id; upstream text, to be escaped wherever it is shown.
    package let id: String

    /// What the problem is.
    package let reason: Reason

    /// Makes a problem.
    package init(id: String, reason: Reason) {
        self.id = id
        self.reason = reason
    }

    /// Whether the run must not go on with it; a warning otherwise.
    package var isError: Bool {
        switch reason {
        case .lettersLost: false
        case .emptyID, .longID, .nothingLeft, .reserved, .taken, .repeatedID, .malformedIdentifier,
            .invalidMarks:
            true
        }
    }

    /// What is wrong, as a sentence.
    ///
    /// It quotes no id and no malformed identifier, so it is ASCII and safe in every sink.
    package var message: String {
        switch reason {
        case .emptyID: "The model id is empty."
        case .longID(let bytes): "The model id has \(bytes) bytes; at most \(Self.maximumIDBytes) can be named."
        case .nothingLeft: "The name has no letter or digit that an identifier can be made of."
        case .reserved(let identifier): "The identifier \(identifier) is reserved by the catalog or the language."
        case .taken(let identifier, _):
            "The identifier \(identifier) belongs to another model or is wanted by one, regardless of case."
        case .lettersLost(let identifier, let scalars):
            "The identifier \(identifier) does not show these characters of the id: \(LostScalars.list(scalars))."
        case .repeatedID: "snapshots/identifiers.json has more than one entry for the id."
        case .malformedIdentifier:
            "The identifier in snapshots/identifiers.json does not begin with a small ASCII letter, "
                + "or has more than ASCII letters, digits and underscores."
        case .invalidMarks:
            "The dates in snapshots/identifiers.json are not those of the last snapshot that has the id "
                + "and of a later one that lacks it."
        }
    }

    /// What to do about it, as a sentence.
    package var nextStep: String {
        switch reason {
        case .emptyID, .longID: "Report the id to the provider of the catalog; it cannot become a Swift symbol."
        case .nothingLeft, .reserved, .taken:
            "Choose an identifier by hand: write it into the entry of this id in snapshots/identifiers.json, "
                + "then run the command again. It will stay as you write it."
        case .lettersLost:
            "If another identifier is wanted, write it into the entry of this id in snapshots/identifiers.json "
                + "before the catalog is published; it cannot change later."
        case .repeatedID: "Keep the published entry of this id in snapshots/identifiers.json, and remove the others."
        case .malformedIdentifier: "Restore the published identifier in snapshots/identifiers.json, or choose another."
        case .invalidMarks: "Restore the dates in snapshots/identifiers.json from the last commit."
        }
    }
}
