// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Correction {
    /// The record of an entry: what it is about, the two values, why, and the evidence, each on a line.
    var json: JSONValue {
        func member(_ name: String, _ value: JSONValue?) -> [JSONValue.Member] {
            value.map { [JSONValue.Member(key: name, value: $0)] } ?? []
        }
        let rows = [
            member("id", .string(id)) + member("field", .string(field.rawValue)),
            member("expected", expected) + member("value", value),
            member("reason", .string(reason)),
            member("source", .string(source)) + member("date", .string(date.description)),
        ]
        return .object(rows.flatMap { $0 }, layout: .rows(rows.map(\.count)))
    }

    /// Reads an entry and judges all that can be said of it without the snapshots.
    package init(_ record: CommittedRecord) throws(CommittedFileProblem) {
        try record.allowOnly(["id", "field", "expected", "value", "reason", "source", "date"])
        let id = try record.string("id")
        let field = try Self.field(in: record)
        let expected = try Self.value("expected", of: field, in: record)
        let value = try Self.value("value", of: field, in: record)
        if Self.isSame(expected, value) {
            throw record.problem("\"value\" is the same as \"expected\", so nothing is corrected", at: "value")
        }
        let reason = try record.string("reason")
        if let problem = ShownText.problem(with: reason, maximumBytes: Self.maximumReasonBytes) {
            throw record.problem("the reason \(problem)", at: "reason")
        }
        let source = try record.string("source")
        guard ShownURL.isAcceptable(source, schemes: ["https"]) else {
            throw record.problem("\"source\" must be an https URL, found \(QuotedText.quote(source))", at: "source")
        }
        self.init(
            id: id,
            field: field,
            expected: expected,
            value: value,
            reason: reason,
            source: source,
            date: try Snapshot.date(record.string("date"), member: "date", in: record),
            places: CorrectionPlaces(record)
        )
    }

    private static func field(in record: CommittedRecord) throws(CommittedFileProblem) -> CorrectedField {
        let text = try record.string("field")
        let names = CorrectedField.allCases.map(\.rawValue)
        guard let field = CorrectedField.allCases.first(where: { $0.rawValue.utf8.elementsEqual(text.utf8) }) else {
            let nearest = NearestWord.find(text, among: names).map { "nearest: \"\($0)\"" }
            throw record.problem(
                "unknown field \(QuotedText.quote(text)); \(nearest ?? "known are \(names.joined(separator: ", "))")",
                at: "field"
            )
        }
        return field
    }

    /// A value of a fact, in the form in which a snapshot has it.
    private static func value(
        _ name: String,
        of field: CorrectedField,
        in record: CommittedRecord
    ) throws(CommittedFileProblem) -> JSONValue? {
        guard let node = record.node[name] else {
            guard field.isOptional else {
                throw record.problem("\"\(name)\" is missing, and every model has \"\(field.rawValue)\"")
            }
            return nil
        }
        let stated: JSONValue
        do {
            stated = try JSONValue(node) { _ in .inline }
        } catch {
            throw record.problem("\"\(name)\" is no value of a snapshot", at: name)
        }
        let facts: ModelFacts
        do throws(CommittedFileProblem) {
            facts = try ModelFacts.blank.replacing(field, with: stated)
        } catch {
            throw record.problem("\"\(name)\": \(error.diagnostic.message)", at: name)
        }
        if let problem = facts.listProblem { throw record.problem("\"\(name)\": \(problem)", at: name) }
        return facts.value(of: field)
    }

    /// Whether two values are the same bytes in a snapshot.
    static func isSame(_ first: JSONValue?, _ second: JSONValue?) -> Bool {
        first.map(JSONWriter.compactBytes) == second.map(JSONWriter.compactBytes)
    }
}
