// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge

/// What `diff` was asked for.
struct DiffOptions: Equatable, Sendable {
    /// What is told.
    enum Subject: Equatable, Sendable {
        /// What changed between two sides; nil for the snapshots that are meant where none is named.
        case sides(old: ComparedSource?, new: ComparedSource?)
        /// The life of one model, or of all for nil.
        case history(id: String?)
    }

    /// What is told.
    var subject: Subject

    /// Which changes end the run with a finding.
    var gate = DifferenceGate.none

    /// The directory with `snapshots/`, or nil to look for it.
    var root: String?

    /// The limit on what is read in bytes, from 1 to 1 GiB.
    var maximumBytes = OptionTable.defaultMaximumBytes

    /// The limit on a Markdown document in bytes.
    var budgetBytes = DifferenceMarkdown.defaultMaximumBytes

    /// How it is printed.
    var format = OutputFormat.text

    /// What every verb lets the user say about its output.
    var console = ConsoleOptions()
}

extension DiffOptions {
    /// Reads the words and options of the verb.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        root = try arguments.value(of: OptionTable.root)
        maximumBytes = try arguments.value(of: OptionTable.maximumBytes) ?? OptionTable.defaultMaximumBytes
        budgetBytes = try arguments.value(of: OptionTable.budget) ?? DifferenceMarkdown.defaultMaximumBytes
        format = try arguments.format()
        console = try ConsoleOptions(arguments)
        gate = try arguments.value(of: OptionTable.failOn) ?? .none
        subject =
            arguments.contains(OptionTable.history)
            ? try Self.history(arguments, format: format)
            : try Self.sides(arguments)
    }

    private static func sides(_ arguments: ParsedArguments) throws(UsageError) -> Subject {
        let sides = arguments.operands(from: 0).map { ComparedSource($0) }
        if sides == [.standardInput, .standardInput] {
            throw UsageError(message: "only one side can be the standard input", verb: arguments.verb)
        }
        for case .revision(let text, _) in sides { try judge(text, verb: arguments.verb) }
        return .sides(old: sides.first, new: sides.dropFirst().first)
    }

    /// Refuses what no commit can be called; it never reaches git.
    private static func judge(_ revision: String, verb: Verb) throws(UsageError) {
        do {
            _ = try GitRevision(revision)
        } catch {
            throw UsageError(message: "\(error.message); a file with a colon in its name is written ./NAME", verb: verb)
        }
    }

    private static func history(_ arguments: ParsedArguments, format: OutputFormat) throws(UsageError) -> Subject {
        let spelling = OptionTable.history.spelling
        if let second = arguments.operand(1) {
            throw UsageError(
                message: "\(spelling) takes one ID, and \(UsageError.quoted(second)) is a second one",
                verb: arguments.verb
            )
        }
        if try arguments.value(of: OptionTable.failOn) != nil {
            throw UsageError(
                message: "\(OptionTable.failOn.declaration.spelling) is about two sides, not about \(spelling)",
                verb: arguments.verb
            )
        }
        switch format {
        case .text, .json, .markdown: break
        case .github, .gitlab, .sarif, .junit:
            throw UsageError(
                message: "\(spelling) is printed as text, json or markdown, not as \(format.rawValue)",
                verb: arguments.verb
            )
        }
        return .history(id: arguments.operand(0))
    }
}
