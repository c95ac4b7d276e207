// SPDX-License-Identifier: Apache-2.0

/// An open directory, through which the files in it are reached.
///
/// Every operation names a file inside this directory and cannot leave it, whatever happens to the path that led here:
/// a directory that is swapped for a symbolic link while the tool works changes nothing.
final class Directory: Sendable {
    /// The number that the system gave.
    private let number: Int32

    private init(number: Int32) {
        self.number = number
    }

    /// Opens a directory by its path, which may lead through symbolic links.
    convenience init(opening path: String) throws(SystemError) {
        self.init(
            number: try SystemCall.open(
                path,
                in: SystemCall.workingDirectoryDescriptor,
                for: .directory(links: .followed)
            )
        )
    }

    deinit {
        SystemCall.close(number)
    }

    /// Opens a directory in this one; a symbolic link is an error.
    func directory(_ name: String) throws(SystemError) -> Directory {
        Directory(number: try SystemCall.open(name, in: number, for: .directory(links: .notFollowed)))
    }

    /// Opens a file in this directory; a symbolic link is an error if the file is opened to be read or created.
    func file(_ name: String, for purpose: OpenPurpose) throws(SystemError) -> FileDescriptor {
        FileDescriptor(number: try SystemCall.open(name, in: number, for: purpose), isOwned: true)
    }

    /// What the name stands for, or nil if there is nothing; a symbolic link stands for itself.
    func status(of name: String) throws(SystemError) -> FileStatus? {
        do {
            return try SystemCall.status(of: name, in: number, links: .notFollowed)
        } catch  where error.condition == .noSuchFile {
            return nil
        }
    }

    /// The names in this directory in no particular order, or nil if there are more than the limit.
    func names(limit: Int) throws(SystemError) -> [String]? {
        let descriptor = try SystemCall.open(".", in: number, for: .directory(links: .notFollowed))
        return try SystemCall.names(in: descriptor, limit: limit)
    }

    /// Creates a directory in this one.
    func createDirectory(_ name: String) throws(SystemError) {
        try SystemCall.createDirectory(name, in: number)
    }

    /// Gives a file in this directory another name, replacing what has that name.
    func rename(_ name: String, to newName: String) throws(SystemError) {
        try SystemCall.rename(name, to: newName, in: number)
    }

    /// Removes a file, or a symbolic link itself.
    func removeFile(_ name: String) throws(SystemError) {
        try SystemCall.removeFile(name, in: number)
    }

    /// Removes an empty directory.
    func removeDirectory(_ name: String) throws(SystemError) {
        try SystemCall.removeDirectory(name, in: number)
    }

    /// Returns when the names in this directory are on the disk.
    ///
    /// Some file systems cannot do that for a directory and say so; their renames are as durable as they get.
    func synchronize() throws(SystemError) {
        do {
            try SystemCall.synchronize(number)
        } catch  where error.condition == .notSupported {
            return
        }
    }
}
