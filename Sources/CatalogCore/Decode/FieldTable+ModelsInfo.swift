// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The fields of `GET /api/public/models_info`, as recorded in August and October 2026.
extension FieldTable {
    /// An element of the top-level array.
    package static let modelsInfoModel = FieldTable(
        name: "model",
        fields: [
            .required("type", .string, use: .kept(as: "kind")),
            .required("name", .string, use: .kept(as: "name")),
            .optional("created_at", .string, .number, use: .kept(as: "createdOn")),
            .required("status", .string, use: .kept(as: "status")),
            .optional("logo_url", .string, use: .leftOut("decoration, always empty so far")),
            .required("huggingface_url", .string, use: .leftOut("names another organisation's page at times")),
            .optional("description", .string, use: .leftOut("marketing text that changes without a change of fact")),
            .required("vendor", .string, use: .kept(as: "vendor")),
            .required("tags", .array, use: .kept(as: "tags")),
            .required("use_cases", .array, use: .kept(as: "useCases")),
            .required("license", .object, use: .kept(as: "license")),
            .required("size_b", .number, use: .leftOut("0 stands for unknown on many models")),
            .optional("quality", .number, use: .leftOut("a score without a published scale; 0 stands for unknown")),
            .optional("fine_tune", .object, use: .leftOut("names another model's repository at times")),
            .optional("policy_url", .string, use: .leftOut("copied between models of different makers")),
            .required("flavors", .array, use: .kept(as: "models, one for each flavor")),
            .required("context_window_k", .number, use: .checked("repeats the flavor's, rounded by 1000 or by 1024")),
            .optional("embedding_dimensions", .number, use: .kept(as: "embeddingDimensions")),
        ]
    )

    /// An element of `flavors`: what is served, under the id that calls use.
    package static let modelsInfoFlavor = FieldTable(
        name: "flavor",
        fields: [
            .required("model_id", .string, use: .kept(as: "id")),
            .required("model_type", .string, use: .checked("must agree with the model's type")),
            .required("model_name", .string, use: .checked("must agree with the model's name")),
            .optional("model_description", .string, use: .leftOut("repeats the model's description")),
            .required("label", .string, use: .leftOut("a price label, \"cheap\" on every flavor so far")),
            .required("regions", .array, use: .kept(as: "regions")),
            .required("external_provider", .boolean, use: .leftOut("false on every flavor so far")),
            .required("tags", .array, use: .checked("must agree with the model's tags")),
            .required("use_cases", .array, use: .checked("must agree with the model's use cases")),
            .required("context_window_k", .number, use: .checked("must agree with the model's; max_model_len decides")),
            .required("max_model_len", .number, use: .kept(as: "contextWindowTokens")),
            .optional("tokens_per_second", .number, use: .leftOut("throughput, which is not a fact of the model")),
            .optional("input_tps", .number, use: .leftOut("throughput, which is not a fact of the model")),
            .required("input_price_per_million_tokens", .number, use: .kept(as: "inputUSDPerMillionTokens")),
            .required("output_price_per_million_tokens", .number, use: .kept(as: "outputUSDPerMillionTokens")),
            .optional("quantization", .string, use: .kept(as: "quantization")),
        ]
    )

    /// The `license` of a model.
    package static let modelsInfoLicense = FieldTable(
        name: "license",
        fields: [
            .required("name", .string, use: .kept(as: "license.name")),
            .required("url", .string, use: .kept(as: "license.url")),
            .optional("type", .string, use: .leftOut("empty on every model so far")),
        ]
    )

    /// The `fine_tune` of a model.
    package static let modelsInfoFineTune = FieldTable(
        name: "fine_tune",
        fields: [.optional("model_id", .string, use: .leftOut("names another model's repository at times"))]
    )

    /// An element of `regions`, the same in both catalogs.
    package static let region = FieldTable(
        name: "region",
        fields: [
            .required("name", .string, use: .kept(as: "regions")),
            .required("country_code", .string, use: .checked("must be the country of the region in the vocabulary")),
        ]
    )
}
