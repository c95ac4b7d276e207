// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// An update that is killed: what is left is the old state, the new one, or one that `check` names; and the same update
/// once more gives the same bytes as if nothing had happened.
struct KilledUpdateEndToEndTests {
    /// An update of a package.
    enum Scenario: CaseIterable, Sendable {
        /// The first one of a package.
        case first
        /// One with a new date.
        case next
        /// One that replaces the snapshot of its date.
        case replacement

        /// The package before the update.
        func root() throws -> CatalogRoot {
            switch self {
            case .first: try CatalogRoot.bare()
            case .next, .replacement: try CatalogRoot.small()
            }
        }

        /// The arguments of the update.
        var arguments: [String] {
            let (answer, date) =
                switch self {
                case .first: ("answer.json", "2026-11-01")
                case .next: ("answer-changed.json", "2026-11-08")
                case .replacement: ("answer-changed.json", "2026-11-01")
                }
            return ["update", "--from", CatalogRoot.fixture(answer).path, "--date", date, "--format", "json"]
        }
    }

    @Test(arguments: Scenario.allCases)
    func `every state between two files is named and repaired`(scenario: Scenario) throws {
        let finished = try scenario.root()
        let before = try TreeListing(finished.path).files
        let run = try finished.process(scenario.arguments).run()
        try #require(run.status == 0, "\(run.outputText)")
        let after = try TreeListing(finished.path).files
        let written = try #require(try FindingsDocument(run).written)
        #expect(Set(written) == Set(after.keys.filter { after[$0] != before[$0] }))
        for count in 0...written.count {
            let root = try scenario.root()
            for path in written.prefix(count) { try root.write(try #require(after[path]), to: path) }
            try expectRepair(of: root, by: scenario, to: after, "after \(count) files")
        }
    }

    @Test func `a kill at any moment is repaired`() throws {
        let finished = try Scenario.first.root()
        let run = try finished.process(Scenario.first.arguments).run()
        try #require(run.status == 0)
        let after = try TreeListing(finished.path).files
        for round in 0..<30 {
            let root = try Scenario.first.root()
            let limit = run.seconds * Double(round) / 25
            _ = try root.process(Scenario.first.arguments).run(killingAfter: limit)
            try expectRepair(of: root, by: .first, to: after, "round \(round)")
        }
    }

    /// Expects a status that says how the package is, and then that the update finishes it.
    ///
    /// A state between the old and the new one is never clean.
    private func expectRepair(
        of root: CatalogRoot,
        by scenario: Scenario,
        to expected: [String: Data],
        _ comment: Comment
    ) throws {
        let found = try TreeListing(root.path).files
        let old = try scenario.root()
        let isOld = try found == TreeListing(old.path).files
        let isClean = found == expected || (isOld && scenario != .first)
        let check = try root.runReading("check")
        #expect(isClean ? check.status == 0 : [1, 66].contains(check.status), comment)
        let repair = try root.process(scenario.arguments).run()
        #expect(repair.status == 0, "\(comment): \(repair.outputText)\(repair.errorText)")
        #expect(try TreeListing(root.path).files == expected, comment)
        #expect(try root.runReading("check").status == 0, comment)
    }
}
