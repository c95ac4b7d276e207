// SPDX-License-Identifier: Apache-2.0

/// Turns the bytes of a template into steps, and collects every error on the way.
struct TemplateParser {
    private struct OpenSection {
        let node: Int
        let path: TemplatePath
        let isInverted: Bool
        let location: SourceLocation
    }

    private let bytes: [UInt8]
    private let limits: TemplateLimits
    private var scanner: TemplateScanner
    private var nodes: [TemplateNode] = []
    private var errors: [TemplateError] = []
    private var openSections: [OpenSection] = []
    private var textStart = 0

    private init(bytes: [UInt8], file: String, limits: TemplateLimits) {
        self.bytes = bytes
        self.limits = limits
        scanner = TemplateScanner(bytes: bytes, file: file)
    }

    /// The steps of a template.
    ///
    /// - Parameters:
    ///   - bytes: valid UTF-8 within the size limit.
    ///   - file: the name that places carry.
    ///   - limits: how deep sections may nest, and how many errors are reported.
    /// - Returns: the steps, in the order of the template.
    /// - Throws: every error found.
    /// - Complexity: O(number of bytes).
    static func nodes(
        of bytes: [UInt8],
        file: String,
        limits: TemplateLimits
    ) throws(TemplateFailure) -> [TemplateNode] {
        var parser = TemplateParser(bytes: bytes, file: file, limits: limits)
        while !parser.isFull, let tag = parser.scanner.nextTag() { parser.append(tag) }
        if !parser.isFull { parser.finish() }
        if let failure = TemplateFailure(parser.sortedErrors()) { throw failure }
        return parser.nodes
    }

    /// Whether so many errors were found that the rest of the template is left unread.
    private var isFull: Bool { errors.count + scanner.errors.count >= limits.errors }

    private mutating func append(_ tag: TemplateTag) {
        let line = tag.kind.canStandAlone ? standaloneLine(around: tag.range) : nil
        appendText(upTo: line?.lowerBound ?? tag.range.lowerBound)
        if line == nil, isLineStart(tag.range.lowerBound) { nodes.append(.lineStart) }
        textStart = line?.upperBound ?? tag.range.upperBound
        switch tag.kind {
        case .comment, .delimiters, .rejected:
            break
        case .unsupported:
            report(
                .unsupportedTag,
                at: tag.location,
                "`<` and `$` start tags of template inheritance, which this template language leaves out.",
                "Use a section or a partial."
            )
        case .partial:
            appendPartial(tag, indentation: (line?.lowerBound ?? tag.range.lowerBound)..<tag.range.lowerBound)
        case .interpolation(let isEscaped):
            guard let path = path(of: tag) else { return }
            nodes.append(.interpolation(path, isEscaped: isEscaped, location: tag.contentLocation))
        case .section(let isInverted):
            guard let path = path(of: tag) else { return }
            openSection(path, isInverted: isInverted, tag)
        case .close:
            guard let path = path(of: tag) else { return }
            closeSection(path, tag)
        }
    }

    private mutating func appendText(upTo end: Int) {
        if textStart < end { nodes.append(.text(textStart..<end)) }
    }

    private mutating func finish() {
        appendText(upTo: bytes.count)
        for section in openSections { reportUnclosed(section, "The template ends before it is closed.") }
    }

    private func sortedErrors() -> [TemplateError] {
        var all = (errors + scanner.errors).sorted { $0.precedes($1) }
        if all.count >= limits.errors, let last = all.last {
            all.append(.tooMany(after: last.location))
        }
        return all
    }
}

// MARK: Sections

extension TemplateParser {
    private mutating func openSection(_ path: TemplatePath, isInverted: Bool, _ tag: TemplateTag) {
        if openSections.count == limits.nesting {
            report(
                .nestingTooDeep,
                at: tag.location,
                "This section is nested deeper than \(limits.nesting) sections.",
                "Move the inner part into a partial."
            )
        }
        openSections.append(
            OpenSection(node: nodes.count, path: path, isInverted: isInverted, location: tag.location)
        )
        nodes.append(.section(path, isInverted: isInverted, end: nodes.count, location: tag.contentLocation))
    }

