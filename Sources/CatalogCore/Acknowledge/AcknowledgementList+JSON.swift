// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension AcknowledgementList {
    /// Reads `snapshots/acknowledgements.json`.
    ///
    /// - Throws: ``CommittedFileProblem`` at the first entry that does not fit: an unknown rule, a rule whose findings
    ///   wait for nobody, two entries about one change.
    package init(bytes: [UInt8], path: String = AcknowledgementList.path) throws(CommittedFileProblem) {
        let file = try CommittedFormat.acknowledgements.open(bytes, path: path)
        try file.allowOnly(["schema", "acknowledgements"])
        var entries: [Entry] = []
        var seen: Set<[[UInt8]]> = []
        for record in try file.records("acknowledgements") {
            let acknowledgement = try Acknowledgement(record)
            guard seen.insert(acknowledgement.sortKey).inserted else {
                throw record.problem(
                    "there is another entry for the same change of \(QuotedText.quote(acknowledgement.id))"
                )
            }
            entries.append(Entry(acknowledgement, at: DiagnosticPlace(record.node)))
        }
        self.init(entries)
    }

    /// The canonical bytes of the file.
    package var canonicalBytes: [UInt8] {
        JSONWriter.bytes(
            .object([
                JSONValue.Member(key: "schema", value: .integer(Int64(CommittedFormat.schema))),
                JSONValue.Member(key: "acknowledgements", value: .array(entries.map(\.acknowledgement.json))),
            ])
        )
    }
}

extension Acknowledgement {
    /// The record of an entry: what it is about, what changed, and why that is right, each on a line.
    fileprivate var json: JSONValue {
        let about: [JSONValue.Member] =
            [.init(key: "id", value: .string(id)), .init(key: "rule", value: .string(rule.code))]
            + (from.map { [.init(key: "from", value: .string($0.description))] } ?? [])
        let values: [JSONValue.Member] =
            (change.field.isEmpty ? [] : [.init(key: "field", value: .string(change.field))])
            + Self.member("before", change.before) + Self.member("after", change.after)
            + (replacement.map { [.init(key: "replacement", value: .string($0))] } ?? [])
        let reason: [JSONValue.Member] = [.init(key: "reason", value: .string(reason))]
        let rows = [about, values, reason].filter { !$0.isEmpty }
        return .object(rows.flatMap { $0 }, layout: .rows(rows.map(\.count)))
    }

    private static func member(_ name: String, _ compact: String?) -> [JSONValue.Member] {
        guard let compact, let document = try? JSONDocument(bytes: Array(compact.utf8), file: ""),
            let value = try? JSONValue(document.root, layout: { _ in .inline })
        else { return [] }
        return [.init(key: name, value: value)]
    }

    fileprivate init(_ record: CommittedRecord) throws(CommittedFileProblem) {
        try record.allowOnly(["id", "rule", "from", "field", "before", "after", "replacement", "reason"])
        let id = try record.string("id")
        if let problem = ModelID.problem(with: id) {
            throw record.problem("\(QuotedText.quote(id)) is not a model id: \(problem)", at: "id")
        }
        let replacement = try record.optionalString("replacement")
        if let replacement, let problem = ModelID.problem(with: replacement) {
            throw record.problem("\(QuotedText.quote(replacement)) is not a model id: \(problem)", at: "replacement")
        }
        let rule = try Self.rule(in: record)
        if replacement != nil, rule != .modelRemoved {
            throw record.problem("only a removed model has a replacement", at: "replacement")
        }
        if let replacement, replacement.utf8.elementsEqual(id.utf8) {
            throw record.problem("a model cannot replace itself", at: "replacement")
        }
        let reason = try record.string("reason")
        if !reason.utf8.allSatisfy({ $0 == 0x20 }),
            let problem = ShownText.problem(with: reason, maximumBytes: AcknowledgementList.maximumReasonBytes)
        {
            throw record.problem("the reason \(problem)", at: "reason")
        }
        self.init(
            id: id,
            rule: rule,
            from: try record.optionalString("from").map { text throws(CommittedFileProblem) in
                try Snapshot.date(text, member: "from", in: record)
            },
            change: FactChange(
                field: try record.optionalString("field") ?? "",
                before: try Self.compact("before", in: record),
                after: try Self.compact("after", in: record)
            ),
            replacement: replacement,
            reason: reason
        )
    }

    private static func rule(in record: CommittedRecord) throws(CommittedFileProblem) -> Rule {
        let code = try record.string("rule")
        let held = Rule.all.filter(\.isHeld).map(\.code)
        guard let rule = Rule.rule(code: code) else {
            let nearest = NearestWord.find(code, among: held).map { "; nearest: \"\($0)\"" } ?? ""
            throw record.problem("unknown rule \(QuotedText.quote(code))\(nearest)", at: "rule")
        }
        guard rule.isHeld else {
            throw record.problem(
                "findings of \"\(rule.code)\" wait for nobody: only held ones can be acknowledged",
                at: "rule"
            )
        }
        return rule
    }

    /// The compact JSON of a member; nil when it is absent.
    private static func compact(_ name: String, in record: CommittedRecord) throws(CommittedFileProblem) -> String? {
        guard let node = record.node[name] else { return nil }
        do {
            let value = try JSONValue(node, layout: { _ in .inline })
            return String(decoding: JSONWriter.compactBytes(value), as: UTF8.self)
        } catch {
            throw record.problem("\"\(name)\" is no value of a snapshot", at: name)
        }
    }
}
