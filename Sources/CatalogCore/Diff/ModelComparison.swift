// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What changed of one model that both sides list, each fact by a rule of its own.
struct ModelComparison {
    let old: ModelFacts
    let new: ListedModels.Model
    let oldSide: ComparedCatalog
    let newSide: ComparedCatalog
    var changes: [CatalogChange] = []

    /// The changes of a model, in the order of its record, capabilities behind.
    ///
    /// - Parameters:
    ///   - old: The facts of the old side, of the same id or of the one that the model is guessed to have had.
    ///   - new: The model of the new side.
    ///   - oldSide: What the old facts are of.
    ///   - newSide: What the model is of.
    /// - Returns: None when all facts are the same, byte for byte.
    static func changes(
        from old: ModelFacts,
        to new: ListedModels.Model,
        of oldSide: ComparedCatalog,
        and newSide: ComparedCatalog
    ) -> [CatalogChange] {
        let isIdentical = new.facts.isIdentical(to: old)
        // The same words may stand for other capabilities now.
        guard !isIdentical || oldSide.capabilityRules != newSide.capabilityRules else { return [] }
        var comparison = ModelComparison(old: old, new: new, oldSide: oldSide, newSide: newSide)
        if !isIdentical {
            for change in CatalogCore.changes(from: old, to: new.facts) { comparison.compare(change) }
        }
        if new.isComplete { comparison.compareCapabilities() }
        return comparison.changes
    }

    private mutating func compare(_ change: FactChange) {
        switch change.field {
        case "contextWindowTokens": compareWindow(change)
        case "inputUSDPerMillionTokens":
            comparePrice(change, "input price", old.inputUSDPerMillionTokens, new.facts.inputUSDPerMillionTokens)
        case "outputUSDPerMillionTokens":
            comparePrice(change, "output price", old.outputUSDPerMillionTokens, new.facts.outputUSDPerMillionTokens)
        // The verbose shape states no more, and its newcomers have no other facts.
        case _ where !new.isComplete: break
        case "useCases" where !new.statesWords, "tags" where !new.statesWords: break
        case "regions": compareRegions(change)
        case "useCases": compareUseCases(change)
        case "tags": add(.tagsChanged, .info, change, "tags", (old.tags, new.facts.tags))
        case "kind": compareKind(change)
        case "status": compareStatus(change)
        case "embeddingDimensions": compareDimensions(change)
        case "license": add(.licenseChanged, .risky, change, "license", text(old.license), text(new.facts.license))
        case "quantization":
            add(.quantizationChanged, .info, change, "quantization", old.quantization, new.facts.quantization)
        case "name": add(.nameChanged, .info, change, "name", old.name, new.facts.name)
        case "vendor": add(.vendorChanged, .info, change, "vendor", old.vendor, new.facts.vendor)
        case "createdOn":
            let (before, after) = (old.createdOn?.description, new.facts.createdOn?.description)
            add(.createdOnChanged, .info, change, "creation date", before, after)
        // The id is what the two were paired by.
        default: break
        }
    }

    /// Adds a change of one value.
    mutating func add(
        _ rule: Rule,
        _ service: ServiceEffect,
        source: SourceCompatibility.Effect = .nothing,
        _ change: FactChange,
        _ what: String,
        _ before: String?,
        _ after: String?,
        amount: ChangeAmount? = nil,
        notes: [ChangeNote] = []
    ) {
        changes.append(
            CatalogChange(
                rule,
                service: service,
                source: source,
                subject: new.facts.id,
                change: change,
                what: what,
                before: before,
                after: after,
                amount: amount,
                notes: notes,
                place: newSide.listed.place(of: change.field, in: new)
            )
        )
    }

    /// Adds a change of a list of words, with the words that went and came.
    mutating func add(
        _ rule: Rule,
        _ service: ServiceEffect,
        _ change: FactChange,
        _ what: String,
        _ words: (before: [String], after: [String])
    ) {
        add(
            rule,
            service,
            change,
            what,
            Self.list(words.before),
            Self.list(words.after),
            notes: Self.notes(from: words.before, to: words.after)
        )
    }

    /// The words of the first list that the second one lacks, by their UTF-8 bytes.
    static func lost(_ words: [String], in others: [String]) -> [String] {
        let kept = Set(others.map { Array($0.utf8) })
        return words.filter { !kept.contains(Array($0.utf8)) }
    }

    private static func notes(from old: [String], to new: [String]) -> [ChangeNote] {
        let (gone, added) = (lost(old, in: new), lost(new, in: old))
        // Two spellings of one word look the same, which `==` on texts says.
        let hasTwin = gone.contains { word in added.contains { $0 == word } }
        return [(ChangeNote.gone, gone), (ChangeNote.new, added)].compactMap { label, words in
            list(hasTwin ? words.map { VisibleText.encodeNumbered($0) } : words).map { ChangeNote(label, $0) }
        }
    }

    /// Words with commas between them; one that has a comma itself is quoted.
    static func list(_ words: [String]) -> String? {
        words.isEmpty
            ? nil : words.map { $0.utf8.contains(UInt8(ascii: ",")) ? "\"\($0)\"" : $0 }.joined(separator: ", ")
    }

    private func text(_ license: LicenseFacts?) -> String? {
        license.map { $0.name + ($0.url.map { " (\($0))" } ?? "") }
    }
}
