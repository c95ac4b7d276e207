// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// The right to write into a folder: one process has it until it ends, however it ends.
enum WriteLock {
    /// Takes the lock of a folder.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - name: What messages call it.
    /// - Throws: ``CommandFailure`` with status 75 when another run has the lock, 66 when there is no such folder, and
    ///   74 when the system refuses.
    static func take(_ path: String, shownAs name: String) throws(CommandFailure) {
        let isTaken: Bool
        do throws(SystemError) {
            isTaken = try SystemCall.lockUntilExit(directory: path)
        } catch {
            let isMissing = error.condition == .noSuchFile || error.condition == .notADirectory
            let kind: FileError.Kind = isMissing ? .missing : .cannotReadOrWrite
            throw CommandFailure(FileError(kind: kind, path: name, reason: error.reason))
        }
        guard isTaken else {
            throw CommandFailure(
                .tryAgainLater,
                "another run is about to write to \(QuotedText.quote(name))",
                nextStep: "wait until it has ended, then run the same command again"
            )
        }
    }
}
