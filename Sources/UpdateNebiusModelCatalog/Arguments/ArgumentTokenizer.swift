// SPDX-License-Identifier: Apache-2.0

/// Takes a command line apart by form, without judging it.
///
/// `--name value` and `--name=value` mean the same. A value that starts with `-` must be written with `=`, so that a
/// forgotten value does not swallow the next option; `-` alone is a value. `--` ends the options.
enum ArgumentTokenizer {
    /// The pieces in their order.
    ///
    /// Never fails: what makes no sense becomes a token that says so.
    static func tokens(of arguments: [String]) -> [ArgumentToken] {
        var tokens: [ArgumentToken] = []
        var index = arguments.startIndex
        while index < arguments.endIndex {
            let argument = arguments[index]
            index += 1
            if argument.utf8.elementsEqual("--".utf8) {
                tokens += arguments[index...].map { .protectedOperand($0) }
                return tokens
            }
            guard looksLikeOption(argument) else {
                tokens.append(.operand(argument))
                continue
            }
            let (name, attached) = split(argument)
            guard let option = OptionTable.all.first(where: { isSpelled($0, name) }) else {
                tokens.append(.unknownOption(name))
                continue
            }
            var value = attached.map { ArgumentValue.attached($0) } ?? .none
            if value == .none, option.valueName != nil, index < arguments.endIndex, !looksLikeOption(arguments[index]) {
                value = .following(arguments[index])
                index += 1
            }
            tokens.append(.option(option, value: value))
        }
        return tokens
    }

    /// Whether an argument starts with a dash and is more than that.
    private static func looksLikeOption(_ argument: String) -> Bool {
        argument.utf8.first == UInt8(ascii: "-") && argument.utf8.count > 1
    }

    /// The argument up to its first equals sign, and what follows that.
    private static func split(_ argument: String) -> (name: String, attached: String?) {
        guard let equals = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (argument, nil) }
        // The bytes on both sides of an ASCII character are whole characters of UTF-8.
        return (
            String(decoding: argument.utf8[..<equals], as: UTF8.self),
            String(decoding: argument.utf8[equals...].dropFirst(), as: UTF8.self)
        )
    }

    /// Whether the text is the name of the option, long or short, with its dashes.
    private static func isSpelled(_ option: OptionDeclaration, _ text: String) -> Bool {
        if option.spelling.utf8.elementsEqual(text.utf8) { return true }
        return option.letter.map { "-\($0)".utf8.elementsEqual(text.utf8) } ?? false
    }
}
