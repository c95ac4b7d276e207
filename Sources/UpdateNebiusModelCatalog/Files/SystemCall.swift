// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The operating system's functions that the tool uses, with errors as Swift errors.
///
/// The only file of the executable that imports the C library, apart from the clock and the thread. Foundation is not
/// used: loading it more than doubles the start-up time of a tool that runs on every push. Every call that a signal can
/// interrupt is repeated here, so that no caller has to think of EINTR.
enum SystemCall {
    /// The descriptor that stands for the working directory in calls that are relative to a directory.
    static var workingDirectoryDescriptor: Int32 { AT_FDCWD }

    /// Opens a file or directory by name, relative to an open directory.
    ///
    /// Never blocks: pipes and devices are opened in non-blocking mode.
    static func open(
        _ name: String,
        in directory: Int32,
        for purpose: OpenPurpose
    ) throws(SystemError) -> Int32 {
        try refuseEmbeddedNull(name)
        let (flags, linkFlag): (Int32, Int32) =
            switch purpose {
            case .readingFile(let links):
                (O_RDONLY | O_CLOEXEC | O_NONBLOCK, links == .followed ? 0 : O_NOFOLLOW)
            case .directory(let links):
                (O_RDONLY | O_CLOEXEC | O_DIRECTORY, links == .followed ? 0 : O_NOFOLLOW)
            case .creatingFile:
                (O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL, O_NOFOLLOW)
            }
        return try repeatingInterrupted { openat(directory, name, flags | linkFlag, 0o644) }
    }

    /// Closes a descriptor; what could fail has been reported by `synchronize` before.
    static func close(_ descriptor: Int32) {
        #if canImport(Darwin)
            _ = Darwin.close(descriptor)
        #elseif canImport(Glibc)
            _ = Glibc.close(descriptor)
        #elseif canImport(Musl)
            _ = Musl.close(descriptor)
        #endif
    }

