// SPDX-License-Identifier: Apache-2.0

import CatalogText

@testable import CatalogCore

/// Runs with findings of every kind, for the tests of the output formats.
enum SampleRun {
    /// Text that means something to a log, a terminal, a markup language or a URL.
    ///
    /// Not arguments of a test: the names of test cases would bring them into the log of a workflow.
    static let hostileTexts = [
        "::error::x", " ::stop-commands::x", "\t::add-mask::1", "\u{A0}::error::x", "##[error]x", "x##[add-mask]e",
        "###[error]", "##[##[x", "a\r\n::set-output name=a::b", "a\n::error::x", "a\r::error::x", "%0A::error::x",
        "file=a,b:c", "a::b", "a\u{2028}::error::x", "\u{85}::error::x", "\u{1B}]0;t\u{7}::error::x",
        "::\u{301}error::x",
        "]]>", "<!-- & \"'-->", "</failure>", "\u{0}\u{B}" + noncharacters, "re\u{202E}rank\u{200B}",
        "[x](1) {0} {{1}}",
        "\\u0023\\u005b", "100 %", "日本 é e\u{301}",
    ]

    /// What no XML document may hold, and no literal of the language either.
    private static let noncharacters = String(decoding: [0xFFFE, 0xFFFF, 0xFDD0] as [UInt16], as: UTF16.self)

    /// A finding of every severity, with everything a finding can have, at every kind of place.
    static func full() throws -> DiagnosticRun {
        run(try fullFindings(), status: 1, headline: "rejected\nnothing was written")
    }

    /// The same with a hostile text wherever upstream, a file name or a fact may bring one.
    static func hostile() throws -> DiagnosticRun {
        run(try hostileTexts.enumerated().flatMap { try findings(with: $1, number: $0) }, status: 1)
    }

    /// A run that found nothing.
    static let clean = run([], verb: "check", status: 0, headline: "clean: 6 files agree")

    /// A run that could not do its job.
    static let failed = run(
        [],
        verb: "update",
        status: 66,
        failure: RunFailure("\"none.json\" does not exist", nextStep: "name a file, such as {0}")
    )

    static func run(
        _ findings: [Diagnostic],
        verb: String = "validate",
        status: Int32,
        headline: String? = nil,
        failure: RunFailure? = nil
    ) -> DiagnosticRun {
        DiagnosticRun(
            DiagnosticReport(findings),
            tool: "UpdateNebiusModelCatalog",
            version: "1.2.3",
            verb: verb,
            status: status,
            headline: headline,
            failure: failure
        )
    }

    private static func fullFindings() throws -> [Diagnostic] {
        let region = try node("{\n  \"a/b\": [\"eü-south1\"]\n}", file: "answer file.json")
        let snapshot = DiagnosticPlace(file: "snapshots/2026-10-15.json")
        let change = FactChange(field: "contextWindowTokens", before: "131072", after: "8000")
        return [
            Diagnostic(
                .unknownRegion,
                "unknown region \(QuotedText.quote("eü-south1"))",
                at: DiagnosticPlace(region),
                notes: [
                    DiagnosticNote("nearest known: \"eu-north1\""),
                    DiagnosticNote("the first is here", place: DiagnosticPlace(region.document.root)),
                    DiagnosticNote("in this file", place: DiagnosticPlace(file: "other.json")),
                ],
                nextStep: "run: accept region eü-south1 --country IT",
                subject: "acme/\u{7}x",
                nearest: "eu-north1",
                excerpt: ["\"eü-south1\"", "^~~~~~~~~~~"]
            ),
            Diagnostic(
                .contextWindowShrunk,
                "the window became smaller",
                at: snapshot,
                subject: "acme/a",
                change: change,
                isHeld: true
            ),
            Diagnostic(
                .unknownKey,
                "unknown key \"x\"",
                at: DiagnosticPlace(try node("[1]", file: "<standard input>"))
            ),
            Diagnostic(
                .unknownKey,
                "unknown key \"y\"",
                at: DiagnosticPlace(try node("[[\n]]", file: "https://h/a?b=c d"))
            ),
            Diagnostic(.newTag, "the tag \"fast\" is new", at: snapshot),
            Diagnostic(.newTag, "the tag \"fast\" is new", at: snapshot),
            Diagnostic(.fileMissing, "the file is missing", at: DiagnosticPlace(file: "./Generated//A+B.swift")),
            Diagnostic(.wrongType, "expected a string", at: DiagnosticPlace(try node("[2]", file: "/tmp/a:b.json"))),
            Diagnostic(.wrongType, "expected a number", at: DiagnosticPlace(try node("[3]", file: "../up.json"))),
            Diagnostic(.missingFile, outcome: .missingInput, "nothing is there"),
            Diagnostic(closing: .wrongType, severity: .error, outcome: .finding, count: 1000),
            Diagnostic(closing: .newTag, severity: .note, outcome: .finding, count: 1),
        ]
    }

    private static func findings(with text: String, number: Int) throws -> [Diagnostic] {
        let place = DiagnosticPlace(SourceLocation(file: text, byteOffset: number, line: number + 1, column: 7))
        return Severity.allCases.map { severity in
            Diagnostic(
                .unknownKind,
                severity: severity,
                "unknown kind \(QuotedText.quote(text))",
                at: severity == .note ? DiagnosticPlace(file: text) : place,
                notes: [DiagnosticNote(VisibleText.encode(text), place: place)],
                nextStep: VisibleText.encode(text),
                subject: text,
                nearest: text,
                change: FactChange(field: text, before: text, after: text),
                excerpt: [VisibleText.encode(text)]
            )
        } + [Diagnostic(.unknownKind, VisibleText.encode(text))]
    }

    /// The first element of the first member, or of the array.
    private static func node(_ text: String, file: String) throws -> JSONNode {
        let root = try JSONDocument(bytes: Array(text.utf8), file: file).root
        let list = root.members.first { _ in true }?.value ?? root
        return list.elements.first { _ in true } ?? root
    }
}
