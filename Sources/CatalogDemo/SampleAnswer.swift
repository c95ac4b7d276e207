// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// An answer of the public catalog that differs from a snapshot in two places: a new model, and a higher price.
///
/// It is made from the newest snapshot each time, so it always shows these two changes, whatever has become of the
/// catalog.
struct SampleAnswer {
    /// The text of the answer.
    let bytes: [UInt8]

    /// The model whose input tokens cost more in the answer.
    let repricedModel: ModelFacts

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - snapshot: The facts to start from.
    ///   - vocabulary: Knows the country of each region.
    ///   - newModel: The record to add, in the shape of the answer.
    /// - Throws: A ``DemoFailure`` for a snapshot that an answer cannot be made from.
    init(from snapshot: Snapshot, vocabulary: Vocabulary, adding newModel: JSONValue) throws(DemoFailure) {
        guard let first = snapshot.facts.models.first else {
            throw .unusableFile(path: snapshot.path, reason: "it has no models")
        }
        repricedModel = first
        // A tenth more: small enough that nobody has to look at it twice.
        let microdollars = first.inputUSDPerMillionTokens.microdollars
        let newPrice = USDPerMillionTokens(microdollars: microdollars + max(microdollars / 10, 1))
        var records: [JSONValue] = []
        for (index, model) in snapshot.facts.models.enumerated() {
            let price = index == 0 ? newPrice : model.inputUSDPerMillionTokens
            records.append(try Self.record(of: model, inputPrice: price, vocabulary: vocabulary))
        }
        bytes = JSONWriter.bytes(.array(records + [newModel]))
    }

    /// The record of a model, with one flavor, as upstream writes it.
    private static func record(
        of model: ModelFacts,
        inputPrice: USDPerMillionTokens,
        vocabulary: Vocabulary
    ) throws(DemoFailure) -> JSONValue {
        let words = [member("tags", model.tags), member("use_cases", model.useCases)]
        let window = JSONValue.Member(key: "context_window_k", value: .integer(Int64(model.contextWindowTokens / 1000)))
        let license: JSONValue = .object([
            "name": .string(model.license?.name ?? ""), "url": .string(model.license?.url ?? ""), "type": .string(""),
        ])
        let flavor = try flavor(of: model, inputPrice: inputPrice, vocabulary: vocabulary) + words + [window]
        let members = [
            member("type", model.kind), member("name", model.name), member("status", model.status),
            member("vendor", model.vendor), member("huggingface_url", "https://huggingface.co/\(model.id)"),
            .init(key: "license", value: license), .init(key: "size_b", value: .integer(0)), window,
            .init(key: "flavors", value: .array([.object(flavor)])),
        ]
        var optional: [JSONValue.Member] = []
        if let date = model.createdOn { optional.append(member("created_at", "\(date)T00:00:00.000Z")) }
        if let dimensions = model.embeddingDimensions {
            optional.append(.init(key: "embedding_dimensions", value: .integer(Int64(dimensions))))
        }
        return .object(members + words + optional)
    }

    /// The members of a flavor that its model does not have.
    private static func flavor(
        of model: ModelFacts,
        inputPrice: USDPerMillionTokens,
        vocabulary: Vocabulary
    ) throws(DemoFailure) -> [JSONValue.Member] {
        let regions = model.regions.map { region in
            let country = vocabulary.word(region, in: .region)?.countryCode ?? ""
            return JSONValue.object(["name": .string(region), "country_code": .string(country)])
        }
        let members = [
            member("model_id", model.id), member("model_type", model.kind), member("model_name", model.name),
            member("label", "cheap"), .init(key: "regions", value: .array(regions)),
            .init(key: "external_provider", value: .boolean(false)),
            .init(key: "max_model_len", value: .integer(Int64(model.contextWindowTokens))),
            try member("input_price_per_million_tokens", inputPrice),
            try member("output_price_per_million_tokens", model.outputUSDPerMillionTokens),
        ]
        return members + (model.quantization.map { [member("quantization", $0)] } ?? [])
    }

    private static func member(_ key: String, _ text: String) -> JSONValue.Member {
        .init(key: key, value: .string(text))
    }

    private static func member(_ key: String, _ words: [String]) -> JSONValue.Member {
        .init(key: key, value: .array(words.map(JSONValue.string)))
    }

    /// A price is a number of the answer: exact decimal text, without quotes.
    private static func member(
        _ key: String,
        _ price: USDPerMillionTokens
    ) throws(DemoFailure) -> JSONValue.Member {
        guard let number = JSONValue.decimal(text: price.description) else {
            throw .system("the price \(price) is no JSON number")
        }
        return .init(key: key, value: number)
    }
}
