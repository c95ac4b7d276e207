// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// What `accept` was asked for.
struct AcceptOptions: Equatable, Sendable {
    /// The list that the word goes to.
    var category: WordCategory

    /// The country of a region in upstream's code, not judged yet; nil for other words.
    var countryCode: String?

    /// What models of a kind are for; nil for other words.
    var role: KindRole?

    /// The word exactly as upstream writes it; not empty.
    var word: String

    /// The Swift identifier for the word, not judged yet, or nil to derive it.
    var swiftName: String?

    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// How the result is printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension AcceptOptions {
    /// Reads the words and options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        category = try Self.category(arguments)
        countryCode = try arguments.value(of: OptionTable.country)
        role = try arguments.value(of: OptionTable.role)
        try Self.require(countryCode, of: OptionTable.country.declaration, for: .region, given: category, arguments)
        try Self.require(role, of: OptionTable.role.declaration, for: .kind, given: category, arguments)
        word = try arguments.requiredOperand(1)
        swiftName = try arguments.value(of: OptionTable.swiftName)
        root = try arguments.value(of: OptionTable.root)
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
    }

    /// An option that belongs to one list: there for that list, and not for the others.
    private static func require<Value>(
        _ value: Value?,
        of option: OptionDeclaration,
        for owner: WordCategory,
        given category: WordCategory,
        _ arguments: ParsedArguments
    ) throws(UsageError) {
        if value != nil, category != owner { throw misplaced(option, isFor: owner, arguments) }
        if value == nil, category == owner { throw missing(option, neededBy: owner, arguments) }
    }

    /// The list that the first word names.
    private static func category(_ arguments: ParsedArguments) throws(UsageError) -> WordCategory {
        let text = try arguments.requiredOperand(0)
        let words = WordCategory.allCases.map(\.rawValue)
        guard let kind = WordCategory.allCases.first(where: { $0.rawValue.utf8.elementsEqual(text.utf8) }) else {
            throw UsageError(
                message: "KIND needs one of \(words.joined(separator: ", ")), not \(UsageError.quoted(text))",
                suggestion: UsageError.nearest(to: text, among: words),
                verb: arguments.verb
            )
        }
        return kind
    }

    private static func misplaced(
        _ option: OptionDeclaration,
        isFor kind: WordCategory,
        _ arguments: ParsedArguments
    ) -> UsageError {
        UsageError(message: "\(option.spelling) is only for accept \(kind.rawValue)", verb: arguments.verb)
    }

    private static func missing(
        _ option: OptionDeclaration,
        neededBy kind: WordCategory,
        _ arguments: ParsedArguments
    ) -> UsageError {
        UsageError(message: "accept \(kind.rawValue) needs \(option.label)", verb: arguments.verb)
    }
}
