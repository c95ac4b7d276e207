// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What the tool writes into the last line of a description, to know its own proposal again.
///
/// It is read strictly and never trusted: all that it can do is to keep the tool from touching what a person has
/// changed. Only hexadecimal digits and fixed words stand in it, so that no text of a catalog can end the comment or
/// pretend to be one.
package struct ProposalMarker: Hashable, Sendable {
    /// What the tool did with the proposal last.
    package enum State: String, CaseIterable, Sendable {
        /// It is open, as far as the tool knows.
        case open
        /// It is open, and a draft because the tool wanted one.
        case draft
        /// The tool: there was nothing to propose any more.
        case closedByTool = "closed-by-tool"
    }

    private static let start = "<!-- nebius-model-catalog 1"
    private static let end = " -->"

    /// The hash of the proposed facts.
    package let factsSHA256: String
    /// The commit that was pushed.
    package let commit: String
    /// The hash of the title that the tool wrote.
    package let titleSHA256: String
    /// The hash of the description that the tool wrote, without this line.
    package let textSHA256: String
    package let state: State

    /// Describes a proposal.
    ///
    /// - Parameters:
    ///   - factsSHA256: The hash of the proposed facts.
    ///   - commit: The commit that is pushed.
    ///   - title: The title.
    ///   - text: The description without the marker.
    ///   - state: What the tool does with it.
    package init(factsSHA256: String, commit: String, title: String, text: String, state: State = .open) {
        self.factsSHA256 = factsSHA256
        self.commit = commit
        self.titleSHA256 = Self.hash(title)
        self.textSHA256 = Self.hash(text)
        self.state = state
    }

    /// Reads the last line of a description; nil if it is no marker.
    package init?(in description: String) {
        guard let line = Self.split(description).marker else { return nil }
        let inner = line.utf8.dropFirst(Self.start.utf8.count).dropLast(Self.end.utf8.count)
        let fields = inner.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        let names = ["facts=", "commit=", "title=", "text=", "state="]
        guard fields.count == names.count else { return nil }
        let values = zip(fields, names).compactMap { field, name in
            field.utf8.starts(with: name.utf8)
                ? String(decoding: field.utf8.dropFirst(name.utf8.count), as: UTF8.self) : nil
        }
        guard values.count == names.count, Self.isHash(values[0], 64), Self.isHash(values[1], 40, 64),
            Self.isHash(values[2], 64), Self.isHash(values[3], 64), let state = State(rawValue: values[4])
        else { return nil }
        factsSHA256 = values[0]
        commit = values[1]
        titleSHA256 = values[2]
        textSHA256 = values[3]
        self.state = state
    }

    private init(_ marker: ProposalMarker, state: State) {
        factsSHA256 = marker.factsSHA256
        commit = marker.commit
        titleSHA256 = marker.titleSHA256
        textSHA256 = marker.textSHA256
        self.state = state
    }

    /// The marker of the same proposal, once the tool has closed it.
    var closedByTool: ProposalMarker { ProposalMarker(self, state: .closedByTool) }

    /// The same proposal, whose request the tool could not make a draft, or ready.
    package var draftNotChanged: ProposalMarker {
        state == .closedByTool ? self : ProposalMarker(self, state: state == .draft ? .open : .draft)
    }

    /// A description with another marker in the place of its own.
    package static func replace(in description: String, by marker: ProposalMarker) -> String {
        split(description).text + "\n" + marker.line + "\n"
    }

    /// Whether two texts of a forge are the same, whatever it does to line ends and to white space around them.
    package static func isSameText(_ one: String, _ other: String) -> Bool { hash(one).hasSameBytes(as: hash(other)) }

    /// The marker as a line.
    package var line: String {
        "\(Self.start) facts=\(factsSHA256) commit=\(commit) title=\(titleSHA256) text=\(textSHA256)"
            + " state=\(state.rawValue)\(Self.end)"
    }

    /// Whether a title and a description are still what the tool wrote.
    package func isOf(title: String, description: String) -> Bool {
        titleSHA256.hasSameBytes(as: Self.hash(title))
            && textSHA256.hasSameBytes(as: Self.hash(Self.split(description).text))
    }

    /// A description without its marker, and the marker's line; forges may change line ends, and what is behind the
    /// last one.
    private static func split(_ description: String) -> (text: String, marker: String?) {
        let lines = description.utf8.filter { $0 != UInt8(ascii: "\r") }
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let last = lines.lastIndex(where: { !$0.isEmpty }) else { return ("", nil) }
        let line = lines[last]
        let text = { (lines: ArraySlice<ArraySlice<UInt8>>) in
            String(decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
        }
        guard line.starts(with: (start + " ").utf8), line.reversed().starts(with: end.utf8.reversed()) else {
            return (text(lines[...last]), nil)
        }
        return (text(lines[..<last]), String(decoding: line, as: UTF8.self))
    }

    /// The hash of a text without the white space around it, which forges take away.
    private static func hash(_ text: String) -> String {
        let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
        let lines = text.utf8.filter { $0 != UInt8(ascii: "\r") }
        let trimmed = lines.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
        return SHA256.hexDigest(of: Array(trimmed))
    }

    private static func isHash(_ text: String, _ lengths: Int...) -> Bool {
        lengths.contains(text.utf8.count)
            && text.utf8.allSatisfy { $0.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
    }
}
