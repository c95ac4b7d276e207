// SPDX-License-Identifier: Apache-2.0

import CatalogProcess
import Foundation
import Testing

@testable import UpdateNebiusModelCatalog

/// A signal in the middle of a transaction: everything is written, or nothing is, and no temporary file stays.
struct FileTransactionInterruptTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT]) func `a signal before the first name leaves nothing`(number: Int32)
        async throws
    {
        await #expect(processExitsWith: .signal(number)) {
            [path = directory.path as String, number = number as Int32] in
            Self.write(below: path) { step in
                if case .flush("b") = step { pthread_kill(pthread_self(), number) }
            }
        }
        #expect(try names() == [])
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT]) func `a signal between two names waits for the last`(number: Int32)
        async throws
    {
        await #expect(processExitsWith: .signal(number)) {
            [path = directory.path as String, number = number as Int32] in
            Self.write(below: path) { step in
                if case .replace("b") = step { pthread_kill(pthread_self(), number) }
            }
        }
        #expect(try names() == ["a", "b"])
    }

    @Test func `an interrupt ends with its own status`() async throws {
        await #expect(processExitsWith: .exitCode(130)) { [path = directory.path as String] in
            Self.write(below: path) { step in
                if case .stage("b") = step { pthread_kill(pthread_self(), SIGINT) }
            }
        }
        #expect(try names() == [])
    }

    @Test func `a signal that is ignored changes nothing`() async throws {
        await #expect(processExitsWith: .exitCode(0)) { [path = directory.path as String] in
            signal(SIGHUP, SIG_IGN)
            Self.write(below: path) { step in
                if case .stage("b") = step { pthread_kill(pthread_self(), SIGHUP) }
            }
            exit(0)
        }
        #expect(try names() == ["a", "b"])
    }

    /// Writes two files; the process ends in it where a signal takes effect.
    private static func write(below path: String, announce: @escaping (FileTransactionStep) -> Void) {
        // As the tool does at its start.
        EndingSignals.installHandlers()
        let writes = ["a", "b"].map { FileWrite(path: $0, bytes: [1]) }
        _ = try? FileTransaction(root: path) { announce($0) }.apply(writes: writes)
    }
}
