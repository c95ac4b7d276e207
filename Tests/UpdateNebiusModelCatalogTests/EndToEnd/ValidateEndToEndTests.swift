// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `validate`: an answer or a snapshot by itself; writes nothing, whatever it says.
struct ValidateEndToEndTests {
    @Test func `a good answer is accepted`() throws {
        let root = try CatalogRoot.small()
        let run = try root.runReading("validate", CatalogRoot.fixture("answer-changed.json").path)
        #expect(run.status == 0)
        #expect(run.outputLines.suffix(2) == ["accepted: 4 models of models_info", "1 note"])
        #expect(run.outputText.contains("[embedding-price-inverted]"))
        #expect(run.errorText == "")
    }

    @Test func `a bad answer is rejected with position and advice`() throws {
        let root = try CatalogRoot.small()
        let bytes = try Data(contentsOf: CatalogRoot.fixture("answer.json"))
        let bad = try CatalogRoot.replacing("\"code\"", by: "\"cod\"", in: bytes)
        let file = try root.writeOutside(bad, to: "bad.json")
        let run = try root.runReading("validate", file)
        #expect(run.status == 1)
        #expect(run.outputText.hasPrefix("\(file):"))
        #expect(run.outputText.contains("[unknown-use-case]"))
        #expect(run.outputText.contains("accept useCase=cod"))
        #expect(run.outputText.contains("at /0/use_cases/1"))
        let input = try root.runReading("validate", "-", "--format", "json", input: bad)
        #expect(input.status == 1)
        let document = try FindingsDocument(input)
        #expect(document.verb == "validate")
        #expect(document.errors.allSatisfy { $0.code == "unknown-use-case" && $0.file == "<standard input>" })
    }

    @Test func `a snapshot is judged by its own rules`() throws {
        let root = try CatalogRoot.october()
        let good = try root.runReading("validate", "snapshots/2026-08-22.json")
        #expect(good.status == 0)
        #expect(good.outputText == "accepted: 30 models of 2026-08-22\n")
        let bytes = try CatalogRoot.replacing("\"0.658\"", by: "\"0.659\"", in: root.read("snapshots/2026-10-15.json"))
        let file = try root.writeOutside(bytes, to: "changed.json")
        let bad = try root.runReading("validate", file, "--format", "json")
        #expect(bad.status == 65)
        #expect(try FindingsDocument(bad).errors.map(\.code) == ["facts-hash-mismatch"])
    }

    @Test func `without a file the newest snapshot is judged`() throws {
        let root = try CatalogRoot.october()
        let run = try root.runReading("validate")
        #expect(run.status == 0)
        #expect(run.outputText == "accepted: 25 models of 2026-10-15\n")
        let bare = try CatalogRoot.bare()
        let none = try bare.runReading("validate")
        #expect(none.status == 66)
        #expect(none.errorText.hasPrefix("error: there is no snapshot to judge\n"))
    }

    @Test(arguments: FileBreakage.allCases.filter { $0 != .missing })
    func `a broken newest snapshot is malformed data`(breakage: FileBreakage) throws {
        let root = try CatalogRoot.small()
        try breakage.apply(to: "snapshots/2026-11-01.json", in: root)
        let run = try root.runReading("validate", "--format", "json")
        #expect(run.status == 65, "\(run.errorText)")
    }

    @Test func `what is no catalog is told apart from a bad one`() throws {
        let root = try CatalogRoot.small()
        #expect(try root.runReading("validate", "-", input: Data("<html>".utf8)).status == 69)
        #expect(try root.runReading("validate", "-", input: Data("{}".utf8)).status == 69)
        #expect(try root.runReading("validate", "-", input: Data("[]".utf8)).status == 1)
        #expect(try root.runReading("validate", "no-such-file").status == 66)
        #expect(try root.runReading("validate", "https://example.com/").status == 64)
    }
}
