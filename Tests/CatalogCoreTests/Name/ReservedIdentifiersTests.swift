// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CatalogCore

/// A model whose name were that of a hand-written member would break the library for every app.
struct ReservedIdentifiersTests {
    /// The hand-written sources of the types that get a generated member for each model.
    private static func sources() throws -> String {
        let folder = packageRoot.appendingPathComponent("Sources/NebiusModels")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { name in
                ["NebiusModelCatalog", "NebiusModelName", "NebiusWord"].contains { name.hasPrefix($0) }
            }
            .sorted()
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
            .joined()
    }

    @Test func `every hand-written static member is reserved`() throws {
        let members = try Self.sources().matches(of: /static (?:let|var|func) `?([A-Za-z_][A-Za-z0-9_]*)/)
            .map { String($0.output.1) }
        #expect(members.contains("generative"))
        for member in members {
            #expect(ReservedIdentifiers.contains(member), "\(member)")
        }
    }
}
