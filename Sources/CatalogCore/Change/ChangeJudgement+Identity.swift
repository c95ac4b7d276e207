// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension ChangeJudgement {
    /// Judges the spelling of an id that the last snapshot lacks.
    ///
    /// - Returns: The id that is gone and whose new spelling it is; nil when there is none.
    mutating func judgeSpelling(of model: ListedModels.Model) -> String? {
        let id = model.facts.id
        // An id that was listed before is no new spelling of anything.
        guard history.lastSnapshot(listing: id) == nil else { return nil }
        let others = otherIDs(like: id)
        // One id has one new spelling: a second one is a look-alike of the first.
        let gone = others.filter { !listed.lists($0) && !renamedIDs.contains(Array($0.utf8)) }
        if listed.namesEveryRow, let old = gone.last(where: { base?.facts.model(id: $0) != nil }) ?? gone.last {
            renamedIDs.insert(Array(old.utf8))
            report(
                .modelRenamed,
                "\(QuotedText.quote(id)) differs from \(QuotedText.quote(old)), which is gone, only in case, punctuation"
                    + " or look-alikes",
                FactChange(field: "id", before: Self.text(ofID: old), after: Self.text(ofID: id)),
                of: model
            )
            return old
        }
        // Of two new ids that look alike the second is reported.
        let (known, rows) = (history, listed)
        let twin = others.first { other in
            // Two ids of one answer that differ only by case are an error already.
            guard rows.lists(other), !Self.differsOnlyByCase(id, other) else { return false }
            return known.lastSnapshot(listing: other) != nil || other.utf8.lexicographicallyPrecedes(id.utf8)
        }
        if let twin {
            report(
                .idLooksLike,
                "\(QuotedText.quote(id)) looks like \(QuotedText.quote(twin)), which is listed, too",
                FactChange(field: "id", before: Self.text(ofID: twin), after: Self.text(ofID: id)),
                of: model
            )
        }
        return nil
    }

    /// The other ids of the past and of now that look like this one, sorted by their UTF-8 bytes.
    private func otherIDs(like id: String) -> [String] {
        var known = KnownIDs()
        for other in past.ids.ids(like: id) + listedIDs.first(like: id) where !other.utf8.elementsEqual(id.utf8) {
            known.insert(other)
        }
        return known.ids(like: id)
    }

    private static func differsOnlyByCase(_ first: String, _ second: String) -> Bool {
        first.utf8.lazy.map(lowercased).elementsEqual(second.utf8.lazy.map(lowercased))
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 0x20 : byte
    }

    /// Judges what the last snapshot lists and nobody lists now.
    mutating func judgeRemovals() {
        guard let base, listed.namesEveryRow else { return }
        // One that goes on under another spelling is gone as well: every name of a catalog may be changed at once.
        let gone = base.facts.models.count { !listed.lists($0.id) }
        guard gone > 0 else { return }
        let places = ListedModels(base)
        for model in places.models where !listed.lists(model.facts.id) {
            if renamedIDs.contains(Array(model.facts.id.utf8)) { continue }
            findings.append(
                Diagnostic(
                    .modelRemoved,
                    "\(QuotedText.quote(model.facts.id)) is no longer listed; its symbol stays, deprecated",
                    at: places.place(of: "", in: model),
                    subject: model.facts.id,
                    change: FactChange(field: "", before: nil, after: nil),
                    isHeld: true
                )
            )
        }
        if isMassRemoval(gone, of: base) {
            findings.append(
                Diagnostic(
                    .massRemoval,
                    "\(gone) of the \(base.facts.countText) of \(base.date) are gone at once, more than a third",
                    at: listed.place,
                    nextStep: "look at whether the answer is whole; each removal has to be acknowledged by its id"
                )
            )
        }
    }

    /// More than a third of the catalog: the mark of an answer that is not whole.
    private func isMassRemoval(_ count: Int, of base: Snapshot) -> Bool { count * 3 > base.facts.models.count }

    private static func text(ofID id: String) -> String {
        String(decoding: JSONWriter.compactBytes(.string(id)), as: UTF8.self)
    }
}
