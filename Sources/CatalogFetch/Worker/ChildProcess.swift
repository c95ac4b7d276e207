// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A process whose standard output is read, within a time and a length; it has no input and no standard error.
///
/// Not Foundation's `Process`: that can hang while it reads pipes (swift-corelibs-foundation#5197).
struct ChildProcess: ~Copyable {
    private let identifier: pid_t
    private let output: Int32

    /// How reading ended.
    enum Output: Sendable, Equatable {
        /// The process closed its standard output; all that it wrote.
        case complete([UInt8])

        /// The process wrote more than allowed.
        case tooLong

        /// The time was over.
        case tooLate
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: The path of the program; `PATH` is not searched.
    ///   - arguments: All arguments, with the name of the program as the first.
    ///   - environment: The environment, as `NAME=value`.
    /// - Throws: ``SpawnError`` if the system does not start it.
    init(path: String, arguments: [String], environment: [String]) throws(SpawnError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SpawnError(errorNumber: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var started: pid_t = 0
        let errorNumber = CStringArray.with(arguments) { arguments in
            CStringArray.with(environment) { environment in
                Self.spawn(&started, path, arguments, environment, output: ends[1])
            }
        }
        close(ends[1])
        guard errorNumber == 0 else {
            close(ends[0])
            throw SpawnError(errorNumber: errorNumber)
        }
        identifier = started
        output = ends[0]
    }

    /// Reads standard output to its end.
    ///
    /// - Parameters:
    ///   - limit: The most bytes.
    ///   - milliseconds: The time left at each call, counted down by the caller's clock.
    /// - Returns: What was read, or why reading was given up.
    func readOutput(limit: Int, milliseconds: () -> Int32) -> Output {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let left = milliseconds()
            guard left > 0 else { return .tooLate }
            var polled = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, left) > 0 else { continue }
            let count = read(output, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return .complete(bytes) }
            guard count <= limit - bytes.count else { return .tooLong }
            bytes += buffer[..<count]
        }
    }

    /// Kills the process if it still runs, and waits until it is gone.
    ///
    /// - Returns: The signal that ended it, or nil if it ended by itself.
    consuming func end() -> Int32? {
        close(output)
        kill(identifier, SIGKILL)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? nil : signal
    }

    private static func spawn(
        _ identifier: inout pid_t,
        _ path: String,
        _ arguments: [UnsafeMutablePointer<CChar>?],
        _ environment: [UnsafeMutablePointer<CChar>?],
        output: Int32
    ) -> Int32 {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The calling thread may block signals, as those of Dispatch do; the process must not inherit that.
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        return posix_spawn(&identifier, path, &actions, &attributes, arguments, environment)
    }
}
