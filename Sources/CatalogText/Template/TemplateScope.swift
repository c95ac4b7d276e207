// SPDX-License-Identifier: Apache-2.0

/// What is in reach at one place of a template that is being checked.
struct TemplateScope: Hashable {
    /// A value of which a section has shown that it is there.
    struct Presence: Hashable {
        /// The index of the context that the first name was found in.
        let context: Int
        /// The names that lead from there to the value.
        let names: [String]
    }

    /// What a path stands for.
    enum Resolution {
        /// The shape, optionality taken off. `absentPrefix` is the first part of the path that may be absent here.
        case found(shape: Int, context: Int, absentPrefix: String?)
        /// Nothing can be said, because a section around is wrong.
        case unknowable
        /// The path is wrong.
        case failed(TemplateError)
    }

    /// The numbers of the shapes in reach, innermost last; never empty.
    private(set) var contexts: [Int]
    private var present: Set<Presence> = []

    /// Makes the scope of a template that starts.
    init(root: Int) {
        contexts = [root]
    }

    /// Puts a shape innermost.
    mutating func push(_ shape: Int) {
        contexts.append(shape)
    }

    /// Notes that a value, and all that lead to it, are there.
    mutating func notePresence(of path: TemplatePath, in context: Int) {
        var names: [String] = []
        for name in path.components {
            names.append(name)
            present.insert(Presence(context: context, names: names))
        }
    }

    /// The scope with only those contexts that can be found from inside.
    ///
    /// Of contexts with the same shape, the innermost one hides the others. So there is a finite number of scopes,
    /// and a partial that includes itself comes back to one that was seen.
    func reduced() -> TemplateScope {
        var kept: [Int] = []
        for (index, shape) in contexts.enumerated() where !contexts[(index + 1)...].contains(shape) {
            kept.append(index)
        }
        var result = self
        result.contexts = kept.map { contexts[$0] }
        result.present = []
        for (newIndex, oldIndex) in kept.enumerated() {
            for presence in present where presence.context == oldIndex {
                result.present.insert(Presence(context: newIndex, names: presence.names))
            }
        }
        return result
    }
}

// MARK: Names

extension TemplateScope {
    /// Finds what a path stands for, by the rule of `TemplateContexts.resolve(_:)`.
    func resolve(_ path: TemplatePath, in shapes: TemplateShapes, at location: SourceLocation) -> Resolution {
        let innermost = contexts.count - 1
        guard let first = path.components.first else {
            return strip(contexts[innermost], of: path, context: innermost, in: shapes)
        }
        var hasUnknown = false
        for index in contexts.indices.reversed() {
            if case .unknown = shapes[contexts[index]] { hasUnknown = true }
            if let shape = shapes.member(first, of: contexts[index]) {
                return follow(path, from: shape, context: index, in: shapes, at: location)
            }
        }
        if hasUnknown { return .unknowable }
        let candidates = contexts.reversed().flatMap { shapes.names(of: $0) }
        return .failed(.unknownName(first, in: path, candidates: candidates, at: location))
    }

    /// Follows the names after the first one.
    private func follow(
        _ path: TemplatePath,
        from first: Int,
        context: Int,
        in shapes: TemplateShapes,
        at location: SourceLocation
    ) -> Resolution {
        var shape = first
        var absentPrefix: String?
        for count in 1..<path.components.count {
            let owner = unwrap(shape, names: path.components.prefix(count), context: context, in: shapes)
            if owner.mayBeAbsent, absentPrefix == nil { absentPrefix = path.prefix(count) }
            let name = path.components[count]
            guard case .record = shapes[owner.shape] else {
                let kind = shapes.kind(of: owner.shape)
                return .failed(.notARecord(path.prefix(count), kind: kind, in: path, at: location))
            }
            guard let member = shapes.member(name, of: owner.shape) else {
                let candidates = shapes.names(of: owner.shape)
                return .failed(.unknownName(name, in: path, candidates: candidates, at: location))
            }
            shape = member
        }
        return strip(shape, of: path, context: context, in: shapes, absentPrefix: absentPrefix)
    }

    private func strip(
        _ shape: Int,
        of path: TemplatePath,
        context: Int,
        in shapes: TemplateShapes,
        absentPrefix: String? = nil
    ) -> Resolution {
        let result = unwrap(shape, names: path.components[...], context: context, in: shapes)
        if case .unknown = shapes[result.shape] { return .unknowable }
        let prefix = absentPrefix ?? (result.mayBeAbsent ? path.description : nil)
        return .found(shape: result.shape, context: context, absentPrefix: prefix)
    }

    /// Takes optionality off a shape, and tells whether the value may be absent at this place.
    private func unwrap(
        _ shape: Int,
        names: ArraySlice<String>,
        context: Int,
        in shapes: TemplateShapes
    ) -> (shape: Int, mayBeAbsent: Bool) {
        var shape = shape
        var isOptional = false
        while case .optional(let wrapped) = shapes[shape] {
            shape = wrapped
            isOptional = true
        }
        let isPresent = present.contains(Presence(context: context, names: Array(names)))
        return (shape, isOptional && !isPresent)
    }
}
