// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Foundation
import Testing

@testable import UpdateNebiusModelCatalog

/// The page, written by the real tool; what it does in a browser is checked by `.ci/page-check`.
@Suite struct ReportEndToEndTests {
    @Test func `the page has the same bytes wherever and whenever it is made`() throws {
        var pages: Set<Data> = []
        for zone in ["UTC", "Pacific/Kiritimati"] {
            let root = try CatalogRoot.threeDays()
            var process = root.process(["report", "--output", "page"])
            process.environment["TZ"] = zone
            process.environment["LC_ALL"] = zone == "UTC" ? "C" : "de_DE.UTF-8"
            let run = try process.run()
            #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
            pages.insert(try root.read("page/index.html"))
        }
        #expect(pages.count == 1)
    }

    @Test func `it shows every model, every name and every day without a script`() throws {
        let root = try CatalogRoot.threeDays()
        try #require(try root.run("report", "--output", "page").status == 0)
        let page = String(decoding: try root.read("page/index.html"), as: UTF8.self)
        let ledger = try JSONSerialization.jsonObject(with: try root.read("snapshots/identifiers.json"))
        let entries = try #require((ledger as? [String: Any])?["identifiers"] as? [String: [String: Any]])
        for (id, entry) in entries {
            #expect(page.contains(">\(id)<") || page.contains(">\(id)\n"), "\(id)")
            #expect(page.contains("NebiusModelCatalog.\(try #require(entry["identifier"] as? String))"), "\(id)")
        }
        for day in ["2026-08-11", "2026-08-22", "2026-10-15"] { #expect(page.contains(day)) }
        #expect(!page.contains("http-equiv=\"refresh\"") && !page.contains(" style=") && !page.contains(" onclick="))
    }

    @Test func `the policy of the page names the hashes of its style and its script`() throws {
        let root = try CatalogRoot.threeDays()
        try #require(try root.run("report", "--output", "page").status == 0)
        let page = String(decoding: try root.read("page/index.html"), as: UTF8.self)
        for element in ["style", "script"] {
            let start = try #require(page.range(of: "<\(element)>"))
            let end = try #require(page.range(of: "</\(element)>"))
            var hash = SHA256()
            hash.update(Array(page[start.upperBound..<end.lowerBound].utf8))
            #expect(page.contains("\(element)-src 'sha256-\(Base64.encode(hash.digest()))'"))
        }
    }

    @Test func `a page that is up to date is not touched`() throws {
        let root = try CatalogRoot.threeDays()
        _ = try root.run("report", "--output", "page")
        let before = try TreeListing(root.path)
        let again = try root.run("report", "--output", "page/")
        #expect(again.outputText.contains("nothing to write"))
        #expect(try TreeListing(root.path).changes(since: before) == [])
    }

    /// What stands in the way, the path, and the status.
    typealias Obstacle = (path: String, status: Int32, message: String)

    @Test(
        arguments: [
            ("file", 73, "a file is where a directory should be"), ("link", 73, "a symbolic link is where"),
            ("linked/", 73, "symbolic link"), ("directory", 73, "directory"), ("missing/page", 73, "missing"),
            ("file/page", 73, "file"), ("/dev/null", 73, "null"),
        ] as [Obstacle]
    )
    func `what stands in the way is left alone`(obstacle: Obstacle) throws {
        let root = try CatalogRoot.threeDays()
        try root.write("mine", to: "file")
        try root.createDirectory("elsewhere")
        try root.link("link", to: root.path(of: "elsewhere"))
        try root.write("mine", to: "target.html")
        try root.createDirectory("linked")
        try root.link("linked/index.html", to: root.path(of: "target.html"))
        try root.createDirectory("directory/index.html")
        let before = try TreeListing(root.path)
        let run = try root.run("report", "--output", obstacle.path)
        #expect(run.status == obstacle.status, "\(run.outputText)\(run.errorText)")
        #expect(run.errorText.contains(obstacle.message), "\(run.errorText)")
        #expect(try TreeListing(root.path).changes(since: before) == [])
    }

    /// The thread sanitizer has files of its own, and dies of the limit before the tool has begun.
    private static let startsWithLimit = Result {
        try CatalogRoot.empty().shell("ulimit -f 1; \"$TOOL\" --version").status == 0
    }

    @Test(.enabled("the sanitizer of this build does not bear a limit on files") { try startsWithLimit.get() })
    func `a page that cannot be written leaves the old one`() throws {
        let root = try CatalogRoot.threeDays()
        try root.write("the old page", to: "page/index.html")
        // As on a full disk: no file may grow beyond a kilobyte.
        let run = try root.shell("ulimit -f 1; \"$TOOL\" report --output page")
        #expect(run.status == 74, "\(run.outputText)\(run.errorText)")
        #expect(try root.read("page/index.html") == Data("the old page".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: root.path(of: "page")) == ["index.html"])
    }

    @Test func `a missing template is told, and a broken one is found by check`() throws {
        let root = try CatalogRoot.threeDays()
        try root.remove("templates/report-style.mustache")
        let missing = try root.run("report", "--output", "page")
        #expect(missing.status == 66)
        #expect(missing.outputText.contains("templates/report-style.mustache: error: the template is missing"))
        try root.write("{{models}}", to: "templates/report-style.mustache")
        let broken = try root.run("report", "--output", "page")
        #expect(broken.status == 65)
        #expect(broken.outputText.hasPrefix("templates/report-style.mustache:1:3: error: "))
        #expect(try root.run("generate").status == 65)
    }

    @Test(arguments: ["a</style>b", "a</STYLE b", "<!-- a", "<script>"])
    func `a style that would end its element is refused`(text: String) throws {
        let root = try CatalogRoot.threeDays()
        try root.write(text, to: "templates/report-style.mustache")
        let run = try root.run("report", "--output", "page")
        #expect(run.status == 65)
        #expect(run.outputText.contains("with which its element would end"))
        #expect(!FileManager.default.fileExists(atPath: root.path(of: "page")))
    }
}
