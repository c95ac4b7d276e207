// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CatalogCore

@Suite struct IdentityChangeTests {
    /// What each snapshot and then the answer lists, beside a model that stays, and what is found.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let before: [[String]]
        let after: [String]
        let expected: [String]

        init(_ name: String, _ before: [[String]], then after: [String], _ expected: String...) {
            self.testDescription = name
            self.before = before
            self.after = after
            self.expected = expected
        }
    }

    private static let cases = [
        Case("a new id", [[]], then: ["acme/Tiny-1B"], "model-added acme/Tiny-1B"),
        Case("another case", [["acme/Tiny-1B"]], then: ["acme/tiny-1b"], "model-renamed acme/tiny-1b id"),
        Case("other punctuation", [["acme/Tiny-1B"]], then: ["acme/Tiny_1B"], "model-renamed acme/Tiny_1B id"),
        Case("another mark in a number", [["acme/T-3_5"]], then: ["acme/T-3.5"], "model-renamed acme/T-3.5 id"),
        Case("a one for an l", [["acme/Llama"]], then: ["acme/L1ama"], "model-renamed acme/L1ama id"),
        Case("an I for an l", [["acme/Llama"]], then: ["acme/LIama"], "model-renamed acme/LIama id"),
        Case("an O for a zero", [["acme/GLM-0"]], then: ["acme/GLM-O"], "model-renamed acme/GLM-O id"),
        Case(
            "another number",
            [["acme/V4.1"]],
            then: ["acme/V41"],
            "model-added acme/V41",
            "model-removed acme/V4.1"
        ),
        Case(
            "the same name of another vendor",
            [["acme/Tiny"]],
            then: ["other/Tiny"],
            "model-added other/Tiny",
            "model-removed acme/Tiny"
        ),
        Case(
            "a twin of one that stays",
            [["acme/Tiny-1B"]],
            then: ["acme/Tiny-1B", "acme/Tiny_1B"],
            "id-looks-like acme/Tiny_1B id",
            "model-added acme/Tiny_1B"
        ),
        Case(
            "a twin that sorts first",
            [["acme/Tiny_1B"]],
            then: ["acme/Tiny-1B", "acme/Tiny_1B"],
            "id-looks-like acme/Tiny-1B id",
            "model-added acme/Tiny-1B"
        ),
        Case(
            "two new twins",
            [[]],
            then: ["acme/Tiny-1B", "acme/Tiny_1B"],
            "model-added acme/Tiny-1B",
            "id-looks-like acme/Tiny_1B id",
            "model-added acme/Tiny_1B"
        ),
        Case(
            "a twin in another case, which the answer itself is refused for",
            [["acme/Tiny"]],
            then: ["acme/TINY", "acme/Tiny"],
            "model-added acme/TINY"
        ),
        Case(
            "two new spellings of one that is gone",
            [["acme/Tiny-1B"]],
            then: ["acme/Tiny.1B", "acme/Tiny_1B"],
            "model-renamed acme/Tiny.1B id",
            "id-looks-like acme/Tiny_1B id",
            "model-added acme/Tiny_1B"
        ),
        Case("an id that comes back", [["acme/a-1"], [], []], then: ["acme/a-1"], "model-restored acme/a-1"),
        Case(
            "an id that comes back for its other spelling",
            [["acme/a-b"], ["acme/a_b"]],
            then: ["acme/a-b"],
            "model-restored acme/a-b",
            "model-removed acme/a_b"
        ),
        Case(
            "another spelling of an id that was gone before",
            [["acme/a-b"], []],
            then: ["acme/a_b"],
            "model-renamed acme/a_b id"
        ),
        Case("an id that stays beside a twin that stays", [["acme/a-b", "acme/a_b"]], then: ["acme/a-b", "acme/a_b"]),
    ]

    /// The models of a catalog: those of the case, and enough others that no removal is one of a third.
    private static func models(_ ids: [String]) -> [ModelFacts] {
        (ids + ["stays/x", "stays/y", "stays/z"]).map { ModelFacts.sample(id: $0) }
    }

    @Test(arguments: cases) func `an id is new, back, gone, renamed or like another`(identity: Case) throws {
        let found = try Steps.findings(identity.before.map(Self.models), then: Self.models(identity.after))
        #expect(found.changes == identity.expected)
        for finding in found {
            #expect(finding.isHeld == [.modelRenamed, .idLooksLike, .modelRemoved].contains(finding.rule))
            #expect(finding.severity == (finding.isHeld ? .error : .note))
        }
    }

    @Test func `the messages name both ids, and a rename holds both`() throws {
        let renamed = try Steps.findings([Self.models(["acme/Tiny-1B"])], then: Self.models(["acme/tiny_1b"]))
        #expect(
            renamed.map(\.message) == [
                "\"acme/tiny_1b\" differs from \"acme/Tiny-1B\", which is gone, only in case, punctuation or look-alikes"
            ]
        )
        #expect(
            renamed.map(\.change)
                == [FactChange(field: "id", before: "\"acme/Tiny-1B\"", after: "\"acme/tiny_1b\"")]
        )
        let twin = try Steps.findings([Self.models(["a/b-c"])], then: Self.models(["a/b-c", "a/b_c"]))
        #expect(twin.first?.message == "\"a/b_c\" looks like \"a/b-c\", which is listed, too")
        let back = try Steps.findings([Self.models(["a/b"]), Self.models([])], then: Self.models(["a/b"]))
        #expect(
            back.map(\.message) == [
                "\"a/b\" is listed again, for the first time since 2026-10-01; its symbol is no longer deprecated"
            ]
        )
    }

    @Test(
        arguments: [
            (3, 2, false), (3, 1, true), (1, 0, true), (2, 1, true), (4, 3, false), (6, 4, false), (5, 3, true),
            (99, 66, false), (100, 67, false), (100, 66, true), (100, 1, true),
        ]
    )
    func `each removed model is held, and more than a third at once is said`(
        before: Int,
        after: Int,
        isMass: Bool
    ) throws {
        // Letters that look like nothing else, so that no id is a spelling of another.
        let models = (0..<before).map { index in
            ModelFacts.sample(id: "acme/\(["a", "b", "c", "d", "e"][index % 5])\(String(repeating: "x", count: index))")
        }
        let found = try Steps.findings([models], then: Array(models.prefix(after)))
        let removals = found.filter { $0.rule == .modelRemoved }
        #expect(removals.count == before - after)
        #expect(Set(removals.compactMap(\.subject)).count == before - after)
        #expect(
            removals.allSatisfy {
                $0.isHeld && $0.severity == .error && $0.change == FactChange(field: "", before: nil, after: nil)
                    && $0.place?.file == "snapshots/2026-10-01.json" && $0.place?.location != nil
            }
        )
        let masses = found.filter { $0.rule == .massRemoval }
        #expect(masses.map(\.isHeld) == (isMass ? [false] : []))
        #expect(masses.map(\.severity) == (isMass ? [.warning] : []))
        #expect(found.count == removals.count + masses.count)
    }

    @Test(arguments: [[["acme/a-b"]], [["acme/a-b"], []]], ["acme/a-b", "acme/a_b"])
    func `a model that is back, or goes on under another spelling, is compared with its last known facts`(
        before: [[String]],
        id: String
    ) throws {
        let history = before.map(Self.models)
        guard id == "acme/a_b" || before.count == 2 else { return }
        let changed = ModelFacts.sample(
            id: id,
            input: 6_000_000,
            output: 24_000_000,
            tags: [],
            quantization: "fp4",
            contextWindowTokens: 9_000
        )
        let found = try Steps.findings(history, then: Self.models([]) + [changed])
        #expect(
            found.changes.sorted() == [
                "capability-lost \(id) capabilities", "fact-changed \(id) quantization", "fact-changed \(id) tags",
                id == "acme/a_b" ? "model-renamed \(id) id" : "model-restored \(id)",
                "placeholder-context-window \(id) contextWindowTokens", "price-moved \(id) inputUSDPerMillionTokens",
                "price-moved \(id) outputUSDPerMillionTokens",
            ]
        )
        let window = try #require(found.first { $0.rule == .placeholderContextWindow })
        #expect(window.change == FactChange(field: "contextWindowTokens", before: "131072", after: "9000"))
    }

    @Test func `a renamed model is not removed, but counts as gone under its old id`() throws {
        let found = try Steps.findings(
            [[.sample(id: "acme/a-b"), .sample(id: "acme/c-d"), .sample(id: "acme/e-f")]],
            then: [.sample(id: "acme/a_b"), .sample(id: "acme/c_d")]
        )
        #expect(
            found.changes == [
                "model-renamed acme/a_b id", "model-renamed acme/c_d id", "model-removed acme/e-f", "mass-removal",
            ]
        )
    }
}

