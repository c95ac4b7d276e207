// SPDX-License-Identifier: Apache-2.0

/// An option with a value, and how the value is read.
struct Option<Value: Sendable>: Sendable {
    /// The option as the command line knows it.
    let declaration: OptionDeclaration

    /// What the value has to be, as the end of "needs ...".
    let expectation: String

    /// The words among which the nearest one is suggested; empty where the value is no word of a list.
    var words: [String] = []

    /// Whether messages repeat a value that is wrong; false where it may be a secret by mistake.
    var isShown = true

    /// The value of a text that is not empty, or nil if the text is not what is expected.
    let read: @Sendable (String) -> Value?
}

extension Option {
    /// An option whose value is one of the words of a list, or of a part of it.
    static func word(_ declaration: OptionDeclaration, among values: [Value] = Array(Value.allCases)) -> Option
    where Value: ArgumentWord {
        let words = values.map(\.rawValue)
        return Option(
            declaration: declaration,
            expectation: "one of " + words.joined(separator: ", "),
            words: words,
            read: { text in values.first { $0.rawValue.utf8.elementsEqual(text.utf8) } }
        )
    }
}

extension Option where Value == String {
    /// An option that takes any text.
    static func text(_ declaration: OptionDeclaration) -> Option {
        Option(declaration: declaration, expectation: "a text", read: { $0 })
    }
}

extension Option where Value == Int {
    /// An option that takes a whole number, in decimal digits and nothing else.
    static func number(_ declaration: OptionDeclaration, in range: ClosedRange<Int>) -> Option {
        Option(
            declaration: declaration,
            expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            read: { text in
                guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else { return nil }
                return range.contains(number) ? number : nil
            }
        )
    }
}
