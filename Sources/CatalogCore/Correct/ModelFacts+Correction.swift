// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension ModelFacts {
    /// What findings call the record that is put together to read a value; no file has this name.
    static let rebuiltFile = "<record>"

    /// A record in which each fact has a value of its type, to read the values of a correction without a model.
    static let blank = ModelFacts(
        id: "a/b",
        name: "a",
        vendor: "a",
        kind: "a",
        status: "a",
        contextWindowTokens: 1,
        inputUSDPerMillionTokens: .minimum,
        outputUSDPerMillionTokens: .minimum,
        regions: ["a"],
        useCases: [],
        tags: [],
        quantization: nil,
        license: nil,
        embeddingDimensions: nil,
        createdOn: nil
    )

    /// A value as compact JSON.
    static func compactText(_ value: JSONValue) -> String {
        String(decoding: JSONWriter.compactBytes(value), as: UTF8.self)
    }

    /// The value of a fact as a snapshot has it; nil when it is absent.
    func value(of field: CorrectedField) -> JSONValue? {
        guard case .object(let members, _) = json else { return nil }
        return members.first { $0.key.utf8.elementsEqual(field.rawValue.utf8) }?.value
    }

    /// The same facts with another value for one of them, read by the rules of a snapshot.
    ///
    /// - Throws: ``CommittedFileProblem`` in ``rebuiltFile`` for a value of another type.
    func replacing(_ field: CorrectedField, with value: JSONValue?) throws(CommittedFileProblem) -> ModelFacts {
        guard case .object(let members, _) = json else { return self }
        let kept = members.filter { !$0.key.utf8.elementsEqual(field.rawValue.utf8) }
        let replaced = value.map { [JSONValue.Member(key: field.rawValue, value: $0)] } ?? []
        let document: JSONDocument
        do {
            document = try JSONDocument(
                bytes: JSONWriter.compactBytes(.object(kept + replaced)),
                file: Self.rebuiltFile
            )
        } catch {
            throw CommittedFileProblem(Diagnostic(error, outcome: .malformedCommittedFile))
        }
        return try ModelFacts(CommittedRecord(document.root, format: .corrections))
    }
}
