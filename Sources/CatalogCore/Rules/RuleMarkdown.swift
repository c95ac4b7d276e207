// SPDX-License-Identifier: Apache-2.0

/// Rules as Markdown for the documentation.
///
/// The prose of a rule is Markdown of the simplest kind, plain words and code spans, so nothing in it is escaped.
package enum RuleMarkdown {
    /// The whole rule book as one article.
    ///
    /// - Returns: Lines that end with a line feed each.
    package static var article: String {
        let groups = Rule.groups.flatMap { group in
            ["## \(group.title)"] + group.rules.flatMap { blocks(for: $0, heading: "###") }
        }
        return joined(introduction + groups)
    }

    /// One rule as a page of its own.
    ///
    /// - Returns: Lines that end with a line feed each.
    package static func page(for rule: Rule) -> String {
        joined(blocks(for: rule, heading: "#"))
    }

    private static var introduction: [String] {
        [
            "# The rule book",
            "Every rule that a finding can name: what it means, why it exists, and what to do.",
            """
            This page is printed by `UpdateNebiusModelCatalog explain --list --format markdown`, and \
            `UpdateNebiusModelCatalog explain CODE` prints one rule of it. The code of a rule stands in brackets at the \
            end of each finding and keeps its meaning in all later versions.
            """,
            """
            An **error** stops what was asked for: nothing is written. A **warning** should be looked at, and a **note** \
            says what there is to know; neither stops anything. A change that is **held** waits for a person: an update \
            reports it, writes nothing and ends with status 1, until the change is acknowledged or gone. What was \
            acknowledged is one entry in `snapshots/acknowledgements.json`, bound to the rule, the id, the field, the \
            snapshot it starts from, and the value before and after; `check` holds the committed history to the same.
            """,
        ]
    }

    private static func blocks(for rule: Rule, heading: String) -> [String] {
        let blocks = [
            "\(heading) \(rule.code)",
            "**\(rule.weight)**: \(rule.title)",
            rule.rationale,
            fenced("text", rule.example),
            rule.remedy,
        ]
        return blocks + (rule.acknowledgement.map { [fenced("sh", $0)] } ?? [])
    }

    private static func fenced(_ language: String, _ text: String) -> String {
        "```\(language)\n\(text)\n```"
    }

    private static func joined(_ blocks: [String]) -> String {
        blocks.joined(separator: "\n\n") + "\n"
    }
}
