// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogProcess

/// Reading from a file tree that somebody else may have prepared.
///
/// A pull request decides what lies in the tree, so nothing about it is taken for granted: no link is followed, nothing
/// that is not a regular file is read, and no read goes on without a limit.
enum FileSystem {
    /// Reads a file by its path, absolute or relative to the working directory.
    ///
    /// The directories on the way may be links; the last part of the path may not. Never blocks: a pipe or a device is
    /// told from a file before a byte of it is read, and again once it is open, in case it was swapped in between.
    /// Time and memory are linear in the bytes read, which are at most the limit plus one chunk.
    static func read(_ path: String, maximumBytes: Int) -> FileState {
        do {
            let status = try SystemCall.status(
                of: path,
                in: SystemCall.workingDirectoryDescriptor,
                links: .notFollowed
            )
            if let refusal = refusal(of: status.kind) { return refusal }
            let descriptor = try FileDescriptor(opening: path, for: .readingFile(links: .notFollowed))
            return try contents(of: descriptor, maximumBytes: maximumBytes)
        } catch {
            return state(for: error)
        }
    }

    /// Reads a file by its path relative to a root, following no link on the way from there.
    ///
    /// For paths that come out of committed files, which must not lead out of the tree. A path that `RelativePath`
    /// refuses is unreadable, with the reason.
    static func read(_ path: String, under root: String, maximumBytes: Int) -> FileState {
        let relativePath: RelativePath
        do {
            relativePath = try RelativePath(path)
        } catch {
            return .unreadable(error.reason)
        }
        do {
            var directory = try Directory(opening: root)
            for name in relativePath.directoryNames {
                guard let status = try directory.status(of: name) else { return .missing }
                switch status.kind {
                case .directory: directory = try directory.directory(name)
                case .symbolicLink: return .symbolicLink
                case .regular, .pipe, .other: return .missing
                }
            }
            guard let status = try directory.status(of: relativePath.fileName) else { return .missing }
            if let refusal = refusal(of: status.kind) { return refusal }
            let descriptor = try directory.file(relativePath.fileName, for: .readingFile(links: .notFollowed))
            return try contents(of: descriptor, maximumBytes: maximumBytes)
        } catch {
            return state(for: error)
        }
    }

    /// Reads what the user named on the command line: a file, through links too, or `-` for the standard input.
    ///
    /// Here a pipe is welcome, since a shell passes one for `<(command)`; devices are refused.
    ///
    /// - Parameters:
    ///   - path: The path, or `-`.
    ///   - maximumBytes: The limit.
    ///   - deadline: Until when a pipe is waited for; without one, a named pipe that nobody writes to counts as empty.
    ///   - standardInput: What `-` stands for.
    /// - Returns: The bytes, or why there are none.
    static func readInput(
        _ path: String,
        maximumBytes: Int,
        until deadline: Deadline? = nil,
        standardInput: FileDescriptor = .standardInput
    ) -> FileState {
        do {
            guard path != "-" else {
                guard let bytes = try standardInput.readToEnd(maximumBytes: maximumBytes, until: deadline) else {
                    return .tooLarge(limit: maximumBytes)
                }
                return .bytes(bytes)
            }
            let descriptor = try FileDescriptor(opening: path, for: .readingFile(links: .followed))
            return try contents(of: descriptor, maximumBytes: maximumBytes, acceptsPipes: true, until: deadline)
        } catch {
            return state(for: error)
        }
    }

    /// The names in a directory, sorted by their UTF-8 bytes.
    ///
    /// Takes O(n log n) comparisons for n names. Bytes of a name that are not UTF-8 show as U+FFFD; such a file cannot
    /// be opened by the name returned here.
    static func list(_ path: String, maximumNames: Int = 100_000) -> DirectoryState {
        do {
            let status = try SystemCall.status(
                of: path,
                in: SystemCall.workingDirectoryDescriptor,
                links: .notFollowed
            )
            switch status.kind {
            case .directory: break
            case .symbolicLink: return .symbolicLink
            case .regular, .pipe, .other: return .notADirectory
            }
            guard let names = try Directory(opening: path).names(limit: maximumNames) else {
                return .tooMany(limit: maximumNames)
            }
            return .names(names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        } catch {
            switch error.condition {
            case .noSuchFile: return .missing
            case .symbolicLink: return .symbolicLink
            case .notADirectory: return .notADirectory
            case .alreadyExists, .readerGone, .notReady, .notSupported, .notPermitted, .other:
                return .unreadable(error.reason)
            }
        }
    }
}

extension FileSystem {
    /// The bytes of an open file, judged again by what was really opened.
    private static func contents(
        of descriptor: FileDescriptor,
        maximumBytes: Int,
        acceptsPipes: Bool = false,
        until deadline: Deadline? = nil
    ) throws(SystemError) -> FileState {
        let status = try descriptor.status()
        if let refusal = refusal(of: status.kind), !(acceptsPipes && status.kind == .pipe) { return refusal }
        if status.kind == .regular, status.byteCount > maximumBytes { return .tooLarge(limit: maximumBytes) }
        let patience = status.kind == .pipe ? deadline : nil
        guard let bytes = try descriptor.readToEnd(maximumBytes: maximumBytes, until: patience) else {
            return .tooLarge(limit: maximumBytes)
        }
        return .bytes(bytes)
    }

    /// The state of a file that is not to be read because of its kind, or nil for a regular file.
    private static func refusal(of kind: FileKind) -> FileState? {
        switch kind {
        case .regular: nil
        case .directory: .directory
        case .symbolicLink: .symbolicLink
        case .pipe, .other: .notRegular
        }
    }

    /// The state that an error of the system stands for.
    private static func state(for error: SystemError) -> FileState {
        switch error.condition {
        case .noSuchFile: .missing
        case .symbolicLink: .symbolicLink
        case .notADirectory, .alreadyExists, .readerGone, .notReady, .notSupported, .notPermitted, .other:
            .unreadable(error.reason)
        }
    }
}
