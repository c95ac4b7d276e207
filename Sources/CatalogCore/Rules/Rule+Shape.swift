// SPDX-License-Identifier: Apache-2.0

/// The shape of an answer.
extension Rule {
    package static let notACatalog = Rule(
        "not-a-catalog",
        .error,
        title: "The answer is not a catalog of a known shape",
        rationale: """
            The error page of a server, a login page, or the list of another provider must not be taken for a \
            catalog in which every model is gone.
            """,
        example: "<!DOCTYPE html><title>Sign in</title>",
        remedy: "Look at the answer, then ask for `/api/public/models_info` or `/v1/models?verbose=true` again."
    )
    package static let unknownKey = Rule(
        "unknown-key",
        .warning,
        title: "A key is not declared",
        rationale: """
            A new key may carry a fact that belongs in the catalog, such as one more price, and nobody would notice \
            that it is ignored.
            """,
        example: #"{"model_id": "openai/gpt-oss-120b", "max_output_tokens": 32768}"#,
        remedy: """
            Nothing is read from it. To keep it, or to say why not, declare it in a field table of \
            `Sources/CatalogCore/Decode`.
            """
    )
    package static let missingField = Rule(
        "missing-field",
        .error,
        title: "A field that every model has is missing",
        rationale: """
            Where a default stands in for a missing field, invented facts ship: generated catalogs state windows of \
            4,096 tokens and prices of 0 that no provider ever gave.
            """,
        example: #"a flavor without "output_price_per_million_tokens""#,
        remedy: """
            Ask for the answer again. If upstream dropped the field for good, change the field table in \
            `Sources/CatalogCore/Decode` and what reads it.
            """
    )
    package static let wrongType = Rule(
        "wrong-type",
        .error,
        title: "A field has another JSON type than it always had",
        rationale: """
            A text where a list or a number is expected is a change of the format. A reader that converts it \
            silently ships something that nobody stated.
            """,
        example: #""regions": "eu-north1""#,
        remedy: """
            Ask for the answer again. If upstream changed the type for good, change the field table in \
            `Sources/CatalogCore/Decode` and what reads it.
            """
    )
    package static let nullField = Rule(
        "null-field",
        .warning,
        title: "A field is null instead of absent",
        rationale: """
            A field that is null and one that is absent mean the same to a person, so they must give the same \
            snapshot. The report shows that upstream changed its form.
            """,
        example: #""quantization": null"#,
        remedy: "Nothing needs to be done: the field is read as absent."
    )
    package static let tooManyModels = Rule(
        "too-many-models",
        .error,
        title: "The answer lists more models than are judged",
        rationale: """
            The catalog has had 20 to 50 models. A list of more than 50,000 is broken or hostile, and no person \
            could review it.
            """,
        example: "an array of 50,001 models",
        remedy: "Look at the answer, then ask for it again."
    )
}
