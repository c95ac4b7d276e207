// SPDX-License-Identifier: Apache-2.0

/// A parsed Mustache template.
///
/// The language is that of the Mustache specification 1.4, mandatory modules: interpolation, sections, inverted
/// sections, comments, partials, set delimiters. It differs where a template for source code must: a name that nothing
/// in reach has, a missing partial and an absent value that is printed are errors with a place, never empty text.
package struct Template: Sendable {
    /// The name of the file, as errors print it.
    package let file: String
    /// The text of the template, which `TemplateNode.text` points into.
    let bytes: [UInt8]
    /// The steps of the template.
    let nodes: [TemplateNode]

    /// Parses a template.
    ///
    /// - Parameters:
    ///   - bytes: the content of the file: UTF-8 without a byte order mark. Line ends may be LF or CRLF and stay as
    ///     they are.
    ///   - file: the name of the file, as errors print it.
    ///   - limits: how large the template may be, and how deep its sections may nest.
    /// - Throws: every error in the template.
    /// - Complexity: O(number of bytes).
    package init(
        bytes: [UInt8],
        file: String,
        limits: TemplateLimits = .standard
    ) throws(TemplateFailure) {
        if let error = Self.encodingError(bytes, file: file, limits: limits) { throw TemplateFailure(error) }
        self.file = file
        self.bytes = bytes
        nodes = try TemplateParser.nodes(of: bytes, file: file, limits: limits)
    }

    /// The names of the partials that the template includes itself, sorted by UTF-8 bytes, each once.
    package var partialNames: [String] {
        var names: Set<[UInt8]> = []
        for case .partial(let name, _, _) in nodes { names.insert(Array(name.utf8)) }
        return names.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The place of a step, or of the nearest tag before it.
    ///
    /// For limits, which can be reached between two tags.
    func location(near index: Int) -> SourceLocation {
        for node in nodes.prefix(index + 1).reversed() {
            switch node {
            case .interpolation(_, _, let location), .section(_, _, _, let location), .partial(_, _, let location):
                return location
            case .text, .lineStart, .sectionEnd:
                continue
            }
        }
        return Self.start(of: file)
    }

    /// The place of the first byte of a file.
    static func start(of file: String) -> SourceLocation {
        SourceLocation(file: file, byteOffset: 0, line: 1, column: 1)
    }

    private static func encodingError(_ bytes: [UInt8], file: String, limits: TemplateLimits) -> TemplateError? {
        let start = start(of: file)
        guard bytes.count <= limits.templateBytes else {
            return TemplateError(
                reason: .templateTooLarge,
                location: start,
                message: "The template has \(bytes.count) bytes; \(limits.templateBytes) are allowed.",
                nextStep: "Split it into partials, or put what repeats into a section."
            )
        }
        guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else {
            return TemplateError(
                reason: .byteOrderMark,
                location: start,
                message: "The template starts with a byte order mark, which would end up in the output.",
                nextStep: "Save it as UTF-8 without a byte order mark."
            )
        }
        guard let offset = firstInvalidOffset(in: bytes) else { return nil }
        var cursor = TemplateCursor(bytes: bytes, file: file)
        return TemplateError(
            reason: .invalidUTF8,
            location: cursor.location(of: offset),
            message: "The byte here is not UTF-8.",
            nextStep: "Save the template as UTF-8."
        )
    }

    /// The offset of the first byte that is not part of well-formed UTF-8.
    private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        var parser = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }
}
