// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension Snapshot {
    /// The canonical bytes of the file with these members.
    static func canonicalBytes(
        date: CalendarDate,
        source: SnapshotSource,
        factsSHA256: String,
        models: JSONValue
    ) -> [UInt8] {
        let sourceMembers = [
            JSONValue.Member(key: "kind", value: .string(source.kind.rawValue)),
            JSONValue.Member(key: "url", value: .string(source.url)),
            JSONValue.Member(key: "byteCount", value: .integer(Int64(source.byteCount))),
            JSONValue.Member(key: "sha256", value: .string(source.sha256)),
        ]
        return JSONWriter.bytes(
            .object(
                [
                    JSONValue.Member(key: "schema", value: .integer(Int64(CommittedFormat.schema))),
                    JSONValue.Member(key: "date", value: .string(date.description)),
                    JSONValue.Member(key: "source", value: .object(sourceMembers, layout: .expanded)),
                    JSONValue.Member(key: "factsSHA256", value: .string(factsSHA256)),
                    JSONValue.Member(key: "models", value: models),
                ],
                layout: .expanded
            )
        )
    }

    /// Reads a snapshot and proves it: canonical bytes, the date of its name, and the hash of its facts.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: The path under the root, for findings.
    ///   - expectedDate: The date in the name of the file; nil when the file is named otherwise.
    /// - Throws: ``CommittedFileProblem`` at the first thing that does not fit.
    package init(bytes: [UInt8], path: String, date expectedDate: CalendarDate?) throws(CommittedFileProblem) {
        let file = try CommittedFormat.snapshot.open(bytes, path: path)
        try file.allowOnly(["schema", "date", "source", "factsSHA256", "models"])
        let date = try Self.date(file.string("date"), member: "date", in: file)
        if let expectedDate, expectedDate != date {
            throw file.problem("the snapshot is of \(date), its name says \(expectedDate)", at: "date")
        }
        var models: [ModelFacts] = []
        for record in try file.records("models") {
            let model = try ModelFacts(record)
            if let problem = model.problem() { throw record.problem(problem) }
            if let last = models.last, !last.id.precedesInBytes(model.id) {
                throw record.problem("the models are not sorted by id, or one is listed twice", at: "id")
            }
            models.append(model)
        }
        guard !models.isEmpty else { throw file.problem("the snapshot has no models", at: "models") }
        self.init(date: date, source: try SnapshotSource(file.record("source")), facts: CatalogFacts(models))
        try proveFacts(stated: file)
        try proveCanonical(bytes, path: path)
    }

    /// The date of a member of a committed file.
    package static func date(
        _ text: String,
        member: String,
        in record: CommittedRecord
    ) throws(CommittedFileProblem) -> CalendarDate {
        guard let date = CalendarDate(text) else {
            throw record.problem(
                "\"\(member)\" must be a date such as 2026-10-15, found \(QuotedText.quote(text))",
                at: member
            )
        }
        return date
    }

    private func proveFacts(stated file: CommittedRecord) throws(CommittedFileProblem) {
        let stated = try file.string("factsSHA256")
        let actual = factsSHA256
        guard stated != actual else { return }
        throw CommittedFileProblem(
            Diagnostic(
                .factsHashMismatch,
                outcome: .malformedCommittedFile,
                "the facts of the snapshot are not those it was written with: their SHA-256 is \(actual)",
                at: DiagnosticPlace(try file.member("factsSHA256")),
                nextStep: CommittedFormat.snapshot.repair
            )
        )
    }

    private func proveCanonical(_ bytes: [UInt8], path: String) throws(CommittedFileProblem) {
        let canonical = canonicalBytes
        guard canonical != bytes else { return }
        let line = 1 + zip(bytes, canonical).prefix { $0 == $1 }.count { $0.0 == 0x0A }
        throw CommittedFileProblem(
            Diagnostic(
                .snapshotNotCanonical,
                outcome: .malformedCommittedFile,
                "the snapshot is not in canonical form: line \(line) is the first that differs",
                at: DiagnosticPlace(file: path),
                nextStep: CommittedFormat.snapshot.repair
            )
        )
    }
}

extension SnapshotSource {
    fileprivate init(_ record: CommittedRecord) throws(CommittedFileProblem) {
        try record.allowOnly(["kind", "url", "byteCount", "sha256"])
        let text = try record.string("kind")
        guard let kind = Kind(rawValue: text) else {
            throw record.problem(
                "\"kind\" must be recorded or transcribed, found \(QuotedText.quote(text))",
                at: "kind"
            )
        }
        let url = try record.string("url")
        guard ShownURL.isAcceptable(url, schemes: ["https", "http"]) else {
            throw record.problem("\"url\" must be an http or https URL, found \(QuotedText.quote(url))", at: "url")
        }
        let byteCount = try record.wholeNumber("byteCount")
        guard byteCount > 0 else { throw record.problem("\"byteCount\" must be above 0", at: "byteCount") }
        let sha256 = try record.string("sha256")
        guard SHA256.isHexDigest(sha256) else {
            throw record.problem("\"sha256\" must be 64 lower-case hexadecimal digits", at: "sha256")
        }
        self.init(kind: kind, url: url, byteCount: byteCount, sha256: sha256)
    }
}
