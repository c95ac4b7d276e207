// SPDX-License-Identifier: Apache-2.0

/// The identifiers that a model id can have, from the plainest to the most explicit.
///
/// Derivation looks at nothing but the id: the vendor is left out, the rest is folded to ASCII, split into words,
/// cased, and joined. Which of the forms is used depends on the names of other models, and that is decided in
/// ``IdentifierAssignment``.
struct IdentifierDerivation: Hashable, Sendable {
    /// A choice between the forms of one id.
    struct Form: Hashable, Sendable {
        /// Why the vendor is put in front, or `nil` if it is left out.
        var prefix: NamingRule.PrefixReason?

        /// How a `.` or `_` between two digits is written.
        var softJoins: FoldedText.SoftJoins
    }

    /// The exact model id.
    let id: String

    /// The part before the first slash; empty if there is none.
    private let vendor: FoldedText

    /// The part after the first slash; the whole id if there is none.
    private let name: FoldedText

    /// Splits and folds an id; linear time.
    init(id: String) {
        self.id = id
        let scalars = id.unicodeScalars
        if let slash = scalars.firstIndex(of: "/") {
            vendor = FoldedText(scalars[..<slash])
            name = FoldedText(scalars[scalars.index(after: slash)...])
        } else {
            vendor = FoldedText("".unicodeScalars)
            name = FoldedText(scalars)
        }
    }

    /// Whether nothing of the name is left for an identifier.
    var isEmpty: Bool { name.words(.closed).isEmpty }

    /// Whether the name has a soft join that can be spelled.
    var hasSoftJoins: Bool { name.hasSoftJoins }

    /// What the vendor contributes when it is put in front, in small letters.
    ///
    /// Two ids for which it is equal cannot be told apart by their vendors.
    var vendorKey: String {
        IdentifierASCII.lowercased(Self.join(prefixWords.words).identifier)
    }

    /// The form that is used when no other model needs the same name.
    var plainForm: Form {
        let plain = Form(prefix: nil, softJoins: .closed)
        let identifier = derive(plain).identifier
        if identifier.utf8.first.map(IdentifierASCII.isDigit) ?? false {
            return Form(prefix: .beginsWithDigit, softJoins: .closed)
        }
        return ReservedIdentifiers.contains(identifier) ? Form(prefix: .isReserved, softJoins: .closed) : plain
    }

    /// Derives the identifier of one form; linear time.
    func derive(_ form: Form) -> DerivedIdentifier {
        var rules: [NamingRule] = []
        var words = name.words(form.softJoins)
        var lostScalars = name.lostScalars
        var parts = [name]
        if let reason = form.prefix {
            let prefix = prefixWords
            words = prefix.words + words
            lostScalars = vendor.lostScalars + lostScalars
            parts = [vendor, name]
            rules.append(.vendorPrefixed(reason))
            if prefix.isInvented { rules.append(.modelPrefixed) }
        } else if !vendor.words(.closed).isEmpty {
            rules.append(.vendorLeftOut)
        }
        if parts.contains(where: \.isFolded) { rules.append(.foldedToASCII) }
        if !lostScalars.isEmpty { rules.append(.lettersLost(lostScalars)) }
        if parts.contains(where: \.spellsPlus) { rules.append(.plusSpelled) }
        if name.hasSoftJoins {
            switch form.softJoins {
            case .closed: rules.append(.softJoinsClosed)
            case .spelled: rules.append(.softJoinsSpelled)
            }
        }
        let joined = Self.join(words)
        return DerivedIdentifier(id: id, identifier: joined.identifier, rules: rules + joined.rules)
    }

    /// The words that stand for the vendor, and whether the word `model` had to be put before them.
    private var prefixWords: (words: [[UInt8]], isInvented: Bool) {
        let words = vendor.words(.closed)
        if let first = words.first?.first, !IdentifierASCII.isDigit(first) { return (words, false) }
        return ([Array("model".utf8)] + words, true)
    }

    /// Cases words and joins them, with `_` where a digit would meet a digit.
    private static func join(_ words: [[UInt8]]) -> (identifier: String, rules: [NamingRule]) {
        var identifier = words.first.map(WordCasing.first) ?? []
        var rules: [NamingRule] = []
        var separatesDigits = false
        for word in words.dropFirst() {
            let (cased, rule) = WordCasing.later(word)
            if let rule { rules.append(rule) }
            if let last = identifier.last, let first = cased.first, IdentifierASCII.isDigit(last),
                IdentifierASCII.isDigit(first)
            {
                identifier.append(UInt8(ascii: "_"))
                separatesDigits = true
            }
            identifier += cased
        }
        if separatesDigits { rules.append(.digitsSeparated) }
        return (String(decoding: identifier, as: UTF8.self), rules)
    }
}
