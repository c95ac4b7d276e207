// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What is done in a new process before its program begins.
struct SpawnActions: ~Copyable {
    #if canImport(Darwin)
        private var actions: posix_spawn_file_actions_t?
        private var attributes: posix_spawnattr_t?
    #else
        private var actions = posix_spawn_file_actions_t()
        private var attributes = posix_spawnattr_t()
    #endif

    /// Creates the list, without a standard stream.
    ///
    /// - Parameter hasOwnGroup: Whether the process is the first of a new process group.
    init(hasOwnGroup: Bool) {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        // The calling thread may block signals, as those of Dispatch do; the process must not inherit that.
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        // Nor that this process ignores pipes that nobody reads, of which a program expects to end.
        var defaultSignals = noSignals
        sigaddset(&defaultSignals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &defaultSignals)
        var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        if hasOwnGroup { flags |= Int32(POSIX_SPAWN_SETPGROUP) }
        #if canImport(Darwin)
            flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
        #endif
        posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
    }

    deinit {
        var (actions, attributes) = (actions, attributes)
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    /// Connects a standard stream.
    ///
    /// - Parameters:
    ///   - stream: The number of the stream.
    ///   - descriptor: What it becomes; nil for `/dev/null`.
    ///   - mode: How `/dev/null` is opened.
    mutating func connect(_ stream: Int32, to descriptor: Int32?, orNothingFor mode: Int32) {
        if let descriptor {
            posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
        } else {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", mode, 0)
        }
    }

    /// Starts a program with these actions, and notes its group if it has one.
    ///
    /// - Returns: The number of the process.
    mutating func start(_ command: ProcessCommand) throws(SpawnError) -> pid_t {
        var identifier: pid_t = 0
        let errorNumber = CStringArray.with(command.arguments) { arguments in
            CStringArray.with(command.environment) { environment in
                // A signal between the start and the note would leave the group behind.
                EndingSignals.holding {
                    let errorNumber = posix_spawn(
                        &identifier,
                        command.path,
                        &actions,
                        &attributes,
                        arguments,
                        environment
                    )
                    if errorNumber == 0, command.hasOwnGroup { RunningGroups.add(identifier) }
                    return errorNumber
                }
            }
        }
        guard errorNumber == 0 else { throw SpawnError(errorNumber: errorNumber) }
        return identifier
    }
}
