// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

extension Acknowledgement {
    /// A window that shrank from a snapshot of 2026-10-01; every argument changes one thing.
    static func sample(
        id: String = "acme/a",
        rule: Rule = .contextWindowShrunk,
        from: String? = "2026-10-01",
        field: String = "contextWindowTokens",
        before: String? = "131072",
        after: String? = "100000",
        replacement: String? = nil,
        reason: String = "Announced."
    ) -> Acknowledgement {
        Acknowledgement(
            id: id,
            rule: rule,
            from: from.flatMap { CalendarDate($0) },
            change: FactChange(field: field, before: before, after: after),
            replacement: replacement,
            reason: reason
        )
    }

    /// A removal since a snapshot of 2026-10-01.
    static func removal(
        of id: String,
        from: String? = "2026-10-01",
        replacement: String? = nil,
        reason: String = "Announced."
    ) -> Acknowledgement {
        .sample(
            id: id,
            rule: .modelRemoved,
            from: from,
            field: "",
            before: nil,
            after: nil,
            replacement: replacement,
            reason: reason
        )
    }
}

extension AcknowledgementList {
    /// The list that a file of these entries gives, with their places in it.
    static func reading(_ entries: [Acknowledgement]) throws -> AcknowledgementList {
        try AcknowledgementList(bytes: AcknowledgementList().adding(entries).canonicalBytes)
    }
}
