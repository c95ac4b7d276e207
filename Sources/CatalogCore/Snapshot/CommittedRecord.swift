// SPDX-License-Identifier: Apache-2.0

package import CatalogText

/// Strict access to an object of a committed file: every member that is asked for must fit, and no other may be there.
package struct CommittedRecord: Sendable {
    package let node: JSONNode
    package let format: CommittedFormat

    package init(_ node: JSONNode, format: CommittedFormat) {
        self.node = node
        self.format = format
    }

    /// Refuses members that the format does not have.
    package func allowOnly(_ names: [String]) throws(CommittedFileProblem) {
        // Keys are distinct, so an object of as many members as have a known name has no other.
        guard names.count(where: { node[$0] != nil }) < node.count else { return }
        for member in node.members where !names.contains(where: member.key.hasSameBytes) {
            throw format.problem("unknown member \(QuotedText.quote(member.key))", at: member.value)
        }
    }

    /// A member that must be there.
    package func member(_ name: String) throws(CommittedFileProblem) -> JSONNode {
        guard let value = node[name] else { throw format.problem("\"\(name)\" is missing", at: node) }
        return value
    }

    /// A text that must be there.
    package func string(_ name: String) throws(CommittedFileProblem) -> String {
        let value = try member(name)
        guard let text = value.string else {
            throw format.problem("\"\(name)\" must be a string, found \(value.kind.phrase)", at: value)
        }
        return text
    }

    /// A text that may be absent.
    package func optionalString(_ name: String) throws(CommittedFileProblem) -> String? {
        node[name] == nil ? nil : try string(name)
    }

    /// A whole number from 0 to `maximum` that must be there.
    package func wholeNumber(_ name: String, upTo maximum: Int = Int(Int32.max)) throws(CommittedFileProblem) -> Int {
        let value = try member(name)
        guard let number = value.numberText.flatMap({ try? ExactDecimal($0) })?.wholeNumber(upTo: maximum) else {
            throw format.problem("\"\(name)\" must be a whole number from 0 to \(maximum)", at: value)
        }
        return number
    }

    /// A whole number that may be absent.
    package func optionalWholeNumber(_ name: String) throws(CommittedFileProblem) -> Int? {
        node[name] == nil ? nil : try wholeNumber(name)
    }

    /// A list of texts that must be there.
    package func strings(_ name: String) throws(CommittedFileProblem) -> [String] {
        let value = try member(name)
        guard value.kind == .array else {
            throw format.problem("\"\(name)\" must be an array, found \(value.kind.phrase)", at: value)
        }
        var texts: [String] = []
        for element in value.elements {
            guard let text = element.string else {
                throw format.problem("\"\(name)\" must hold strings, found \(element.kind.phrase)", at: element)
            }
            texts.append(text)
        }
        return texts
    }

    /// A list of texts; empty when it is absent.
    package func optionalStrings(_ name: String) throws(CommittedFileProblem) -> [String] {
        node[name] == nil ? [] : try strings(name)
    }

    /// An object that must be there.
    package func record(_ name: String) throws(CommittedFileProblem) -> CommittedRecord {
        try record(at: member(name), called: "\"\(name)\"")
    }

    /// An object that may be absent.
    package func optionalRecord(_ name: String) throws(CommittedFileProblem) -> CommittedRecord? {
        node[name] == nil ? nil : try record(name)
    }

    /// A list of objects that must be there.
    package func records(_ name: String) throws(CommittedFileProblem) -> [CommittedRecord] {
        let value = try member(name)
        guard value.kind == .array else {
            throw format.problem("\"\(name)\" must be an array, found \(value.kind.phrase)", at: value)
        }
        var records: [CommittedRecord] = []
        for element in value.elements { records.append(try record(at: element, called: "an element of \"\(name)\"")) }
        return records
    }

    /// The members of an object that maps words to objects, in the order of the file.
    package func entries(_ name: String) throws(CommittedFileProblem) -> [CommittedEntry] {
        var entries: [CommittedEntry] = []
        for member in try record(name).node.members {
            let quoted = QuotedText.quote(member.key)
            entries.append(CommittedEntry(key: member.key, record: try record(at: member.value, called: quoted)))
        }
        return entries
    }

    /// A problem of the format at this object.
    package func problem(_ message: String) -> CommittedFileProblem {
        format.problem(message, at: node)
    }

    /// A problem of the format at a member, or at the object when the member is absent.
    package func problem(_ message: String, at name: String) -> CommittedFileProblem {
        format.problem(message, at: node[name] ?? node)
    }

    private func record(at node: JSONNode, called name: String) throws(CommittedFileProblem) -> CommittedRecord {
        guard node.kind == .object else {
            throw format.problem("\(name) must be an object, found \(node.kind.phrase)", at: node)
        }
        return CommittedRecord(node, format: format)
    }
}
