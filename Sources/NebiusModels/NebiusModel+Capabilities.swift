// SPDX-License-Identifier: Apache-2.0

extension NebiusModel {
    /// What a model can do beyond answering text with text.
    ///
    /// In the catalog every capability is declared by a word of the model's record, never guessed from its name. A
    /// missing capability proves nothing: models are known that can do more than their record says. The numbers of the
    /// bits are part of the interface and never change.
    public struct Capabilities: OptionSet, Hashable, Sendable {
        /// The capabilities as bits; unknown bits are kept.
        public let rawValue: UInt32

        /// Makes the set of capabilities that has exactly the bits of `rawValue`.
        ///
        /// - Parameter rawValue: The bits; unknown ones are kept.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Reads images.
        ///
        /// Declared by the kind `image2text` or by the use case `image`.
        public static var vision: Capabilities { Capabilities(rawValue: 1 << 0) }

        /// Calls tools (functions) that the request describes.
        ///
        /// Declared by the use case `function_calling`.
        public static var toolCalling: Capabilities { Capabilities(rawValue: 1 << 1) }

        /// Reasons before it answers.
        ///
        /// Declared by the use case `reasoning`.
        public static var reasoning: Capabilities { Capabilities(rawValue: 1 << 2) }

        /// Answers with syntactically valid JSON on request.
        ///
        /// Declared by the tag `JSON mode`. JSON mode is not full conformance to a JSON Schema: check the answer
        /// against your schema.
        public static var structuredOutput: Capabilities { Capabilities(rawValue: 1 << 3) }

        /// Everything that a model without vision can have: tool calling, reasoning and structured output.
        public static var fullText: Capabilities { [.toolCalling, .reasoning, .structuredOutput] }
    }
}

extension NebiusModel.Capabilities: CustomStringConvertible {
    /// The names of the capabilities, in the order of their bits, such as `[toolCalling, reasoning]`.
    ///
    /// Bits without a name follow as one hexadecimal number.
    public var description: String {
        var names: [String] = []
        var unnamed = self
        for (capability, name) in Self.named where contains(capability) {
            names.append(name)
            unnamed.subtract(capability)
        }
        if !unnamed.isEmpty {
            names.append("0x" + String(unnamed.rawValue, radix: 16))
        }
        return "[" + names.joined(separator: ", ") + "]"
    }

    private static var named: [(capability: NebiusModel.Capabilities, name: String)] {
        [
            (.vision, "vision"),
            (.toolCalling, "toolCalling"),
            (.reasoning, "reasoning"),
            (.structuredOutput, "structuredOutput"),
        ]
    }

    /// The capabilities with these names; nil when one of them is no name.
    init?(names: [String]) {
        self = []
        for name in names {
            guard let capability = Self.named.first(where: { $0.name == name })?.capability else { return nil }
            insert(capability)
        }
    }
}
