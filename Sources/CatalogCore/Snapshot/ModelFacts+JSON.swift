// SPDX-License-Identifier: Apache-2.0

package import CatalogText

extension ModelFacts {
    /// The record of a model in a snapshot: a few lines, so that one changed price is one short changed line.
    package var json: JSONValue {
        let identity = [
            JSONValue.Member(key: "id", value: .string(id)),
            JSONValue.Member(key: "name", value: .string(name)),
            JSONValue.Member(key: "vendor", value: .string(vendor)),
        ]
        let kindAndStatus =
            [
                JSONValue.Member(key: "kind", value: .string(kind)),
                JSONValue.Member(key: "status", value: .string(status)),
            ] + optional("createdOn", createdOn.map { .string($0.description) })
        let window =
            [JSONValue.Member(key: "contextWindowTokens", value: .integer(Int64(contextWindowTokens)))]
            + optional("embeddingDimensions", embeddingDimensions.map { .integer(Int64($0)) })
            + optional("quantization", quantization.map { .string($0) })
        let prices = [
            JSONValue.Member(key: "inputUSDPerMillionTokens", value: .string(inputUSDPerMillionTokens.description)),
            JSONValue.Member(key: "outputUSDPerMillionTokens", value: .string(outputUSDPerMillionTokens.description)),
        ]
        let lists = [("regions", regions), ("useCases", useCases), ("tags", tags)].map { name, words in
            [JSONValue.Member(key: name, value: .array(words.map { .string($0) }, layout: .inline))]
        }
        let licenseRow = optional("license", license?.json)
        let rows = ([identity, kindAndStatus, window, prices] + lists + [licenseRow]).filter { !$0.isEmpty }
        return .object(rows.flatMap { $0 }, layout: .rows(rows.map(\.count)))
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
            [JSONValue.Member(key: "name", value: .string(name))] + optional("url", url.map { .string($0) }),
            layout: .inline
        )
    }

    fileprivate init(_ record: CommittedRecord) throws(CommittedFileProblem) {
        self.init(name: try record.string("name"), url: try record.optionalString("url"))
    }
}

/// A member that is written only when there is a value: absent stays absent.
private func optional(_ name: String, _ value: JSONValue?) -> [JSONValue.Member] {
    value.map { [JSONValue.Member(key: name, value: $0)] } ?? []
}
