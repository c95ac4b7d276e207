// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Rules as text for people at a terminal.
///
/// Everything in it is written by hand in this package, so it is ASCII and safe to print as it is.
package enum RuleText {
    private static let indent = "  "

    /// One rule with everything that is known about it.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - columns: The width that running text keeps to.
    /// - Returns: Lines that end with a line feed each.
    package static func page(for rule: Rule, columns: Int) -> String {
        var lines = ["\(rule.code): \(rule.weight)", rule.title]
        lines += ["", "WHY"] + wrapped(rule.rationale, columns: columns)
        lines += ["", "EXAMPLE"] + rule.exampleLines.map { indent + $0 }
        lines += ["", "WHAT TO DO"] + wrapped(rule.remedy, columns: columns)
        if let command = rule.acknowledgement {
            lines += ["", "TO ACKNOWLEDGE IT", indent + command]
        }
        return joined(lines)
    }

    /// Groups of rules, one line for each rule, with the code, the weight and the title in columns.
    ///
    /// - Returns: Lines that end with a line feed each.
    package static func list(of groups: [(title: String, rules: [Rule])]) -> String {
        let rules = groups.flatMap(\.rules)
        let codeWidth = rules.map(\.code.utf8.count).max() ?? 0
        let weightWidth = rules.map(\.weight.utf8.count).max() ?? 0
        return groups.map { group in
            joined(
                [group.title]
                    + group.rules.map { rule in
                        indent + padded(rule.code, to: codeWidth) + indent + padded(rule.weight, to: weightWidth)
                            + indent + rule.title
                    }
            )
        }
        .joined(separator: "\n")
    }

    private static func wrapped(_ text: String, columns: Int) -> [String] {
        WrappedText.lines(of: text, columns: columns - indent.utf8.count).map { indent + $0 }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.utf8.count))
    }

    private static func joined(_ lines: [String]) -> String {
        lines.map { $0 + "\n" }.joined()
    }
}
