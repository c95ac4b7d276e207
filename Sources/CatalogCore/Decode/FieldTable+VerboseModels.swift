// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The fields of `GET /v1/models?verbose=true`, as recorded in August 2026.
extension FieldTable {
    /// The top-level object.
    package static let verboseEnvelope = FieldTable(
        name: "list",
        fields: [
            .required("object", .string, use: .checked("\"list\", which tells the shape")),
            .required("data", .array, use: .kept(as: "models")),
        ]
    )

    /// An element of `data`.
    package static let verboseModel = FieldTable(
        name: "model",
        fields: [
            .required("id", .string, use: .kept(as: "id")),
            .required("name", .string, use: .kept(as: "name")),
            .optional("created", .number, use: .kept(as: "createdOn")),
            .optional("description", .string, use: .leftOut("marketing text that changes without a change of fact")),
            .required("context_length", .number, use: .kept(as: "contextWindowTokens")),
            .required("architecture", .object, use: .kept(as: "kind")),
            .optional("quantization", .string, use: .kept(as: "quantization")),
            .required("pricing", .object, use: .kept(as: "prices")),
            .optional("per_request_limits", .object, use: .leftOut("limits of the account that asked")),
            .required("object", .string, use: .leftOut("\"model\" on every element")),
            .optional("owned_by", .string, use: .leftOut("\"system\" on every element")),
            .required("regions", .array, use: .kept(as: "regions")),
            .optional("supported_features", .array, use: .kept(as: "useCases and tags")),
            .optional(
                "supported_sampling_parameters",
                .array,
                use: .leftOut("request options, not a fact of the model")
            ),
        ]
    )

    /// The `architecture` of a model.
    package static let verboseArchitecture = FieldTable(
        name: "architecture",
        fields: [
            .required("modality", .string, use: .kept(as: "kind")),
            .optional("tokenizer", .string, use: .leftOut("\"Other\" on every model")),
        ]
    )

    /// The `pricing` of a model: decimal text, US dollars per single token or per other unit.
    package static let verbosePricing = FieldTable(
        name: "pricing",
        fields: [
            .required("prompt", .string, use: .kept(as: "inputUSDPerMillionTokens")),
            .required("completion", .string, use: .kept(as: "outputUSDPerMillionTokens")),
            .optional("image", .string, use: .checked("0 on every model; another value is reported")),
            .optional("request", .string, use: .checked("0 on every model; another value is reported")),
            .optional("price_per_minute", .string, use: .checked("0 on every model; another value is reported")),
            .optional("price_per_video_second", .string, use: .checked("0 on every model; another value is reported")),
        ]
    )

    /// The `per_request_limits` of a model.
    package static let verboseLimits = FieldTable(
        name: "per_request_limits",
        fields: [
            .optional("tokens_per_minute", .number, use: .leftOut("a limit of the account that asked")),
            .optional("requests_per_minute", .number, use: .leftOut("a limit of the account that asked")),
            .optional("burst_ratio", .number, use: .leftOut("a limit of the account that asked")),
        ]
    )
}
