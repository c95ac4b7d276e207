// SPDX-License-Identifier: Apache-2.0

/// What `accept` was asked for.
struct AcceptOptions: Equatable, Sendable {
    /// The list that the word goes to, with what the list needs to know.
    var addition: VocabularyAddition

    /// The word exactly as upstream writes it; not empty.
    var word: String

    /// The Swift identifier for the word, not judged yet, or nil to derive it.
    var swiftName: String?

    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension AcceptOptions {
    /// Reads the words and options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        addition = try Self.addition(arguments)
        word = try arguments.requiredOperand(1)
        swiftName = try arguments.value(of: OptionTable.swiftName)
        root = try arguments.value(of: OptionTable.root)
        console = try ConsoleOptions(arguments)
    }

    /// The list, with its own options there and those of other lists not.
    private static func addition(_ arguments: ParsedArguments) throws(UsageError) -> VocabularyAddition {
        let kind = try vocabularyKind(arguments)
        let country = try arguments.value(of: OptionTable.country)
        let role = try arguments.value(of: OptionTable.role)
        if country != nil, kind != .region {
            throw misplaced(OptionTable.country.declaration, isFor: .region, arguments)
        }
        if role != nil, kind != .kind {
            throw misplaced(OptionTable.role.declaration, isFor: .kind, arguments)
        }
        switch kind {
        case .region:
            guard let country else { throw missing(OptionTable.country.declaration, neededBy: kind, arguments) }
            return .region(country: country)
        case .kind:
            guard let role else { throw missing(OptionTable.role.declaration, neededBy: kind, arguments) }
            return .kind(role: role)
        case .useCase:
            return .useCase
        case .status:
            return .status
        case .quantization:
            return .quantization
        }
    }

    /// The list that the first word names.
    private static func vocabularyKind(_ arguments: ParsedArguments) throws(UsageError) -> VocabularyKind {
        let text = try arguments.requiredOperand(0)
        let words = VocabularyKind.allCases.map(\.rawValue)
        guard let kind = VocabularyKind.allCases.first(where: { $0.rawValue.utf8.elementsEqual(text.utf8) }) else {
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
        isFor kind: VocabularyKind,
        _ arguments: ParsedArguments
    ) -> UsageError {
        UsageError(message: "\(option.spelling) is only for accept \(kind.rawValue)", verb: arguments.verb)
    }

    private static func missing(
        _ option: OptionDeclaration,
        neededBy kind: VocabularyKind,
        _ arguments: ParsedArguments
    ) -> UsageError {
        UsageError(message: "accept \(kind.rawValue) needs \(option.label)", verb: arguments.verb)
    }
}
