// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The signals with which people and supervisors end a process: Ctrl-C, Ctrl-\, `SIGTERM`, and the end of the terminal.
package enum EndingSignals {
    /// The status of a process that Ctrl-C ended.
    private static let interruptStatus: Int32 = 130

    /// Where `SIGQUIT` is left alone, the runtime takes it for a crash, and the process goes on.
    private static let numbers = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

    private static var all: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        return signals
    }

    /// Makes these signals end this process and the groups of programs that it started; Ctrl-C with a word and the
    /// status 130, the others as they always do.
    ///
    /// A signal that whoever started the process ignores, as `nohup` does, stays ignored.
    package static func installHandlers() {
        RunningGroups.prepare()
        for number in numbers {
            let previous = signal(number) { $0 == SIGINT ? EndingSignals.interrupt() : EndingSignals.end(by: $0) }
            if isIgnoring(previous) { signal(number, SIG_IGN) }
        }
        // A program that starts this one from a thread of libdispatch hands down that such signals wait for ever.
        var ending = all
        pthread_sigmask(SIG_UNBLOCK, &ending, nil)
    }

    /// Does something that these signals may not break off; they wait until it is done.
    package static func holding<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        var held = all
        var previous = sigset_t()
        pthread_sigmask(SIG_BLOCK, &held, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        return try body()
    }

    /// Whether one of them waits.
    package static var isPending: Bool {
        var pending = sigset_t()
        sigemptyset(&pending)
        guard sigpending(&pending) == 0 else { return false }
        return numbers.contains { sigismember(&pending, $0) == 1 && !isIgnored($0) }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            return isIgnoring(action.__sigaction_u.__sa_handler)
        #elseif canImport(Musl)
            return isIgnoring(action.__sa_handler.sa_handler)
        #else
            return isIgnoring(action.__sigaction_handler.sa_handler)
        #endif
    }
}

/// Whether a handler is the one that ignores.
private func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}

// MARK: - Only calls that a handler may make (signal-safety(7))

extension EndingSignals {
    private static func interrupt() {
        RunningGroups.killAll()
        let text: StaticString = "\ninterrupted\n"
        _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
        _exit(interruptStatus)
    }

    /// Ends the process by the signal itself, so that whoever started it sees which one it was.
    private static func end(by number: Int32) {
        RunningGroups.killAll()
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
        // No signal ends the first process of a container, so its status says which one it was, as shells do.
        _exit(128 + number)
    }
}