// MARK: - Rejected rows

extension IdentityChangeTests {
    private static let known: [ModelFacts] = [
        .sample(id: "acme/Gone"), .sample(id: "acme/Other", name: "Tiny-1B"),
        .sample(id: "acme/Tiny-1B", name: "Tiny-1B"),
        .sample(id: "acme/Zeta"),
    ]

    /// The small model, and one more that is `acme/Other` with a change.
    private static func answer(_ old: String, _ new: String) -> AnswerText {
        let model = String(AnswerText.modelsInfo.text.dropFirst(1).dropLast(3))
        let other = model.replacing("\"acme/Tiny-1B\"", with: "\"acme/Other\"").replacing(old, with: new)
        return AnswerText(text: "[\(model),\(other)]")
    }

    @Test(arguments: [
        ("\"max_model_len\": 131072", "\"max_model_len\": -1"), ("\"active\"", "\"dreaming\""), ("0.06", "\"free\""),
        ("\"name\": \"Tiny-1B\"", "\"name\": \"\""), ("\"eu-north1\"", "\"eu-north9\""),
    ])
    func `a row that is rejected is listed nevertheless`(old: String, new: String) throws {
        let found = try Steps.findings(Self.known, then: Self.answer(old, new))
        #expect(found.changes == ["model-removed acme/Gone", "model-removed acme/Zeta", "mass-removal"])
    }

    @Test(arguments: [
        ("\"model_id\": \"acme/Other\",", ""), ("\"acme/Other\"", "7"), ("\"flavors\": [", "\"flavorz\": ["),
        ("\"flavors\": [", "\"flavors\": [3, "),
    ])
    func `nothing is gone while a row does not say which it is`(old: String, new: String) throws {
        #expect(try Steps.findings(Self.known, then: Self.answer(old, new)) == [])
    }

    @Test func `a model without flavors lists nothing, and says so`() throws {
        let model = String(AnswerText.modelsInfo.text.dropFirst(1).dropLast(3))
        let empty = try #require(model.range(of: "\"flavors\": [")?.upperBound)
        let end = try #require(model.range(of: "\n    ],")?.lowerBound)
        let answer = AnswerText(text: "[\(model),\(model[..<empty])\(model[end...])]")
        let found = try Steps.findings(Self.known, then: answer)
        #expect(found.filter { $0.rule == .modelRemoved }.count == 3)
    }
}