    /// The kind and size of an open file.
    static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
        var status = stat()
        _ = try repeatingInterrupted { fstat(descriptor, &status) }
        return fileStatus(status)
    }

    /// The kind and size of a file by name, relative to an open directory.
    static func status(
        of name: String,
        in directory: Int32,
        links: LinkTreatment
    ) throws(SystemError) -> FileStatus {
        try refuseEmbeddedNull(name)
        var status = stat()
        let flags = links == .followed ? 0 : AT_SYMLINK_NOFOLLOW
        _ = try repeatingInterrupted { fstatat(directory, name, &status, flags) }
        return fileStatus(status)
    }

    /// Reads into the buffer once and returns the number of bytes read; 0 at the end.
    static func read(_ descriptor: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int {
        let result = buffer.withUnsafeMutableBytes { bytes -> Result<Int, SystemError> in
            resultRepeatingInterrupted {
                #if canImport(Darwin)
                    Darwin.read(descriptor, bytes.baseAddress, bytes.count)
                #elseif canImport(Glibc)
                    Glibc.read(descriptor, bytes.baseAddress, bytes.count)
                #elseif canImport(Musl)
                    Musl.read(descriptor, bytes.baseAddress, bytes.count)
                #endif
            }
        }
        return try result.get()
    }

    /// Writes the bytes from an offset on once and returns how many were taken, which may be fewer than given.
    static func write(_ descriptor: Int32, _ bytes: [UInt8], from offset: Int) throws(SystemError) -> Int {
        let result = bytes.withUnsafeBytes { buffer -> Result<Int, SystemError> in
            let rest = UnsafeRawBufferPointer(rebasing: buffer.dropFirst(offset))
            return resultRepeatingInterrupted {
                #if canImport(Darwin)
                    Darwin.write(descriptor, rest.baseAddress, rest.count)
                #elseif canImport(Glibc)
                    Glibc.write(descriptor, rest.baseAddress, rest.count)
                #elseif canImport(Musl)
                    Musl.write(descriptor, rest.baseAddress, rest.count)
                #endif
            }
        }
        return try result.get()
    }

    /// Waits until a descriptor is ready, or its other end is gone.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor.
    ///   - readiness: What it is waited for.
    ///   - milliseconds: The longest wait; nil to wait as long as it takes.
    /// - Returns: Whether it is ready.
    /// - Throws: `SystemError` when the system cannot wait for it.
    @discardableResult
    static func wait(
        for descriptor: Int32,
        toBecome readiness: Readiness,
        milliseconds: Int32? = nil
    ) throws(SystemError) -> Bool {
        let events =
            switch readiness {
            case .readable: Int16(POLLIN)
            case .writable: Int16(POLLOUT)
            }
        var request = pollfd(fd: descriptor, events: events, revents: 0)
        return try repeatingInterrupted { poll(&request, 1, milliseconds ?? -1) } > 0
    }

    /// Asks the system to bring what was written to the disk before it returns.
    static func synchronize(_ descriptor: Int32) throws(SystemError) {
        _ = try repeatingInterrupted { fsync(descriptor) }
    }

    /// Locks a directory for this process, which keeps the lock until it ends, however it ends.
    ///
    /// - Returns: Whether it is locked; false when another process has the lock.
    static func lockUntilExit(directory path: String) throws(SystemError) -> Bool {
        try lock(open(path, in: workingDirectoryDescriptor, for: .directory(links: .followed)), .exclusive)
    }

    /// Locks an open file or directory until the descriptor is closed, be it by the end of the process.
    ///
    /// - Returns: Whether it is locked; false when another process has a lock that excludes this one.
    static func lock(_ descriptor: Int32, _ lock: FileLock) throws(SystemError) -> Bool {
        let operation = lock == .shared ? LOCK_SH : LOCK_EX
        do {
            _ = try repeatingInterrupted { flock(descriptor, operation | LOCK_NB) }
            return true
        } catch  where error.condition == .notReady {
            return false
        }
    }

    /// Gives a file of a directory another name in the same directory, replacing what has that name.
    static func rename(_ name: String, to newName: String, in directory: Int32) throws(SystemError) {
        try refuseEmbeddedNull(name)
        try refuseEmbeddedNull(newName)
        _ = try repeatingInterrupted { renameat(directory, name, directory, newName) }
    }

    /// Removes a file, or a symbolic link itself, from a directory.
    static func removeFile(_ name: String, in directory: Int32) throws(SystemError) {
        try refuseEmbeddedNull(name)
        _ = try repeatingInterrupted { unlinkat(directory, name, 0) }
    }

    /// Removes an empty directory from a directory.
    static func removeDirectory(_ name: String, in directory: Int32) throws(SystemError) {
        try refuseEmbeddedNull(name)
        _ = try repeatingInterrupted { unlinkat(directory, name, AT_REMOVEDIR) }
    }

    /// Creates a directory in a directory, with the permissions that the process's mask leaves.
    static func createDirectory(_ name: String, in directory: Int32) throws(SystemError) {
        try refuseEmbeddedNull(name)
        _ = try repeatingInterrupted { mkdirat(directory, name, 0o755) }
    }

    /// The names in an open directory in no particular order, or nil if there are more than the limit.
    ///
    /// Takes over the descriptor and closes it. Bytes of a name that are not UTF-8 become U+FFFD.
    static func names(in descriptor: Int32, limit: Int) throws(SystemError) -> [String]? {
        guard let directory = fdopendir(descriptor) else {
            let error = lastError()
            close(descriptor)
            throw error
        }
        defer { closedir(directory) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else {
                guard errno == 0 else { throw lastError() }
                return names
            }
            guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
            // Not through the tuple: the entry may be shorter in memory than its declared type.
            let name = String(cString: (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self))
            if name == "." || name == ".." { continue }
            guard names.count < limit else { return nil }
            names.append(name)
        }
    }

    /// The absolute path of a file or directory with all symbolic links resolved.
    static func resolvedPath(of path: String) throws(SystemError) -> String {
        try refuseEmbeddedNull(path)
        guard let resolved = realpath(path, nil) else { throw lastError() }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether the descriptor is a terminal.
    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// How many characters a line of a terminal has; nil where it does not tell.
    static func terminalColumns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// The value of an environment variable, or nil where it is not set.
    static func environmentValue(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The path of the running program; nil when the system does not tell it.
    static var executablePath: String? {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var buffer = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&buffer, &size) == 0, let path = realpath(buffer, nil) else { return nil }
        #else
            guard let path = realpath("/proc/self/exe", nil) else { return nil }
        #endif
        defer { free(path) }
        return String(cString: path)
    }

    /// Makes a write to a pipe that nobody reads an error instead of the end of the process.
    static func ignoreBrokenPipes() {
        _ = signal(SIGPIPE, SIG_IGN)
        // A limit on the size of files is then an error of the write, too.
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    /// Ends the process at once: everything was written without buffers, so nothing is left to be done.
    static func endProcess(with status: ExitStatus) -> Never {
        _exit(status.rawValue)
    }
}

extension SystemCall {
    /// Repeats a call while a signal interrupts it.
    private static func repeatingInterrupted<Count: FixedWidthInteger & SignedInteger>(
        _ call: () -> Count
    ) throws(SystemError) -> Count {
        try resultRepeatingInterrupted(call).get()
    }

    /// Repeats a call while a signal interrupts it, for use inside closures that cannot throw.
    private static func resultRepeatingInterrupted<Count: FixedWidthInteger & SignedInteger>(
        _ call: () -> Count
    ) -> Result<Count, SystemError> {
        while true {
            let result = call()
            if result >= 0 { return .success(result) }
            if errno != EINTR { return .failure(lastError()) }
        }
    }

    /// The error that the last call of this thread left behind.
    private static func lastError() -> SystemError {
        let code = errno
        let condition: SystemError.Condition =
            switch code {
            case ENOENT: .noSuchFile
            case ENOTDIR: .notADirectory
            case ELOOP: .symbolicLink
            case EEXIST: .alreadyExists
            case EPIPE: .readerGone
            case EAGAIN: .notReady
            case EINVAL, ENOTSUP, ENOLCK: .notSupported
            case EPERM, EACCES: .notPermitted
            default: .other
            }
        return SystemError(condition: condition, reason: String(cString: strerror(code)))
    }

    /// Refuses a name with a NUL in it, which C would take for its end.
    private static func refuseEmbeddedNull(_ name: String) throws(SystemError) {
        guard !name.utf8.contains(0) else {
            throw SystemError(condition: .other, reason: "The name contains a NUL character")
        }
    }

    private static func fileStatus(_ status: stat) -> FileStatus {
        FileStatus(
            kind: kind(of: status),
            byteCount: Int(clamping: status.st_size),
            nameCount: Int(clamping: status.st_nlink)
        )
    }

    /// The kind that the mode bits say.
    private static func kind(of status: stat) -> FileKind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .regular
        case S_IFDIR: .directory
        case S_IFLNK: .symbolicLink
        case S_IFIFO: .pipe
        default: .other
        }
    }
}
