// SPDX-License-Identifier: Apache-2.0

package import CatalogText

extension ModelFacts {
    /// The record of a model in a snapshot: a few lines, so that one changed price is one short changed line.
    package var json: JSONValue {
        var record = RecordRows()
        record.add("id", .string(id))
        record.add("name", .string(name))
        record.add("vendor", .string(vendor))
        record.endRow()
        record.add("kind", .string(kind))
        record.add("status", .string(status))
        record.add("createdOn", createdOn.map { .string($0.description) })
        record.endRow()
        record.add("contextWindowTokens", .integer(Int64(contextWindowTokens)))
        record.add("embeddingDimensions", embeddingDimensions.map { .integer(Int64($0)) })
        record.add("quantization", quantization.map { .string($0) })
        record.endRow()
        record.add("inputUSDPerMillionTokens", .string(inputUSDPerMillionTokens.description))
        record.add("outputUSDPerMillionTokens", .string(outputUSDPerMillionTokens.description))
        record.endRow()
        for (name, words) in [("regions", regions), ("useCases", useCases), ("tags", tags)] {
            record.add(name, .array(words.map { .string($0) }, layout: .inline))
            record.endRow()
        }
        record.add("license", license?.json)
        record.endRow()
        return record.json
    }

    /// The fields of the record in order, each with its compact JSON.
    var fields: [(name: String, text: String)] {
        guard case .object(let members, _) = json else { return [] }
        return members.map { ($0.key, String(decoding: JSONWriter.compactBytes($0.value), as: UTF8.self)) }
    }

    /// Reads the record of a model.
    package init(_ record: CommittedRecord) throws(CommittedFileProblem) {
        try record.allowOnly([
            "id", "name", "vendor", "kind", "status", "createdOn", "contextWindowTokens", "embeddingDimensions",
            "quantization", "inputUSDPerMillionTokens", "outputUSDPerMillionTokens", "regions", "useCases", "tags",
            "license",
        ])
        let license = try record.optionalRecord("license")
        try license?.allowOnly(["name", "url"])
        self.init(
            id: try record.string("id"),
            name: try record.string("name"),
            vendor: try record.string("vendor"),
            kind: try record.string("kind"),
            status: try record.string("status"),
            contextWindowTokens: try record.wholeNumber("contextWindowTokens"),
            inputUSDPerMillionTokens: try Self.price("inputUSDPerMillionTokens", in: record),
            outputUSDPerMillionTokens: try Self.price("outputUSDPerMillionTokens", in: record),
            regions: try record.strings("regions"),
            useCases: try record.strings("useCases"),
            tags: try record.strings("tags"),
            quantization: try record.optionalString("quantization"),
            license: try license.map { value throws(CommittedFileProblem) in try LicenseFacts(value) },
            embeddingDimensions: try record.optionalWholeNumber("embeddingDimensions"),
            createdOn: try record.optionalString("createdOn").map { text throws(CommittedFileProblem) in
                try Snapshot.date(text, member: "createdOn", in: record)
            }
        )
    }

    private static func price(
        _ name: String,
        in record: CommittedRecord
    ) throws(CommittedFileProblem) -> USDPerMillionTokens {
        let text = try record.string(name)
        guard let price = USDPerMillionTokens(canonicalText: text) else {
            throw record.problem("\"\(name)\" must be a plain decimal such as \"0.06\"", at: name)
        }
        return price
    }
}

extension LicenseFacts {
    /// The `license` of a record.
    fileprivate var json: JSONValue {
        .object(
            [JSONValue.Member(key: "name", value: .string(name))]
                + (url.map { [JSONValue.Member(key: "url", value: .string($0))] } ?? []),
            layout: .inline
        )
    }

    fileprivate init(_ record: CommittedRecord) throws(CommittedFileProblem) {
        self.init(name: try record.string("name"), url: try record.optionalString("url"))
    }
}
