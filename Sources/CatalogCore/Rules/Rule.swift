// SPDX-License-Identifier: Apache-2.0

/// One rule that can speak: its stable code, what it weighs, why it exists, and what to do about its findings.
///
/// The rules are the static members of this type, grouped by what they judge; ``all`` lists them. A code, once
/// released, keeps its meaning: scripts, reviews and acknowledgements refer to it.
package struct Rule: Sendable {
    /// The stable code in kebab case, such as `unknown-region`.
    package let code: String
    /// The weight of a finding of this rule, where the finding says nothing else.
    package let severity: Severity
    /// Whether a finding of this rule is a change that waits for a person: it can be acknowledged.
    package let isHeld: Bool
    /// What is wrong, in a few words.
    package let title: String
    /// Why the rule exists: what happens to users without it.
    package let rationale: String
    /// A shortest input, or situation, that triggers it.
    package let example: String
    /// How to fix or accept what it found.
    package let remedy: String

    init(
        _ code: String,
        _ severity: Severity,
        isHeld: Bool = false,
        title: String,
        rationale: String,
        example: String,
        remedy: String
    ) {
        self.code = code
        self.severity = severity
        self.isHeld = isHeld
        self.title = title
        self.rationale = rationale
        self.example = example
        self.remedy = remedy
    }

    /// The rule of a code, compared by its UTF-8 bytes.
    ///
    /// Complexity: O(rules), about a hundred.
    package static func rule(code: String) -> Rule? {
        all.first { $0.code.utf8.elementsEqual(code.utf8) }
    }
}

/// The code is the identity; the texts may be improved.
extension Rule: Hashable {
    package static func == (left: Rule, right: Rule) -> Bool { left.code == right.code }

    package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
