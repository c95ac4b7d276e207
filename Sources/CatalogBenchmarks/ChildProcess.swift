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
    /// Runs a program to its end; what it prints is thrown away.
    ///
    /// - Parameter command: The path of the program, and its arguments.
    /// - Throws: A ``BenchmarkFailure`` if the program cannot be started, or does not end with status 0.
    static func run(_ command: [String]) throws(BenchmarkFailure) {
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
        while waitpid(process, &status, 0) == -1 {
            guard errno == EINTR else { throw BenchmarkFailure("the end of \(name) was missed: error \(errno)") }
        }
        guard status == 0 else { throw BenchmarkFailure("\(name) ended with wait status \(status)") }
    }
}