    private mutating func closeSection(_ path: TemplatePath, _ tag: TemplateTag) {
        guard let innermost = openSections.last else {
            report(
                .strayClose,
                at: tag.location,
                "No section is open here, but `\(path)` is closed.",
                "Remove this tag, or open the section with `#\(path)` or `^\(path)` before it."
            )
            return
        }
        if innermost.path == path {
            close(innermost)
        } else if openSections.contains(where: { $0.path == path }) {
            while let section = openSections.last, section.path != path {
                reportUnclosed(section, "`\(path)`, which is open around it, is closed first, at \(tag.location).")
                close(section)
            }
            if let section = openSections.last { close(section) }
        } else {
            report(
                .mismatchedClose,
                at: tag.location,
                "`\(path)` is closed, but the open section is `\(innermost.path)` of \(innermost.location).",
                "Close `\(innermost.path)` here."
            )
            close(innermost)
        }
    }

    private mutating func close(_ section: OpenSection) {
        openSections.removeLast()
        if case .section(let path, let isInverted, _, let location) = nodes[section.node] {
            nodes[section.node] = .section(path, isInverted: isInverted, end: nodes.count, location: location)
        }
        nodes.append(.sectionEnd)
    }

    private mutating func reportUnclosed(_ section: OpenSection, _ why: String) {
        report(
            .unclosedSection,
            at: section.location,
            "The section `\(section.path)` is not closed. \(why)",
            "Close it with `/\(section.path)`."
        )
    }
}

// MARK: Names

extension TemplateParser {
    private mutating func path(of tag: TemplateTag) -> TemplatePath? {
        guard let content = name(of: tag) else { return nil }
        if let path = TemplatePath(content) { return path }
        reportInvalidName(tag)
        return nil
    }

    private mutating func appendPartial(_ tag: TemplateTag, indentation: Range<Int>) {
        guard let content = name(of: tag) else { return }
        guard content.allSatisfy({ TemplatePath.isNameByte($0) || $0 == UInt8(ascii: ".") }) else {
            reportInvalidName(tag)
            return
        }
        let name = String(decoding: content, as: UTF8.self)
        nodes.append(.partial(name, indentation: indentation, location: tag.contentLocation))
    }

    private mutating func name(of tag: TemplateTag) -> ArraySlice<UInt8>? {
        if tag.content.isEmpty {
            report(.emptyTag, at: tag.location, "This tag is empty.", "Write a name between the delimiters.")
            return nil
        }
        return bytes[tag.content]
    }

    private mutating func reportInvalidName(_ tag: TemplateTag) {
        let name = VisibleText.encode(String(decoding: bytes[tag.content].prefix(160), as: UTF8.self), limit: 40)
        report(
            .invalidName,
            at: tag.contentLocation,
            "`\(name)` is not a name.",
            "Write ASCII letters, digits, `_` and `-`, with single dots between names."
        )
    }

    private mutating func report(
        _ reason: TemplateError.Reason,
        at location: SourceLocation,
        _ message: String,
        _ nextStep: String
    ) {
        guard !isFull else { return }
        errors.append(TemplateError(reason: reason, location: location, message: message, nextStep: nextStep))
    }
}

// MARK: Lines

extension TemplateParser {
    /// Whether a line begins at this byte.
    private func isLineStart(_ index: Int) -> Bool {
        index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
    }

    /// The whole line, or lines, of a tag that has nothing but blanks beside it, line end included; else `nil`.
    private func standaloneLine(around tag: Range<Int>) -> Range<Int>? {
        var lower = tag.lowerBound
        while lower > 0, Self.isBlank(bytes[lower - 1]) { lower -= 1 }
        guard isLineStart(lower) else { return nil }
        var upper = tag.upperBound
        while upper < bytes.count, Self.isBlank(bytes[upper]) { upper += 1 }
        if upper == bytes.count { return lower..<upper }
        if bytes[upper] == UInt8(ascii: "\n") { return lower..<upper + 1 }
        guard bytes[upper...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]) else { return nil }
        return lower..<upper + 2
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
