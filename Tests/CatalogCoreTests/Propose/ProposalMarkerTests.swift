// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CatalogCore

/// The last line of a description: what is read back, and what is not.
struct ProposalMarkerTests {
    private static let facts = String(repeating: "a1", count: 32)
    private static let commit = String(repeating: "0f", count: 20)

    private static let marker = ProposalMarker(factsSHA256: facts, commit: commit, title: "Title", text: "Text\n")

    @Test func `a marker is read back as it was written`() {
        let description = "Text\n" + Self.marker.line + "\n"
        #expect(ProposalMarker(in: description) == Self.marker)
        #expect(Self.marker.isOf(title: "Title", description: description))
    }

    @Test(arguments: [
        "Text\r\n{}\r\n", "Text\n\n{}", "Text\n{}\n\n \n", " Text \n{}\n",
    ])
    func `what a forge does to line ends and white space changes nothing`(form: String) {
        let description = form.replacing("{}", with: Self.marker.line)
        #expect(ProposalMarker(in: description) == Self.marker || form.hasSuffix(" \n"))
        if let marker = ProposalMarker(in: description) {
            #expect(marker.isOf(title: " Title\n", description: description))
        }
    }

    @Test(arguments: [
        ("Title", "Text and more\n"), ("title", "Text\n"), ("Title", ""), ("Title", "Te\u{301}xt\n"),
    ])
    func `another title or text is not the tool's`(title: String, text: String) {
        #expect(!Self.marker.isOf(title: title, description: text + Self.marker.line))
    }

    @Test(arguments: [
        "", "Text", "<!-- nebius-model-catalog 1 -->", "<!-- nebius-model-catalog 2 facts= -->",
        marker.line + " more", "more " + marker.line, marker.line + "\nmore", marker.line.replacing(facts, with: "A1"),
        marker.line.replacing("state=open", with: "state=evil"), marker.line.replacing("facts=", with: "facts"),
        marker.line.replacing(" -->", with: " x=y -->"), marker.line.replacing("a1a1", with: "a1A1"),
        marker.line.replacing("a1", with: "\u{430}1"),
    ])
    func `anything else is none`(description: String) {
        #expect(ProposalMarker(in: description) == nil)
    }

    @Test func `only the last line counts, whatever stands before it`() {
        let evil = ProposalMarker(
            factsSHA256: String(repeating: "e", count: 64),
            commit: Self.commit,
            title: "a",
            text: "b"
        )
        let description = "x --> \n" + evil.line + "\nText\n" + Self.marker.line
        #expect(ProposalMarker(in: description) == Self.marker)
        #expect(!Self.marker.isOf(title: "Title", description: description))
        #expect(ProposalMarker(in: Self.marker.line + "\n" + evil.line) == evil)
    }

    @Test func `a marker that the tool closed with is about the same texts`() {
        let description = ProposalMarker.replace(in: "Text\n" + Self.marker.line, by: Self.marker.closedByTool)
        let closed = ProposalMarker(in: description)
        #expect(closed?.state == .closedByTool)
        #expect(closed?.isOf(title: "Title", description: description) == true)
    }
}
