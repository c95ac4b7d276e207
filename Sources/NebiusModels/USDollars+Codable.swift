// SPDX-License-Identifier: Apache-2.0

extension USDollars: Codable {
    /// Reads the decimal text that ``encode(to:)`` writes.
    ///
    /// - Parameter decoder: The source of one string.
    /// - Throws: `DecodingError` when the value is not a string, or not an amount that ``init(_:)`` accepts. A number
    ///   is refused, because most decoders would read it through a binary fraction.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let amount = USDollars(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "Expected an amount in dollars as decimal text, such as 0.06"
            )
        }
        self = amount
    }

    /// Writes the amount as the decimal text of ``description``.
    ///
    /// - Parameter encoder: The destination of one string.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
