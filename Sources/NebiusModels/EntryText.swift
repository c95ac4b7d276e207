// SPDX-License-Identifier: Apache-2.0

/// The facts of one model as a generated file writes them: a line for each, `label: value`.
///
/// ```
/// id: openai/gpt-oss-120b
/// contextWindowTokens: 131072
/// inputUSDPerMillionTokens: 0.15
/// useCases: code, function_calling, text
/// ```
///
/// A fact that the catalog does not state has no line. In a value `\\`, `\n`, `\r` and, in a list, `\,` stand for a
/// backslash, line ends, and a comma that separates nothing. Texts cost a fraction of what typed literals do to compile,
/// and a fact that changes is one line that changes.
struct EntryText {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The entry; nil when a fact that every model has is missing, or a number is none.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    var entry: NebiusModelCatalog.Entry? {
        var text = text
        return text.withUTF8 { EntryLines($0).entry }
    }
}

/// The lines of a text, as memory: the first use of the catalog reads all of them.
private struct EntryLines {
    private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private let lines: [(label: Bytes, value: Bytes)]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var lines: [(label: Bytes, value: Bytes)] = []
        lines.reserveCapacity(20)
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let line = rest[..<end]
            let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
            lines.append((line[..<colon], line[colon...].dropFirst(2)))
            rest = rest[end...].dropFirst()
        }
        self.lines = lines
    }

    var entry: NebiusModelCatalog.Entry? {
        guard let id = text("id"), let displayName = text("displayName"), let vendor = text("vendor"),
            let kind = text("kind"), let status = text("status"), let role = text("role").flatMap(NebiusModelRole.init),
            let window = text("contextWindowTokens").flatMap({ Int($0) }),
            let input = text("inputUSDPerMillionTokens").flatMap({ USDollars($0) }),
            let output = text("outputUSDPerMillionTokens").flatMap({ USDollars($0) }),
            let capabilities = NebiusModel.Capabilities(names: list("capabilities"))
        else { return nil }
        return NebiusModelCatalog.Entry(
            id: id,
            displayName: displayName,
            vendor: NebiusVendor(rawValue: vendor),
            kind: NebiusModelKind(rawValue: kind),
            status: NebiusModelStatus(rawValue: status),
            role: role,
            fastVariantID: text("fastVariantID"),
            contextWindowTokens: window,
            pricing: NebiusPricing(inputUSDPerMillionTokens: input, outputUSDPerMillionTokens: output),
            regions: list("regions").map { NebiusRegion(rawValue: $0) },
            useCases: list("useCases").map { NebiusUseCase(rawValue: $0) },
            tags: list("tags").map { NebiusTag(rawValue: $0) },
            quantization: text("quantization").map { NebiusQuantization(rawValue: $0) },
            capabilities: capabilities,
            license: text("licenseName").map { NebiusLicense(name: $0, url: text("licenseURL")) },
            embeddingDimensions: text("embeddingDimensions").flatMap { Int($0) },
            createdOn: text("createdOn")
        )
    }

    private func value(_ label: StaticString) -> Bytes? {
        label.withUTF8Buffer { wanted in
            lines.first { $0.label.count == wanted.count && $0.label.elementsEqual(wanted) }?.value
        }
    }

    private func text(_ label: StaticString) -> String? {
        value(label).map { Self.unescaped($0) }
    }

    /// The elements of a list; empty when it has no line.
    private func list(_ label: StaticString) -> [String] {
        guard var rest = value(label) else { return [] }
        var elements: [String] = []
        while let comma = Self.firstSeparator(in: rest) {
            elements.append(Self.unescaped(rest[..<comma]))
            rest = rest[comma...].dropFirst(2)
        }
        elements.append(Self.unescaped(rest))
        return elements
    }

    /// The first comma without a backslash before it.
    private static func firstSeparator(in bytes: Bytes) -> Int? {
        var isEscaped = false
        for index in bytes.indices {
            if isEscaped {
                isEscaped = false
            } else if bytes[index] == UInt8(ascii: "\\") {
                isEscaped = true
            } else if bytes[index] == UInt8(ascii: ",") {
                return index
            }
        }
        return nil
    }

    private static func unescaped(_ bytes: Bytes) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else {
            return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
        }
        var result: [UInt8] = []
        var isEscaped = false
        for byte in bytes {
            guard isEscaped else {
                isEscaped = byte == UInt8(ascii: "\\")
                if !isEscaped { result.append(byte) }
                continue
            }
            isEscaped = false
            switch byte {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
