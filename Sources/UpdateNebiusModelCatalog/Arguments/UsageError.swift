// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A command line that makes no sense, and what to do about it.
///
/// Its texts may be printed as they are: what they quote of the command line has been made visible.
struct UsageError: Error, Equatable, Sendable {
    /// What is wrong, in one line.
    let message: String

    /// What was probably meant, ready to be typed.
    var suggestion: String?

    /// The verb whose usage is shown, if it is known.
    var verb: Verb?

    /// The lines to print after `error: `: what is wrong, how it is called, and where to read more.
    var lines: [String] {
        let help = [Tool.name, verb?.rawValue, OptionTable.help.spelling].compactMap(\.self).joined(separator: " ")
        return [
            message + (suggestion.map { "; did you mean \($0)?" } ?? ""),
            "usage: " + (verb?.usage ?? Tool.usage),
            "See '\(help)' for more.",
        ]
    }

    /// An argument between quotation marks: on one line, visible, and not too long.
    static func quoted(_ argument: String) -> String {
        "'" + VisibleText.encode(argument, limit: 80) + "'"
    }

    /// The nearest word between quotation marks, if one is near.
    static func nearest(to word: String, among words: [String], prefix: String = "") -> String? {
        NearestWord.find(word, among: words).map { "'\(prefix)\($0)'" }
    }
}

extension UsageError {
    /// The error for something in the form of an option that is none.
    ///
    /// - Parameters:
    ///   - text: The option as it was written, without its value.
    ///   - verb: The verb whose options may have been meant, or nil for the options of all verbs.
    init(unknownOption text: String, verb: Verb?) {
        let name = String(decoding: text.utf8.drop { $0 == UInt8(ascii: "-") }, as: UTF8.self)
        let options = verb?.options ?? OptionTable.all
        self.init(
            message: "\(Self.quoted(text)) is not an option",
            suggestion: Self.nearest(to: name, among: options.map(\.name), prefix: "--"),
            verb: verb
        )
    }
}
