// SPDX-License-Identifier: Apache-2.0

/// The text behind `--help`.
///
/// Made from the declarations of the verbs, the options and the exit statuses, all of which are ASCII.
enum HelpText {
    /// The width where the environment says nothing.
    static let defaultColumns = 80

    /// The widths that are used; a narrower or wider terminal gets the nearest of them.
    static let columnsRange = 40...120

    /// The width for the value of the variable COLUMNS.
    ///
    /// - Parameter value: The value, or nil if the variable is not set. What is no positive number counts as not set.
    /// - Returns: A width in `columnsRange`.
    static func columns(forVariable value: String?) -> Int {
        guard let value, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let columns = Int(value), columns > 0
        else { return defaultColumns }
        return min(max(columns, columnsRange.lowerBound), columnsRange.upperBound)
    }

    /// The help of a verb, or of the whole tool.
    ///
    /// - Parameters:
    ///   - verb: The verb, or nil for the tool.
    ///   - columns: The width that lines keep to, apart from single words and command lines that are wider.
    /// - Returns: The text with a line feed after each line.
    static func render(_ verb: Verb?, columns: Int = defaultColumns) -> String {
        var page = HelpPage(columns: columns)
        if let verb {
            describe(verb, on: &page)
        } else {
            describeTool(on: &page)
        }
        return page.text
    }

    /// The page of a verb.
    private static func describe(_ verb: Verb, on page: inout HelpPage) {
        page.addParagraph(verb.summary)
        for paragraph in verb.discussion { page.addParagraph(paragraph) }
        page.addSection("USAGE", lines: [verb.usage])
        page.addSection("ARGUMENTS", entries: verb.operands.map { HelpEntry(label: $0.name, text: $0.help) })
        page.addSection("OPTIONS", entries: verb.options.map { HelpEntry(label: label(of: $0), text: $0.help) })
        page.addSection("EXIT STATUS", entries: exitStatuses)
        page.addSection("EXAMPLES", examples: verb.examples)
    }

    /// The page of the tool.
    private static func describeTool(on page: inout HelpPage) {
        page.addParagraph("Keeps a committed, typed catalog of the models of Nebius Token Factory true.")
        page.addParagraph(
            "Findings go to the standard output, progress and errors to the standard error. "
                + "Without a verb, \(Verb.implied.rawValue) is meant."
        )
        page.addSection("USAGE", lines: [Tool.usage])
        page.addSection("VERBS", entries: Verb.allCases.map { HelpEntry(label: $0.rawValue, text: $0.summary) })
        page.addSection(
            "OPTIONS",
            entries: OptionTable.all.map { option in
                let takers = option.verbs.map(\.rawValue).joined(separator: ", ")
                let isForAll = option.verbs.count == Verb.allCases.count
                return HelpEntry(label: label(of: option), text: option.help + (isForAll ? "" : " (\(takers))"))
            }
        )
        page.addSection("EXIT STATUS", entries: exitStatuses)
        page.addSection("EXAMPLES", examples: Verb.allCases.compactMap(\.examples.first))
        page.addParagraph("See '\(Tool.name) VERB \(OptionTable.help.spelling)' for more about a verb.")
    }

    /// The option with its letter, if it has one.
    private static func label(of option: OptionDeclaration) -> String {
        (option.letter.map { "-\($0), " } ?? "") + option.label
    }

    /// The table of exit statuses.
    private static var exitStatuses: [HelpEntry] {
        ExitStatus.allCases.map { HelpEntry(label: String($0.rawValue), text: $0.meaning) }
    }
}
