// SPDX-License-Identifier: Apache-2.0

/// Finds the tags of a template, one after another.
struct TemplateScanner {
    /// The errors found so far.
    private(set) var errors: [TemplateError] = []
    private let bytes: [UInt8]
    private var delimiters = TemplateDelimiters.standard
    private var position = 0
    private var cursor: TemplateCursor

    /// How far the end of a tag that sets the delimiters is looked for.
    ///
    /// Room for two delimiters of 16 bytes and white space; it keeps a file of unfinished tags linear.
    private static let delimiterWindow = 128

    /// Makes a scanner at the first byte.
    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        cursor = TemplateCursor(bytes: bytes, file: file)
    }

    /// The next tag, or `nil` when there is none, or none that ends.
    mutating func nextTag() -> TemplateTag? {
        guard let start = firstIndex(of: delimiters.opening, in: position..<bytes.count) else {
            position = bytes.count
            return nil
        }
        let location = cursor.location(of: start)
        let inside = start + delimiters.opening.count
        let sigil = inside < bytes.count ? bytes[inside] : 0
        if sigil == UInt8(ascii: "=") {
            return delimiterTag(start: start, inside: inside + 1, location: location)
        }
        if starts(with: delimiters.closing, at: inside) {
            position = inside + delimiters.closing.count
            return tag(.interpolation(isEscaped: true), start: start, content: inside..<inside, location: location)
        }
        let kind = Self.kind(of: sigil)
        let content = kind == .interpolation(isEscaped: true) ? inside : inside + 1
        let isTriple = sigil == UInt8(ascii: "{")
        let closing = (isTriple ? [UInt8(ascii: "}")] : []) + delimiters.closing
        guard let close = firstIndex(of: closing, in: min(content, bytes.count)..<bytes.count) else {
            return unclosedTag(closing, at: location)
        }
        position = close + closing.count
        return tag(kind, start: start, content: content..<close, location: location)
    }

    /// The kind of a tag by its first byte.
    private static func kind(of sigil: UInt8) -> TemplateTag.Kind {
        switch sigil {
        case UInt8(ascii: "#"): .section(isInverted: false)
        case UInt8(ascii: "^"): .section(isInverted: true)
        case UInt8(ascii: "/"): .close
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "!"): .comment
        case UInt8(ascii: "&"), UInt8(ascii: "{"): .interpolation(isEscaped: false)
        case UInt8(ascii: "<"), UInt8(ascii: "$"): .unsupported
        default: .interpolation(isEscaped: true)
        }
    }

    private mutating func tag(
        _ kind: TemplateTag.Kind,
        start: Int,
        content: Range<Int>,
        location: SourceLocation
    ) -> TemplateTag {
        let content = trimmed(content)
        return TemplateTag(
            kind: kind,
            range: start..<position,
            content: content,
            location: location,
            contentLocation: cursor.location(of: content.lowerBound)
        )
    }

    private mutating func unclosedTag(_ closing: [UInt8], at location: SourceLocation) -> TemplateTag? {
        let opening = String(decoding: delimiters.opening, as: UTF8.self)
        let closing = String(decoding: closing, as: UTF8.self)
        report(.unclosedTag, at: location, "This tag has no end.", "Close it with `\(closing)` after `\(opening)`.")
        position = bytes.count
        return nil
    }

    /// A tag that sets the delimiters: `=`, two delimiters, `=`.
    ///
    /// `inside` is the index after the first equals sign.
    private mutating func delimiterTag(start: Int, inside: Int, location: SourceLocation) -> TemplateTag? {
        let window = inside..<min(bytes.count, inside + Self.delimiterWindow)
        let closing = [UInt8(ascii: "=")] + delimiters.closing
        if let close = firstIndex(of: closing, in: window),
            let found = TemplateDelimiters(bytes[inside..<close])
        {
            position = close + closing.count
            let tag = tag(.delimiters, start: start, content: inside..<close, location: location)
            delimiters = found
            return tag
        }
        guard let close = firstIndex(of: delimiters.closing, in: inside..<bytes.count) else {
            return unclosedTag(closing, at: location)
        }
        report(
            .invalidDelimiters,
            at: location,
            "This tag does not set two delimiters.",
            "Write two words of at most 16 printable ASCII characters without `=`, such as `{{=<% %>=}}`."
        )
        position = close + delimiters.closing.count
        return tag(.rejected, start: start, content: inside..<inside, location: location)
    }
}

extension TemplateScanner {
    /// Whether a byte is white space inside a tag.
    static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, Self.isWhiteSpace(bytes[lower]) { lower += 1 }
        while lower < upper, Self.isWhiteSpace(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    private func firstIndex(of needle: [UInt8], in range: Range<Int>) -> Int? {
        guard let first = needle.first, range.count >= needle.count else { return nil }
        var index = range.lowerBound
        while index <= range.upperBound - needle.count {
            if bytes[index] == first, starts(with: needle, at: index) { return index }
            index += 1
        }
        return nil
    }

    private func starts(with needle: [UInt8], at index: Int) -> Bool {
        index + needle.count <= bytes.count && bytes[index..<index + needle.count].elementsEqual(needle)
    }

    private mutating func report(
        _ reason: TemplateError.Reason,
        at location: SourceLocation,
        _ message: String,
        _ nextStep: String
    ) {
        errors.append(TemplateError(reason: reason, location: location, message: message, nextStep: nextStep))
    }
}
