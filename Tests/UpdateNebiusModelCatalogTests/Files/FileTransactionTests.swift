// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Foundation
import Testing

@testable import UpdateNebiusModelCatalog

struct FileTransactionTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    private func write(_ path: String, _ text: String) -> FileWrite {
        FileWrite(path: path, bytes: Array(text.utf8))
    }

    @Test func `files are created with their directories`() throws {
        let result = try FileTransaction(root: directory.path).apply(writes: [
            write("Sources/Generated/Catalog.swift", "// é\r\n"), write("snapshots/2026-10-15.json", "{}"),
            write("top", ""),
        ])
        #expect(result.written == ["Sources/Generated/Catalog.swift", "snapshots/2026-10-15.json", "top"])
        #expect(result.unchanged.isEmpty && result.deleted.isEmpty)
        #expect(
            try directory.contents() == [
                "Sources/", "Sources/Generated/", "Sources/Generated/Catalog.swift: // é\r\n", "snapshots/",
                "snapshots/2026-10-15.json: {}", "top: ",
            ]
        )
    }

    @Test func `the permissions are those that the mask leaves of 0644`() throws {
        try FileTransaction(root: directory.path).apply(writes: [write("file", "x")])
        let attributes = try FileManager.default.attributesOfItem(atPath: directory.path(of: "file"))
        let permissions = try #require(attributes[.posixPermissions] as? NSNumber).intValue
        // Reading the mask means setting it, which would disturb other tests: a new file tells it as well.
        let probe = open(directory.path(of: "probe"), O_CREAT | O_WRONLY, 0o644)
        try #require(probe >= 0)
        close(probe)
        let probed = try FileManager.default.attributesOfItem(atPath: directory.path(of: "probe"))
        #expect(permissions == (probed[.posixPermissions] as? NSNumber)?.intValue)
    }

    @Test func `a file that already has its bytes is not touched`() throws {
        try directory.write("same", to: "a/same")
        try directory.write("old", to: "a/other")
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        for name in ["a/same", "a/other"] {
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: directory.path(of: name))
        }
        let numberBefore = try fileNumber("a/same")
        let result = try FileTransaction(root: directory.path).apply(writes: [
            write("a/same", "same"), write("a/other", "new"),
        ])
        #expect(result == FileTransactionResult(written: ["a/other"], unchanged: ["a/same"]))
        #expect(try modificationDate("a/same") == old)
        #expect(try fileNumber("a/same") == numberBefore)
        #expect(try modificationDate("a/other") != old)
        #expect(try directory.contents() == ["a/", "a/other: new", "a/same: same"])
    }

    @Test func `bytes of the same number that differ are written`() throws {
        try directory.write("aaa", to: "file")
        let result = try FileTransaction(root: directory.path).apply(writes: [write("file", "aab")])
        #expect(result.written == ["file"])
        #expect(try directory.contents() == ["file: aab"])
    }

    @Test func `files are removed, and those that are not there left alone`() throws {
        try directory.write("x", to: "a/gone")
        try directory.write("x", to: "a/kept")
        let result = try FileTransaction(root: directory.path)
            .apply(writes: [write("new", "x")], deletions: ["a/gone", "a/never", "none/at/all"])
        #expect(result == FileTransactionResult(written: ["new"], deleted: ["a/gone"]))
        #expect(try directory.contents() == ["a/", "a/kept: x", "new: x"])
    }

    @Test func `names that only look alike are different files`() throws {
        let result = try FileTransaction(root: directory.path).apply(writes: [
            write("\u{E9}/x", "1"), write("e\u{301}/x", "2"),
        ])
        #expect(result.written.count == 2)
        let texts = ["\u{E9}/x", "e\u{301}/x"].map { FileSystem.read(directory.path(of: $0), maximumBytes: 9) }
        #expect(texts == [.bytes(Array("1".utf8)), .bytes(Array("2".utf8))])
    }

    @Test func `everything is staged first, then replaced in the order given`() throws {
        try directory.write("x", to: "d/gone")
        let steps = StepRecorder()
        try FileTransaction(root: directory.path, announce: steps.announce)
            .apply(writes: [write("c", "1"), write("new/b", "2"), write("a", "3")], deletions: ["d/gone"])
        #expect(
            steps.steps == [
                .stage(path: "c"), .flush(path: "c"),
                .createDirectory(path: "new"), .stage(path: "new/b"), .flush(path: "new/b"),
                .stage(path: "a"), .flush(path: "a"),
                .replace(path: "c"), .replace(path: "new/b"), .replace(path: "a"),
                .delete(path: "d/gone"),
                .synchronize(directory: ""), .synchronize(directory: "new"), .synchronize(directory: "d"),
            ]
        )
    }

    @Test func `what a killed run left is removed by the next, and nothing else`() throws {
        try directory.write("half", to: "a/.catalog-1f2e.tmp")
        try directory.write("half", to: ".catalog-0.tmp")
        try directory.write("half", to: "untouched/.catalog-0.tmp")
        try directory.write("x", to: "a/.catalog-notes")
        try directory.write("x", to: "a/catalog-1.tmp")
        try directory.createDirectory("a/.catalog-directory.tmp")
        try directory.createLink("a/.catalog-link.tmp", to: ".catalog-notes")
        try directory.write("same", to: "a/same")
        let result = try FileTransaction(root: directory.path)
            .apply(writes: [write("a/same", "same")], deletions: ["none"])
        #expect(result == FileTransactionResult(unchanged: ["a/same"]))
        #expect(
            try directory.contents() == [
                "a/", "a/.catalog-directory.tmp/", "a/.catalog-link.tmp -> .catalog-notes", "a/.catalog-notes: x",
                "a/catalog-1.tmp: x", "a/same: same", "untouched/", "untouched/.catalog-0.tmp: half",
            ]
        )
    }

    @Test func `a root that is missing cannot be written to`() {
        let root = directory.path(of: "none")
        let expected = FileError(kind: .cannotCreate, path: root, isOfRoot: true, reason: "No such file or directory")
        #expect(throws: expected) { try FileTransaction(root: root).apply(writes: [write("a", "x")]) }
    }

    private func modificationDate(_ name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: directory.path(of: name))[.modificationDate] as? Date
    }

    private func fileNumber(_ name: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: directory.path(of: name))
        return (attributes[.systemFileNumber] as? NSNumber)?.intValue
    }
}
