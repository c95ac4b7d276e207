// SPDX-License-Identifier: Apache-2.0

/// One run of the renderer.
///
/// It keeps its own stack, so that neither sections nor partials use up that of the process.
struct TemplateRendering {
    /// A stretch of steps that is being printed, once or for each item of a list.
    private struct Frame {
        let template: Template
        let start: Int
        let end: Int
        let indentation: [UInt8]
        let contextCount: Int
        let partialDepth: Int
        let items: [TemplateValue]
        var nextItem = 0
        var position: Int
    }

    private let renderer: TemplateRenderer
    private let escaping: TemplateEscaping
    private var output: TemplateOutput
    private var contexts: TemplateContexts
    private var frames: [Frame]
    private var steps = 0

    /// Prepares a run.
    init(renderer: TemplateRenderer, template: Template, value: TemplateValue, escaping: TemplateEscaping) {
        self.renderer = renderer
        self.escaping = escaping
        output = TemplateOutput(limit: renderer.limits.outputBytes)
        contexts = TemplateContexts(value)
        frames = [
            Frame(
                template: template,
                start: 0,
                end: template.nodes.count,
                indentation: [],
                contextCount: 1,
                partialDepth: 0,
                items: [],
                position: 0
            )
        ]
    }

    /// Prints the template.
    mutating func run() throws(TemplateError) -> [UInt8] {
        while let frame = frames.last {
            steps += 1
            if steps > renderer.limits.steps {
                throw .tooManySteps(renderer.limits, at: frame.template.location(near: frame.position))
            }
            if frame.position < frame.end {
                frames[frames.count - 1].position += 1
                try step(frame.template.nodes[frame.position], in: frame)
            } else {
                finishPass(of: frame)
            }
        }
        return output.bytes
    }

    /// Goes on to the next item of a list, or back to the frame around.
    private mutating func finishPass(of frame: Frame) {
        contexts.drop(to: frame.contextCount)
        guard frame.nextItem < frame.items.count else {
            frames.removeLast()
            return
        }
        contexts.push(frame.items[frame.nextItem])
        frames[frames.count - 1].nextItem += 1
        frames[frames.count - 1].position = frame.start
    }

    private mutating func step(_ node: TemplateNode, in frame: Frame) throws(TemplateError) {
        switch node {
        case .text(let range):
            output.writeLines(range, of: frame.template.bytes, indentation: frame.indentation)
        case .lineStart:
            output.write(frame.indentation)
        case .interpolation(let path, let isEscaped, let location):
            output.write(try text(of: path, at: location), escaping: isEscaped ? escaping : .none)
        case .section(let path, let isInverted, let end, let location):
            frames[frames.count - 1].position = end
            try enter(path, isInverted: isInverted, end: end, in: frame, at: location)
        case .sectionEnd:
            break
        case .partial(let name, let indentation, let location):
            try include(name, indentation: frame.template.bytes[indentation], in: frame, at: location)
        }
        if output.hasOverflowed {
            throw .outputTooLarge(renderer.limits, at: frame.template.location(near: frame.position))
        }
    }
}

// MARK: Steps

extension TemplateRendering {
    /// The value of a path; a name that nothing in reach has is an error.
    private func value(of path: TemplatePath, at location: SourceLocation) throws(TemplateError) -> TemplateValue {
        switch contexts.resolve(path) {
        case .found(let value):
            return value
        case .unknown(let name, let candidates):
            throw .unknownName(name, in: path, candidates: candidates, at: location)
        case .notARecord(let prefix, let kind):
            throw .notARecord(prefix, kind: kind, in: path, at: location)
        }
    }

    private func text(of path: TemplatePath, at location: SourceLocation) throws(TemplateError) -> String {
        let value = try value(of: path, at: location)
        switch value {
        case .text(let text): return text
        case .absent: throw .absentValue(path, at: location)
        case .flag, .list, .record: throw .notText(path, kind: value.kind, at: location)
        }
    }

    /// Starts a section, unless its inside is skipped.
    ///
    /// A flag stays out of the contexts, so that `.` inside is still the value around it.
    private mutating func enter(
        _ path: TemplatePath,
        isInverted: Bool,
        end: Int,
        in frame: Frame,
        at location: SourceLocation
    ) throws(TemplateError) {
        let value = try value(of: path, at: location)
        var items: [TemplateValue] = []
        switch value {
        case .flag(let isSet):
            guard isSet != isInverted else { return }
            return push(frame, items: [], start: frame.position + 1, end: end)
        case .absent: break
        case .list(let values): items = values
        case .text, .record: items = [value]
        }
        guard items.isEmpty == isInverted else { return }
        push(frame, items: items, start: frame.position + 1, end: end)
    }

    /// Puts the inside of a section on the stack; with items, it is printed once for each of them.
    private mutating func push(_ frame: Frame, items: [TemplateValue], start: Int, end: Int) {
        frames.append(
            Frame(
                template: frame.template,
                start: start,
                end: end,
                indentation: frame.indentation,
                contextCount: contexts.values.count,
                partialDepth: frame.partialDepth,
                items: items,
                position: items.isEmpty ? start : end
            )
        )
    }

    private mutating func include(
        _ name: String,
        indentation: ArraySlice<UInt8>,
        in frame: Frame,
        at location: SourceLocation
    ) throws(TemplateError) {
        guard let partial = renderer.partials[name] else {
            throw .unknownPartial(name, partials: renderer.partials, at: location)
        }
        guard frame.partialDepth < renderer.limits.partialDepth else {
            throw .partialsTooDeep(name, renderer.limits, at: location)
        }
        frames.append(
            Frame(
                template: partial,
                start: 0,
                end: partial.nodes.count,
                indentation: indentation.isEmpty ? [] : frame.indentation + indentation,
                contextCount: contexts.values.count,
                partialDepth: frame.partialDepth + 1,
                items: [],
                position: 0
            )
        )
    }
}
