// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension ModelComparison {
    /// A window that became smaller breaks requests that used it.
    mutating func compareWindow(_ change: FactChange) {
        let (before, after) = (Int64(old.contextWindowTokens), Int64(new.facts.contextWindowTokens))
        add(
            after < before ? .contextWindowLowered : .contextWindowRaised,
            after < before ? .breaking : .info,
            change,
            "context window",
            DigitGroups.text(before),
            DigitGroups.text(after),
            amount: ChangeAmount(from: before, to: after, unit: .tokens)
        )
    }

    /// A price that went up costs money; one that became zero is either a gift or unknown.
    mutating func comparePrice(
        _ change: FactChange,
        _ what: String,
        _ before: USDPerMillionTokens,
        _ after: USDPerMillionTokens
    ) {
        let rule: Rule = after.microdollars == 0 ? .priceUnknown : after > before ? .priceRaised : .priceLowered
        add(
            rule,
            rule == .priceLowered ? .info : .risky,
            change,
            what,
            "$\(before)",
            "$\(after)",
            amount: ChangeAmount(
                from: before.microdollars,
                to: after.microdollars,
                unit: .microdollarsPerMillionTokens
            )
        )
    }

    /// A region that is gone moves requests to another country.
    mutating func compareRegions(_ change: FactChange) {
        let isMoved = !Self.lost(old.regions, in: new.facts.regions).isEmpty
        let words = (old.regions, new.facts.regions)
        add(isMoved ? .regionMoved : .regionGained, isMoved ? .risky : .info, change, "regions", words)
    }

    /// Apps filter models by use case, so one that is gone takes the model away from them.
    mutating func compareUseCases(_ change: FactChange) {
        let isLost = !Self.lost(old.useCases, in: new.facts.useCases).isEmpty
        let words = (old.useCases, new.facts.useCases)
        add(isLost ? .useCaseLost : .useCaseGained, isLost ? .breaking : .info, change, "use cases", words)
    }

    /// Another kind of model takes other requests; what that means to its typed name is added by ``CatalogComparison``.
    mutating func compareKind(_ change: FactChange) {
        add(.kindChanged, .breaking, change, "kind", old.kind, new.facts.kind)
    }

    /// Any status but the common one says that something is about to happen.
    mutating func compareStatus(_ change: FactChange) {
        let isActive = new.facts.status.utf8.elementsEqual("active".utf8)
        add(.statusChanged, isActive ? .info : .risky, change, "status", old.status, new.facts.status)
    }

    /// Vectors of another length do not fit those that an app has stored.
    mutating func compareDimensions(_ change: FactChange) {
        let (before, after) = (old.embeddingDimensions.map(Int64.init), new.facts.embeddingDimensions.map(Int64.init))
        let amount = before.flatMap { before in
            after.map { ChangeAmount(from: before, to: $0, unit: .dimensions) }
        }
        add(
            .embeddingDimensionsChanged,
            amount == nil ? .info : .breaking,
            change,
            "embedding dimensions",
            before.map(DigitGroups.text),
            after.map(DigitGroups.text),
            amount: amount
        )
    }

    /// Capabilities follow from kind, use cases and tags, and from the rules of each side.
    mutating func compareCapabilities() {
        let before = oldSide.capabilities(of: old)
        let after = newSide.capabilities(of: new.facts)
        let change = FactChange(field: "capabilities", before: Self.json(before), after: Self.json(after))
        let lost = before.filter { !after.contains($0) }
        let gained = after.filter { !before.contains($0) }
        if !lost.isEmpty, new.statesWords {
            addCapabilities(.capabilityLost, .breaking, change, before, after, (ChangeNote.gone, lost))
        }
        if !gained.isEmpty {
            addCapabilities(.capabilityGained, .info, change, before, after, (ChangeNote.new, gained))
        }
    }

    private mutating func addCapabilities(
        _ rule: Rule,
        _ service: ServiceEffect,
        _ change: FactChange,
        _ before: [Capability],
        _ after: [Capability],
        _ moved: (label: String, capabilities: [Capability])
    ) {
        add(
            rule,
            service,
            change,
            "capabilities",
            Self.text(before),
            Self.text(after),
            notes: Self.text(moved.capabilities).map { [ChangeNote(moved.label, $0)] } ?? []
        )
    }

    private static func text(_ capabilities: [Capability]) -> String? {
        capabilities.isEmpty ? nil : capabilities.map(\.rawValue).joined(separator: ", ")
    }

    private static func json(_ capabilities: [Capability]) -> String {
        ModelFacts.compactText(.array(capabilities.map { .string($0.rawValue) }))
    }
}
