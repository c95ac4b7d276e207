// SPDX-License-Identifier: Apache-2.0

import CatalogProcess

/// An open file, closed when the last reference to it goes.
///
/// A class, so that a descriptor is closed exactly once on every path through the code, errors included.
final class FileDescriptor: Sendable {
    /// The standard input of the process; never closed.
    static let standardInput = FileDescriptor(number: 0, isOwned: false)
    /// The standard output of the process; never closed.
    static let standardOutput = FileDescriptor(number: 1, isOwned: false)
    /// The standard error of the process; never closed.
    static let standardError = FileDescriptor(number: 2, isOwned: false)

    /// How many bytes one call reads at most.
    private static let chunkByteCount = 65_536

    /// The number that the system gave.
    private let number: Int32

    /// Whether the number is closed with this object.
    private let isOwned: Bool

    /// Takes a descriptor's number, and its closing too if owned.
    init(number: Int32, isOwned: Bool) {
        self.number = number
        self.isOwned = isOwned
    }

    /// Opens a file by its path, absolute or relative to the working directory.
    init(opening path: String, for purpose: OpenPurpose) throws(SystemError) {
        number = try SystemCall.open(path, in: SystemCall.workingDirectoryDescriptor, for: purpose)
        isOwned = true
    }

    deinit {
        if isOwned { SystemCall.close(number) }
    }

    /// Whether this is a terminal.
    var isTerminal: Bool { SystemCall.isTerminal(number) }

    /// How many characters a line of the terminal has; nil where it does not tell.
    var terminalColumns: Int? { SystemCall.terminalColumns(of: number) }

    /// The kind and size of the open file.
    func status() throws(SystemError) -> FileStatus {
        try SystemCall.status(of: number)
    }

    /// All bytes up to the end, or nil if there are more than the limit.
    ///
    /// The limit is on what is really read, since a size that the file system tells may be wrong or change.
    ///
    /// - Parameters:
    ///   - maximumBytes: The limit.
    ///   - deadline: When to give up waiting for more; nil to wait as long as it takes.
    /// - Returns: The bytes; nil if there are too many.
    /// - Throws: `SystemError` when reading fails, or the time is over.
    func readToEnd(maximumBytes: Int, until deadline: Deadline? = nil) throws(SystemError) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: Self.chunkByteCount)
        while true {
            if let deadline,
                try !SystemCall.wait(for: number, toBecome: .readable, milliseconds: deadline.millisecondsLeft)
            {
                throw SystemError(condition: .other, reason: "its end did not come in time")
            }
            let count = try readOnce(into: &chunk)
            if count == 0 { return bytes }
            guard count <= maximumBytes - bytes.count else { return nil }
            bytes.append(contentsOf: chunk.prefix(count))
        }
    }

    /// Writes all bytes, in as many calls as it takes.
    func write(_ bytes: [UInt8]) throws(SystemError) {
        var offset = 0
        while offset < bytes.count {
            do throws(SystemError) {
                let count = try SystemCall.write(number, bytes, from: offset)
                guard count > 0 else { throw SystemError(condition: .other, reason: "Nothing could be written") }
                offset += count
            } catch  where error.condition == .notReady {
                try SystemCall.wait(for: number, toBecome: .writable)
            }
        }
    }

    /// Keeps other runs away from the file until this object goes, or the process ends.
    ///
    /// - Parameter lock: How far away.
    /// - Returns: Whether it is locked, or on a file system without locks; false when another run has locked it.
    /// - Throws: `SystemError` when the system refuses.
    func lock(_ lock: FileLock) throws(SystemError) -> Bool {
        do {
            return try SystemCall.lock(number, lock)
        } catch  where error.condition == .notSupported {
            return true
        }
    }

    /// Returns when what was written is on the disk.
    func synchronize() throws(SystemError) {
        try SystemCall.synchronize(number)
    }

    /// Reads once, waiting where the descriptor is in non-blocking mode and has nothing yet.
    private func readOnce(into chunk: inout [UInt8]) throws(SystemError) -> Int {
        while true {
            do {
                return try SystemCall.read(number, into: &chunk)
            } catch  where error.condition == .notReady {
                try SystemCall.wait(for: number, toBecome: .readable)
            }
        }
    }
}
