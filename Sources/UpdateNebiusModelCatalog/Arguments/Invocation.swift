// SPDX-License-Identifier: Apache-2.0

/// A command line that was understood.
enum Invocation: Equatable, Sendable {
    /// Update the catalog.
    case update(UpdateOptions)
    /// Check the committed files.
    case check(CheckOptions)
    /// Store the raw answer.
    case fetch(FetchOptions)
    /// Judge an answer or a snapshot.
    case validate(ValidateOptions)
    /// Write the generated files.
    case generate(GenerateOptions)
    /// Add a word to the vocabulary.
    case accept(AcceptOptions)
    /// Accept held changes.
    case acknowledge(AcknowledgeOptions)
    /// Drop deprecated symbols.
    case prune(PruneOptions)
    /// Tell what changed.
    case diff(DiffOptions)
    /// Write the page.
    case report(ReportOptions)
    /// Propose an update.
    case propose(ProposeOptions)
    /// Lay out a catalog in another package.
    case initialize(InitOptions)
    /// Say what a rule means, or how an identifier came to be.
    case explain(ExplainOptions)
    /// Print the help of a verb, or of the whole tool.
    case help(Verb?)
    /// Print the version.
    case version
}
