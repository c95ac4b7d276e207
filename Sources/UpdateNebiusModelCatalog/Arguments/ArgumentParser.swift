// SPDX-License-Identifier: Apache-2.0

/// Reads the command line.
enum ArgumentParser {
    /// The word that asks for help in the place of a verb.
    private static let helpWord = "help"

    /// What the arguments ask for.
    ///
    /// Help wins over everything else on the line, right or wrong, and the version comes second, so that both can be
    /// added to any command. Without a verb, `update` is meant, or `check` if `--check` is given.
    ///
    /// - Parameter arguments: The arguments without the name of the program.
    /// - Returns: The verb with its options, or what is to be printed instead.
    /// - Throws: `UsageError` for the first thing that is wrong.
    /// - Complexity: Linear in the length of the arguments, times the number of options.
    static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        var tokens = ArgumentTokenizer.tokens(of: arguments)
        let verbIndex = tokens.firstIndex { if case .operand = $0 { true } else { false } }
        var verbWord: String?
        if let verbIndex, case .operand(let word) = tokens.remove(at: verbIndex) {
            verbWord = word
        }
        if contains(OptionTable.help, tokens) { return .help(verbWord.flatMap(verb(named:))) }
        if contains(OptionTable.version, tokens) { return .version }
        guard let verbWord else {
            let implied = contains(OptionTable.check, tokens) ? Verb.check : .implied
            return try invocation(of: implied, tokens)
        }
        if verbWord.utf8.elementsEqual(helpWord.utf8) { return .help(try topic(tokens)) }
        guard let verb = verb(named: verbWord) else { throw unknownVerb(verbWord, beside: tokens) }
        return try invocation(of: verb, tokens)
    }

    /// The verb with this name.
    private static func verb(named name: String) -> Verb? {
        Verb.allCases.first { $0.rawValue.utf8.elementsEqual(name.utf8) }
    }

    /// Whether an option is among the tokens.
    private static func contains(_ option: OptionDeclaration, _ tokens: [ArgumentToken]) -> Bool {
        tokens.contains { token in
            if case .option(option, _) = token { true } else { false }
        }
    }

    /// The verb that the word after `help` names.
    private static func topic(_ tokens: [ArgumentToken]) throws(UsageError) -> Verb? {
        for token in tokens {
            if case .operand(let word) = token {
                guard let verb = verb(named: word) else { throw unknownVerb(word) }
                return verb
            }
        }
        return nil
    }

    /// The verb with everything that belongs to it.
    private static func invocation(of verb: Verb, _ tokens: [ArgumentToken]) throws(UsageError) -> Invocation {
        let arguments = try ParsedArguments(verb: verb, tokens: tokens)
        switch verb {
        case .update: return .update(try UpdateOptions(arguments))
        case .check: return .check(try CheckOptions(arguments))
        case .fetch: return .fetch(try FetchOptions(arguments))
        case .validate: return .validate(try ValidateOptions(arguments))
        case .generate: return .generate(try GenerateOptions(arguments))
        case .accept: return .accept(try AcceptOptions(arguments))
        case .acknowledge: return .acknowledge(try AcknowledgeOptions(arguments))
        case .prune: return .prune(try PruneOptions(arguments))
        case .diff: return .diff(try DiffOptions(arguments))
        case .report: return .report(try ReportOptions(arguments))
        case .propose: return .propose(try ProposeOptions(arguments))
        case .initialize: return .initialize(try InitOptions(arguments))
        case .explain: return .explain(try ExplainOptions(arguments))
        }
    }

    /// What to say about a word that is no verb: it may be the value of an option that is none.
    private static func unknownVerb(_ word: String, beside tokens: [ArgumentToken] = []) -> UsageError {
        for token in tokens {
            if case .unknownOption(let text) = token { return UsageError(unknownOption: text, verb: nil) }
        }
        let verbs = Verb.allCases.map(\.rawValue)
        let isShown = !OptionTable.secrets.contains { contains($0, tokens) }
        return UsageError(
            message:
                "\(isShown ? UsageError.quoted(word) : "one word") is not a verb; the verbs are \(verbs.joined(separator: ", "))",
            suggestion: isShown ? UsageError.nearest(to: word, among: verbs) : nil
        )
    }
}
