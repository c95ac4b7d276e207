// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The rules of the tool, in the terms of SARIF.
extension SARIFDiagnosticFormatter {
    /// A rule with all its texts, none of them empty.
    static func descriptor(for rule: Rule) -> JSONValue {
        let help = [rule.remedy, rule.example.utf8.isEmpty ? "" : "Example: \(rule.example)"]
        var members: [JSONValue.Member] = [
            .init(key: "id", value: .string(rule.code)),
            .init(key: "name", value: .string(pascalCase(rule.code))),
            .init(key: "shortDescription", value: text([rule.title], or: rule.code)),
            .init(key: "fullDescription", value: text([rule.title, rule.rationale], or: rule.code)),
            .init(key: "help", value: text(help, or: rule.title)),
            .init(
                key: "defaultConfiguration",
                value: .object(["level": .string(level(rule.severity))], layout: .inline)
            ),
        ]
        if rule.isHeld {
            members.append(.init(key: "properties", value: .object(["held": .boolean(true)], layout: .inline)))
        }
        return .object(members)
    }

    /// The texts that are not empty, a line for each; the other one when all are.
    private static func text(_ texts: [String], or other: String) -> JSONValue {
        let given = texts.filter { !$0.utf8.isEmpty }
        return .object(["text": .string(given.isEmpty ? other : given.joined(separator: "\n"))], layout: .inline)
    }

    /// `unknown-region` as `UnknownRegion`, the form of names that the format asks for.
    private static func pascalCase(_ code: String) -> String {
        var name: [UInt8] = []
        for word in code.utf8.split(separator: UInt8(ascii: "-")) {
            // Codes are ASCII: without bit 5 a small letter is its capital one.
            name += word.prefix(1).map { $0.isASCIILetter ? $0 & 0xDF : $0 } + word.dropFirst()
        }
        return String(decoding: name, as: UTF8.self)
    }
}
