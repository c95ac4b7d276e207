// SPDX-License-Identifier: Apache-2.0

/// One run of the checker.
///
/// Like the renderer, it keeps its own stack.
struct TemplateChecking {
    /// A partial together with what is in reach where it is included.
    private struct Inclusion: Hashable {
        let name: String
        let scope: TemplateScope
    }

    /// A template that is being walked through.
    private struct Walk {
        let template: Template
        let inclusion: Inclusion?
        /// The scopes of the sections that are open, innermost last.
        var scopes: [TemplateScope]
        var position = 0
    }

    private let checker: TemplateChecker
    private let shapes: TemplateShapes
    private var walks: [Walk]
    private var started: Set<Inclusion> = []
    private var finished: Set<Inclusion> = []
    private var errors: [TemplateError] = []
    private var known: Set<TemplateError> = []
    private var steps = 0

    /// Prepares a run.
    init(checker: TemplateChecker, template: Template, schema: TemplateSchema) {
        self.checker = checker
        shapes = TemplateShapes(schema)
        walks = [Walk(template: template, inclusion: nil, scopes: [TemplateScope(root: shapes.root)])]
    }

    /// Walks through the template and its partials; gives the errors, sorted by place.
    mutating func run() -> [TemplateError] {
        while let walk = walks.last, errors.count < checker.limits.errors {
            guard walk.position < walk.template.nodes.count, let scope = walk.scopes.last else {
                walks.removeLast()
                if let inclusion = walk.inclusion { finished.insert(inclusion) }
                continue
            }
            steps += 1
            if steps > checker.limits.steps {
                report(.tooManySteps(checker.limits, at: walk.template.location(near: walk.position)))
                break
            }
            walks[walks.count - 1].position += 1
            step(walk.template.nodes[walk.position], in: scope)
        }
        errors.sort { $0.precedes($1) }
        if errors.count >= checker.limits.errors, let last = errors.last {
            errors.append(.tooMany(after: last.location))
        }
        return errors
    }

    private mutating func step(_ node: TemplateNode, in scope: TemplateScope) {
        switch node {
        case .text, .lineStart:
            break
        case .interpolation(let path, _, let location):
            checkInterpolation(path, in: scope, at: location)
        case .section(let path, let isInverted, _, let location):
            let inside =
                isInverted
                ? scopeOfInverted(path, in: scope, at: location)
                : scopeOfSection(path, in: scope, at: location)
            walks[walks.count - 1].scopes.append(inside)
        case .sectionEnd:
            walks[walks.count - 1].scopes.removeLast()
        case .partial(let name, _, let location):
            include(name, in: scope, at: location)
        }
    }

    private mutating func checkInterpolation(
        _ path: TemplatePath,
        in scope: TemplateScope,
        at location: SourceLocation
    ) {
        switch scope.resolve(path, in: shapes, at: location) {
        case .unknowable:
            break
        case .failed(let error):
            report(error)
        case .found(let shape, _, let absentPrefix):
            guard case .text = shapes[shape] else {
                report(.notText(path, kind: shapes.kind(of: shape), names: shapes.names(of: shape), at: location))
                return
            }
            if let absentPrefix { report(.mayBeAbsent(path, prefix: absentPrefix, at: location)) }
        }
    }

    /// The scope inside of a section.
    private mutating func scopeOfSection(
        _ path: TemplatePath,
        in scope: TemplateScope,
        at location: SourceLocation
    ) -> TemplateScope {
        var inside = scope
        switch scope.resolve(path, in: shapes, at: location) {
        case .unknowable:
            inside.push(shapes.unknown)
        case .failed(let error):
            report(error)
            inside.push(shapes.unknown)
        case .found(let shape, let context, let absentPrefix):
            inside.notePresence(of: path, in: context)
            switch shapes[shape] {
            case .flag: break
            case .list(of: let element): inside.push(element)
            case .record, .optional, .unknown: inside.push(shape)
            case .text:
                inside.push(shape)
                if absentPrefix == nil { report(.sectionOverText(path, at: location)) }
            }
        }
        return inside
    }

    /// The scope inside of an inverted section, where nothing new is in reach.
    private mutating func scopeOfInverted(
        _ path: TemplatePath,
        in scope: TemplateScope,
        at location: SourceLocation
    ) -> TemplateScope {
        switch scope.resolve(path, in: shapes, at: location) {
        case .unknowable:
            break
        case .failed(let error):
            report(error)
        case .found(let shape, _, let absentPrefix):
            switch shapes[shape] {
            case .text, .record, .optional, .unknown:
                if absentPrefix == nil { report(.neverAbsent(path, at: location)) }
            case .flag, .list:
                break
            }
        }
        return scope
    }

    private mutating func include(_ name: String, in scope: TemplateScope, at location: SourceLocation) {
        guard let partial = checker.partials[name] else {
            report(.unknownPartial(name, partials: checker.partials, at: location))
            return
        }
        let inclusion = Inclusion(name: name, scope: scope.reduced())
        guard started.insert(inclusion).inserted else {
            if !finished.contains(inclusion) { report(.endlessPartial(name, at: location)) }
            return
        }
        walks.append(Walk(template: partial, inclusion: inclusion, scopes: [inclusion.scope]))
    }

    private mutating func report(_ error: TemplateError) {
        if known.insert(error).inserted { errors.append(error) }
    }
}
