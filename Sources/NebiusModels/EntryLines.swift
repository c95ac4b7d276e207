// SPDX-License-Identifier: Apache-2.0

/// The lines of a text, as memory and offsets: the first use of the catalog reads all of them, in debug builds as well.
struct EntryLines {
    /// Where a line has its label and its value.
    private struct Line {
        let label: Range<Int>
        let value: Range<Int>
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let lines: [Line]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var lines: [Line] = []
        lines.reserveCapacity(20)
        var start = 0
        while start < bytes.count {
            var colon = -1
            var end = start
            while end < bytes.count, bytes[end] != 0x0A {
                if colon < 0, bytes[end] == UInt8(ascii: ":") { colon = end }
                end += 1
            }
            // A line without a label states nothing.
            if colon >= 0 { lines.append(Line(label: start..<colon, value: min(colon + 2, end)..<end)) }
            start = end + 1
        }
        self.bytes = bytes
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

    private func value(_ label: StaticString) -> Range<Int>? {
        let (start, count) = (label.utf8Start, label.utf8CodeUnitCount)
        for line in lines where line.label.upperBound - line.label.lowerBound == count {
            var index = 0
            while index < count, bytes[line.label.lowerBound + index] == start[index] { index += 1 }
            if index == count { return line.value }
        }
        return nil
    }

    private func text(_ label: StaticString) -> String? {
        value(label).map { unescaped($0.lowerBound, $0.upperBound) }
    }

    /// The elements of a list, which a comma without a backslash before it separates; empty when it has no line.
    private func list(_ label: StaticString) -> [String] {
        guard let value = value(label) else { return [] }
        var elements: [String] = []
        var start = value.lowerBound
        var index = start
        while index < value.upperBound {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index] == UInt8(ascii: ",") {
                elements.append(unescaped(start, index))
                start = index + 2
                index = start
            } else {
                index += 1
            }
        }
        elements.append(unescaped(start, value.upperBound))
        return elements
    }

    private func unescaped(_ start: Int, _ end: Int) -> String {
        guard start < end else { return "" }
        var index = start
        while index < end, bytes[index] != UInt8(ascii: "\\") { index += 1 }
        guard index < end else {
            return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        }
        var result: [UInt8] = []
        index = start
        while index < end {
            var byte = bytes[index]
            if byte == UInt8(ascii: "\\"), index + 1 < end {
                index += 1
                switch bytes[index] {
                case UInt8(ascii: "n"): byte = 0x0A
                case UInt8(ascii: "r"): byte = 0x0D
                default: byte = bytes[index]
                }
            }
            result.append(byte)
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }
}
