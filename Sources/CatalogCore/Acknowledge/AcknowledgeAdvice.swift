// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The command that accepts a held change, exactly as it can be pasted into a shell.
package struct AcknowledgeAdvice: Sendable {
    /// What stands for the reason that a person has to write.
    static let reasonToWrite = "TEXT"

    /// What has to be done before, as a sentence that ends with a colon; empty when nothing.
    private let preparation: String
    /// The options that name the answer, quoted for a shell.
    private let options: String

    /// - Parameters:
    ///   - answer: What findings call the answer: a path, a URL, or `<standard input>`.
    ///   - date: The date that was given with `--date`; nil for none.
    ///   - root: The directory that was given with `--root`; nil for none.
    package init(answer: String, date: CalendarDate?, root: String? = nil) {
        let others =
            (date.map { " --date \($0)" } ?? "") + (root.map { " " + Self.rootOption($0) } ?? "")
        if answer.utf8.starts(with: "https://".utf8) || answer.utf8.starts(with: "http://".utf8) {
            let url = ShellWord.quote(answer) ?? "URL"
            preparation =
                "store the answer with: UpdateNebiusModelCatalog fetch --from \(url) --output answer.json; then, "
            options = "--from answer.json\(others)"
        } else if answer.utf8.elementsEqual("<standard input>".utf8) {
            preparation = "store the answer in a file; then, "
            options = "--from FILE\(others)"
        } else {
            preparation = ""
            options = Self.option("--from", answer, orElse: "FILE") + others
        }
    }

    /// The option that names a root.
    static func rootOption(_ root: String) -> String { option("--root", root, orElse: "DIR") }

    /// An option with its value, which may start like an option itself; or with a word in the place of the value.
    private static func option(_ name: String, _ value: String, orElse placeholder: String) -> String {
        let separator = value.utf8.first == UInt8(ascii: "-") ? "=" : " "
        return name + separator + (ShellWord.quote(value) ?? placeholder)
    }

    /// What to do about a held change.
    func command(for finding: Diagnostic) -> String {
        let id = finding.subject.flatMap(ShellWord.quote) ?? "ID"
        let replacement = finding.rule == .modelRemoved ? "; add --replacement ID where there is one" : ""
        return "\(preparation)if it is right, accept it (edits \(AcknowledgementList.path)\(replacement)):"
            + " UpdateNebiusModelCatalog acknowledge \(options) --rule \(finding.rule.code)"
            + " --reason \(Self.reasonToWrite) \(id)"
    }
}
