// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

@testable import CatalogCore

@Suite struct FieldTableTests {
    /// One field of one kind of object.
    struct Case: Sendable, CustomTestStringConvertible {
        let object: CompleteAnswer.Object
        let field: CatalogField

        var testDescription: String { "\(object.shape.rawValue) \(object.table.name).\(field.name)" }
        var pointer: String { "\(object.pointer)/\(field.name)" }

        /// The findings about an answer in which this field has another value, or none at all.
        func findings(value: String?) throws -> [Diagnostic] {
            let answer = CompleteAnswer(object: object) { members in
                guard let index = members.firstIndex(where: { $0.name == field.name }) else { return }
                if let value { members[index].value = value } else { members.remove(at: index) }
            }
            return decode(try JSONDocument(bytes: Array(answer.text.utf8), file: "answer.json")).diagnostics
        }
    }

    static let cases = CompleteAnswer.Object.all.flatMap { object in
        object.table.fields.map { Case(object: object, field: $0) }
    }
    static let required = cases.filter(\.field.isRequired)
    static let optional = cases.filter { !$0.field.isRequired }

    @Test(arguments: CompleteAnswer.Object.all)
    func `an answer with every known field gives no finding`(object: CompleteAnswer.Object) throws {
        let answer = CompleteAnswer(object: object) { _ in }
        let result = decode(try JSONDocument(bytes: Array(answer.text.utf8), file: "answer.json"))
        #expect(result.diagnostics.summaries == [])
        #expect(result.value?.shape == object.shape)
        #expect(result.value?.models.count == 2)
    }

    @Test(arguments: required)
    func `a required field that is missing is reported at its object`(fieldCase: Case) throws {
        let findings = try fieldCase.findings(value: nil)
        #expect(findings.summaries == ["error missing-field \(fieldCase.object.pointer)"])
        #expect(findings.map(\.message) == ["the \(fieldCase.object.table.name) has no \"\(fieldCase.field.name)\""])
        #expect(
            findings.map(\.nextStep) == [
                "if upstream dropped the field for good, change the field table in Decode and what reads it"
            ]
        )
    }

    @Test(arguments: optional)
    func `an optional field may be missing`(fieldCase: Case) throws {
        #expect(try fieldCase.findings(value: nil).summaries == [])
    }

    @Test(
        arguments: cases,
        [("true", JSONKind.boolean), ("7", .number), ("\"7\"", .string), ("[]", .array), ("{}", .object)]
    )
    func `a field of another type is reported with both types`(fieldCase: Case, other: (text: String, kind: JSONKind))
        throws
    {
        let isRight = fieldCase.field.kinds.contains(other.kind)
        let findings = try fieldCase.findings(value: other.text)
            .filter { $0.place?.pointer?.description == fieldCase.pointer && $0.rule == .wrongType }
        let wanted = fieldCase.field.kinds.map(\.phrase).joined(separator: " or ")
        #expect(
            findings.map(\.message)
                == (isRight ? [] : ["\"\(fieldCase.field.name)\" must be \(wanted), found \(other.kind.phrase)"])
        )
        #expect(findings.allSatisfy { $0.severity == .error && $0.nextStep != nil })
    }

    @Test(arguments: required)
    func `null is no value for a required field`(fieldCase: Case) throws {
        let findings = try fieldCase.findings(value: "null")
        let wanted = fieldCase.field.kinds.map(\.phrase).joined(separator: " or ")
        #expect(findings.summaries == ["error wrong-type \(fieldCase.pointer)"])
        #expect(findings.map(\.message) == ["\"\(fieldCase.field.name)\" must be \(wanted), found null"])
    }

    @Test(arguments: optional)
    func `null for an optional field is read as absent, with a warning`(fieldCase: Case) throws {
        let findings = try fieldCase.findings(value: "null")
        #expect(findings.summaries == ["warning null-field \(fieldCase.pointer)"])
        #expect(findings.map(\.message) == ["\"\(fieldCase.field.name)\" is null; read as absent"])
    }

    @Test(arguments: CompleteAnswer.Object.all)
    func `an unknown key is a warning that names it`(object: CompleteAnswer.Object) throws {
        let answer = CompleteAnswer(object: object) { $0.append((name: "cached_price", value: "{}")) }
        let findings = decode(try JSONDocument(bytes: Array(answer.text.utf8), file: "answer.json")).diagnostics
        #expect(findings.summaries == ["warning unknown-key \(object.pointer)/cached_price"])
        #expect(findings.map(\.message) == ["unknown key \"cached_price\" in a \(object.table.name)"])
    }

    @Test func `every field says what becomes of it`() {
        for field in Self.cases.map(\.field) {
            switch field.use {
            case .kept(let name): #expect(!name.isEmpty)
            case .checked(let reason), .leftOut(let reason): #expect(!reason.isEmpty)
            }
        }
    }
}
