// SPDX-License-Identifier: Apache-2.0

/// A verb with its options and operands, each of them one that the verb takes, but the values still as text.
struct ParsedArguments {
    /// The verb, given or implied.
    let verb: Verb

    /// The texts of the options that were given, by the name of the option; empty for options without value.
    private let texts: [String: String]

    /// The operands in their order, no more than the verb takes and none empty.
    private let operands: [String]

    /// Checks the tokens of a command line against what the verb takes.
    ///
    /// - Parameters:
    ///   - verb: The verb.
    ///   - tokens: All tokens but the verb.
    /// - Throws: `UsageError` for the first token that is wrong, or else for what is missing.
    init(verb: Verb, tokens: [ArgumentToken]) throws(UsageError) {
        self.verb = verb
        var texts: [String: String] = [:]
        var operands: [String] = []
        // A value that was not quoted comes as two words, and the second one may be a secret.
        let isShown = !tokens.contains { token in
            if case .option(let option, _) = token { OptionTable.secretNames.contains(option.name) } else { false }
        }
        for token in tokens {
            switch token {
            case .unknownOption(let text):
                throw UsageError(unknownOption: text, verb: verb)
            case .operand(let text), .protectedOperand(let text):
                try Self.checkOperand(text, at: operands.count, verb: verb, isShown: isShown)
                operands.append(text)
            case .option(let option, let value):
                let text = try Self.text(of: option, value: value, verb: verb)
                guard texts.updateValue(text, forKey: option.name) == nil || option.valueName == nil else {
                    throw UsageError(message: "\(option.spelling) is given more than once", verb: verb)
                }
            }
        }
        self.texts = texts
        self.operands = operands
    }

    /// Whether an option was given.
    func contains(_ option: OptionDeclaration) -> Bool {
        texts[option.name] != nil
    }

    /// The value of an option, or nil if it was not given.
    func value<Value>(of option: Option<Value>) throws(UsageError) -> Value? {
        guard let text = texts[option.declaration.name] else { return nil }
        guard let value = option.read(text) else {
            throw UsageError(
                message: "\(option.declaration.spelling) needs \(option.expectation)"
                    + (option.isShown ? ", not \(UsageError.quoted(text))" : ""),
                suggestion: UsageError.nearest(to: text, among: option.words),
                verb: verb
            )
        }
        return value
    }

    /// The value of an option that the verb cannot do without.
    func requiredValue<Value>(of option: Option<Value>) throws(UsageError) -> Value {
        guard let value = try value(of: option) else {
            throw UsageError(message: "\(verb.rawValue) needs \(option.declaration.label)", verb: verb)
        }
        return value
    }

    /// How the result is printed: one of the formats of the verb.
    func format() throws(UsageError) -> OutputFormat {
        try value(of: OptionTable.format(among: verb.formats)) ?? .text
    }

    /// The operand at a place, or nil if it was not given.
    func operand(_ index: Int) -> String? {
        operands.indices.contains(index) ? operands[index] : nil
    }

    /// The operands from a place on: all that were given for an operand that may be repeated.
    func operands(from index: Int) -> [String] {
        Array(operands.dropFirst(index))
    }

    /// The operand at a place that the verb cannot do without.
    func requiredOperand(_ index: Int) throws(UsageError) -> String {
        guard let operand = operand(index) else {
            let name = verb.operands.indices.contains(index) ? verb.operands[index].name : "another argument"
            throw UsageError(message: "\(verb.rawValue) needs \(name)", verb: verb)
        }
        return operand
    }
}

extension ParsedArguments {
    /// The text of an option, empty for one without value; judges everything but the meaning of the text.
    private static func text(
        of option: OptionDeclaration,
        value: ArgumentValue,
        verb: Verb
    ) throws(UsageError) -> String {
        guard option.verbs.contains(verb) else {
            let takers = option.verbs.map(\.rawValue).joined(separator: ", ")
            throw UsageError(
                message: "\(option.spelling) is not an option of \(verb.rawValue), only of \(takers)",
                verb: verb
            )
        }
        // As the verb declares it: its choice of values may be smaller.
        let option = verb.options.first { $0.name == option.name } ?? option
        guard let valueName = option.valueName else {
            guard value == .none else {
                throw UsageError(message: "\(option.spelling) takes no value", verb: verb)
            }
            return ""
        }
        guard let text = value.text else {
            throw UsageError(
                message: "\(option.spelling) needs a value; one that starts with '-' is written "
                    + "\(option.spelling)=\(valueName)",
                verb: verb
            )
        }
        guard !text.utf8.isEmpty else {
            throw UsageError(message: "the value of \(option.spelling) is empty", verb: verb)
        }
        return text
    }

    /// Refuses an operand that is empty or one too many.
    private static func checkOperand(
        _ text: String,
        at index: Int,
        verb: Verb,
        isShown: Bool
    ) throws(UsageError) {
        guard let operand = operand(at: index, among: verb.operands) else {
            let names = verb.operands.map(\.name).joined(separator: " and ")
            let taken = names.isEmpty ? "no arguments but options" : "no more arguments than \(names)"
            throw UsageError(
                message:
                    "\(isShown ? UsageError.quoted(text) : "one word") is unexpected: \(verb.rawValue) takes \(taken)",
                verb: verb
            )
        }
        guard !text.utf8.isEmpty else {
            throw UsageError(message: "\(operand.name) is empty", verb: verb)
        }
    }

    /// The declaration that a word at a place belongs to; the last one takes all that follow if it is repeated.
    static func operand(at index: Int, among operands: [Operand]) -> Operand? {
        if operands.indices.contains(index) { return operands[index] }
        return operands.last.flatMap { $0.isRepeated ? $0 : nil }
    }
}
