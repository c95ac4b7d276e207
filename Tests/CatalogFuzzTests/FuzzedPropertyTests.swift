// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CatalogFuzz

/// The properties that the fuzzer tries to break, held against every committed file that it starts from.
///
/// Inputs that once broke one are kept in `Tests/Fixtures/Crashes/`, so they are among these files.
@Suite struct FuzzedPropertyTests {
    /// The paths, under the root of the package, of fixtures and of the committed data.
    private static let files: [String] = ["Tests/Fixtures", "snapshots", "templates"].flatMap { folder in
        let found = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        return (found?.compactMap { $0 as? String } ?? []).sorted().map { "\(folder)/\($0)" }
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The bytes of a file; nil for a folder.
    private static func bytes(of file: String) -> [UInt8]? {
        (try? Data(contentsOf: root.appendingPathComponent(file))).map { Array($0) }
    }

    @Test(arguments: FuzzedProperty.allCases)
    func `it holds for every committed file`(property: FuzzedProperty) throws {
        let contents = Self.files.compactMap { file in Self.bytes(of: file).map { (file, $0) } }
        try #require(contents.count > 20)
        for (file, bytes) in contents {
            #expect(throws: Never.self, "\(file)") { try property.check(bytes) }
        }
    }

    @Test(arguments: FuzzedProperty.allCases)
    func `it holds for an answer that is cut, or has a byte changed`(property: FuzzedProperty) throws {
        let bytes = try #require(Self.bytes(of: "Tests/Fixtures/Fuzz/verbose-models.json"))
        for length in stride(from: 0, to: bytes.count, by: 7) {
            var changed = bytes
            changed[length] = UInt8(ascii: "\"")
            #expect(throws: Never.self, "byte \(length)") {
                try property.check(Array(bytes[..<length]))
                try property.check(changed)
            }
        }
    }

    @Test func `the seeds for the shapes that the answers of the tests do not have are accepted`() throws {
        for file in ["every-token.json", "verbose-models.json"] {
            let bytes = try #require(Self.bytes(of: "Tests/Fixtures/Fuzz/\(file)"))
            #expect(throws: Never.self) { _ = try readBack(bytes) }
        }
    }
}
