// SPDX-License-Identifier: Apache-2.0

/// The identifiers that no model may have, because the generated catalog or the language needs them.
///
/// Keywords that compile in backticks, such as `default`, are not among them: a symbol of that name is used as
/// `.default`, without backticks.
enum ReservedIdentifiers {
    /// Whether an identifier is reserved, regardless of the case of its letters.
    ///
    /// Case is disregarded as in all comparisons of identifiers: `allcases` beside `allCases` helps nobody.
    static func contains(_ identifier: String) -> Bool {
        table.contains(IdentifierASCII.lowercased(identifier))
    }

    /// The reserved identifiers, compared in small letters.
    private static let table = Set(
        (language + protocols + catalog + entry + capabilities).map(IdentifierASCII.lowercased)
    )

    /// Words that cannot be declared, or not be used after a dot, even in backticks.
    private static let language = ["init", "self", "Type", "Protocol"]

    /// Requirements of the protocols that the catalog's types conform to, and what reads like a case of `Optional`.
    private static let protocols = [
        "allCases", "debugDescription", "description", "hash", "hashValue", "id", "none", "rawValue", "some",
    ]

    /// The catalog's own static members and nested types.
    private static let catalog = [
        "all", "embeddings", "Entry", "entries", "generative", "ids", "removed", "snapshotDate",
    ]

    /// The members of a catalog entry, which would read ambiguously next to a model of that name.
    private static let entry = [
        "capabilities", "contextWindowTokens", "createdOn", "displayName", "embeddingDimensions", "fastVariantID",
        "kind",
        "license", "model", "name", "pricing", "quantization", "regions", "status", "tags", "useCases", "vendor",
    ]

    /// The members of a model's capabilities, and the price calculation.
    private static let capabilities = [
        "cost", "fullText", "reasoning", "structuredOutput", "toolCalling", "vision",
    ]
}
