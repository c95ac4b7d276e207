// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

/// Facts that go and come back.
@Suite struct FlipTests {
    /// A name on each day, nil while the model is not listed, the name now, and the day to which it returns.
    typealias Course = (before: [String?], after: String, day: Int?)

    @Test(
        arguments: [
            (["A", "B"], "A", 0), (["A", "A", "B"], "A", 1), (["A", "B", "A"], "B", 1), (["A", "B", "B"], "A", 0),
            // Six snapshots are looked at.
            (["A", "B", "B", "B", "B", "B"], "A", 0), (["A", "B", "B", "B", "B", "B", "B"], "A", nil),
            (["A", "A", "B", "B", "B", "B", "B"], "A", 1), (["A", "B", "A", "B", "A", "B"], "A", 4),
            // Absence in between is no value.
            (["A", nil, "B"], "A", 0), (["A", nil, nil, nil, nil, "B"], "A", 0),
            (["A", nil, nil, nil, nil, nil, "B"], "A", nil),
            // Nothing returns.
            (["B"], "A", nil), (["A", "C", "B"], "A", nil), (["A", "B"], "C", nil), (["C", "B"], "A", nil),
            // Other bytes are another value, however alike they look.
            (["caf\u{E9}", "B"], "cafe\u{301}", nil),
        ] as [Course]
    )
    func `a value that returns after one other is found`(course: Course) throws {
        let catalogs = course.before.map { name in
            [ModelFacts.sample(id: "other/model")] + (name.map { [ModelFacts.sample(id: "acme/a", name: $0)] } ?? [])
        }
        let found = try Steps.findings(
            catalogs,
            then: [.sample(id: "other/model"), .sample(id: "acme/a", name: course.after)]
        )
        #expect(found.map(\.rule) == [course.day == nil ? .factChanged : .valueFlipsBack])
        #expect(found.map(\.isHeld) == [course.day != nil])
        guard let day = course.day else { return }
        #expect(found.first?.message.hasSuffix(", which it was on \(Steps.day(day)) before") == true)
        let last = try #require(course.before.last ?? nil)
        #expect(
            found.map(\.change) == [FactChange(field: "name", before: "\"\(last)\"", after: "\"\(course.after)\"")]
        )
    }

    /// One model in two states, and what is found when it returns from the second to the first.
    @Test(
        arguments: [
            (.sample(id: "a/b"), .sample(id: "a/b", quantization: nil), ["value-flips-back a/b quantization"]),
            (.sample(id: "a/b", license: nil), .sample(id: "a/b"), ["value-flips-back a/b license"]),
            (.sample(id: "a/b"), .sample(id: "a/b", input: 70_000), ["value-flips-back a/b inputUSDPerMillionTokens"]),
            (.sample(id: "a/b"), .sample(id: "a/b", regions: ["us-north1"]), ["value-flips-back a/b regions"]),
            (
                .sample(id: "a/b"), .sample(id: "a/b", contextWindowTokens: 100_000),
                ["value-flips-back a/b contextWindowTokens"]
            ),
            (
                .sample(id: "a/b", kind: "image2text", useCases: ["image"]),
                .sample(id: "a/b", useCases: ["image"]), ["value-flips-back a/b kind"]
            ),
            // A status is meant to go and come back.
            (.sample(id: "a/b"), .sample(id: "a/b", status: "paused"), ["fact-changed a/b status"]),
            // A rule that weighs more says it already.
            (
                .sample(id: "a/b", output: 1_000_000), .sample(id: "a/b", input: 700_000, output: 1_000_000),
                ["price-moved a/b inputUSDPerMillionTokens"]
            ),
            (
                .sample(id: "a/b"), .sample(id: "a/b", contextWindowTokens: 200_000),
                ["context-window-shrunk a/b contextWindowTokens"]
            ),
        ] as [(ModelFacts, ModelFacts, [String])]
    )
    func `any fact but the status may flip, and is told once`(
        first: ModelFacts,
        second: ModelFacts,
        expected: [String]
    ) throws {
        #expect(try Steps.findings([[first], [second]], then: [first]).changes == expected)
    }

    @Test func `a model that comes back as it was flips nothing`() throws {
        let other = ModelFacts.sample(id: "other/model")
        let found = try Steps.findings([[.sample(id: "a/b"), other], [other]], then: [.sample(id: "a/b"), other])
        #expect(found.changes == ["model-restored a/b"])
    }
}
