// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs a program with nothing around it that would take time of its own.
enum ChildProcess {
    /// What a program took.
    struct Usage {
        /// Of all processors, in the program and in the system for it.
        let cpuSeconds: Double
        /// The most memory that one process had at any time, in bytes.
        ///
        /// On Linux it is no less than what this process has had so far, because the system counts a program from
        /// before it is loaded.
        let peakBytes: Int
    }

    /// Runs a program to its end; what it prints is thrown away.
    ///
    /// - Parameters:
    ///   - command: The path of the program, and its arguments.
    ///   - expectedStatus: The status with which it has to end.
    /// - Returns: What the program and those that it ran took.
    /// - Throws: A ``BenchmarkFailure`` if the program cannot be started, or does not end with the status.
    @discardableResult
    static func run(_ command: [String], expecting expectedStatus: Int32 = 0) throws(BenchmarkFailure) -> Usage {
        let name = command.joined(separator: " ")
        guard let program = command.first else { throw BenchmarkFailure("there is no program to run") }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, program, &actions, nil, &arguments, environ)
        guard failure == 0 else { throw BenchmarkFailure("\(name) cannot be started: error \(failure)") }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) == -1 {
            guard errno == EINTR else { throw BenchmarkFailure("the end of \(name) was missed: error \(errno)") }
        }
        // An exit is the status shifted by eight bits; anything in the lower ones is a signal.
        guard status == expectedStatus << 8 else {
            throw BenchmarkFailure("\(name) ended with wait status \(status)")
        }
        #if canImport(Darwin)
            let peakBytes = usage.ru_maxrss
        #else
            let peakBytes = usage.ru_maxrss * 1_024
        #endif
        return Usage(cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), peakBytes: peakBytes)
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
}
