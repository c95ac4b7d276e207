// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UpdateNebiusModelCatalog

/// Ours, and not the one of the testing library.
private typealias ExitStatus = UpdateNebiusModelCatalog.ExitStatus

struct ExitStatusTests {
    @Test func `the numbers are those that are promised`() {
        #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 70, 73, 74, 75, 77, 130])
    }

    @Test func `every status has a meaning of its own`() {
        #expect(Set(ExitStatus.allCases.map(\.meaning)).count == ExitStatus.allCases.count)
    }

    @Test(arguments: [
        (FileError.Kind.missing, ExitStatus.missingInput, "cannot find 'p': r"),
        (.refused, .cannotCreate, "will not write to 'p': r"),
        (.cannotCreate, .cannotCreate, "cannot create 'p': r"),
        (.cannotReadOrWrite, .cannotReadOrWrite, "cannot read or write 'p': r"),
    ])
    fileprivate func `the failure of a file has its status and words`(
        kind: FileError.Kind,
        status: ExitStatus,
        message: String
    ) {
        let error = FileError(kind: kind, path: "p", reason: "r")
        #expect(error.exitStatus == status)
        #expect(error.message == message)
    }
}
