// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// A folder that the user named for writing; it is created if only its parent is there.
struct OutputFolder {
    /// As the user wrote it, without slashes at the end.
    private let path: String
    /// The folder that must be there.
    private let parent: String
    /// The name of the folder in its parent; nil when the folder itself must be there.
    private let name: String?

    init(_ path: String) {
        let bytes = Array(path.utf8)
        let end = bytes.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? min(1, bytes.count)
        let trimmed = String(decoding: bytes[..<end], as: UTF8.self)
        let parts = OutputPath(trimmed)
        self.path = trimmed
        // A folder that is named by dots is there already, or nowhere.
        let isNamed = ![".", "..", ""].contains { parts.name.utf8.elementsEqual($0.utf8) }
        self.parent = isNamed ? parts.directory : trimmed
        self.name = isNamed ? parts.name : nil
    }

    /// What a file in the folder is called in messages.
    func path(of file: String) -> String { path.utf8.last == UInt8(ascii: "/") ? path + file : "\(path)/\(file)" }

    /// Keeps other runs from writing there until this one has ended.
    ///
    /// - Throws: ``CommandFailure`` with status 73 when the parent is missing, and 75 when another run has the lock.
    func lock() throws(CommandFailure) {
        do throws(CommandFailure) {
            try WriteLock.take(parent, shownAs: parent)
        } catch  where error.status == .missingInput {
            throw CommandFailure(.cannotCreate, error.message, nextStep: "create the folder first")
        }
    }

    /// Writes a file into the folder, all of it or nothing.
    ///
    /// - Throws: ``CommandFailure`` with status 73 for a link or a file in the way, and 74 when the system refuses.
    func write(_ bytes: [UInt8], to file: String) throws(CommandFailure) -> FileTransactionResult {
        do throws(FileError) {
            return try FileTransaction(root: parent).apply(
                writes: [FileWrite(path: name.map { "\($0)/\(file)" } ?? file, bytes: bytes)]
            )
        } catch {
            let failure = CommandFailure(error.inside(parent))
            guard error.kind == .refused else { throw failure }
            throw CommandFailure(
                failure.status,
                failure.message,
                nextStep: "give a folder, or the name of one to be created; what was there is unchanged"
            )
        }
    }
}
