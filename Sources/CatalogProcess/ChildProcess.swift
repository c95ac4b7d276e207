// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A process that is given its input and whose output is read, within a time and a length.
///
/// Not Foundation's `Process`: that can hang while it reads pipes (swift-corelibs-foundation#5197).
package struct ChildProcess: ~Copyable {
    private let identifier: pid_t
    private let hasOwnGroup: Bool
    private var streams: ProcessStreams

    /// Starts a program.
    ///
    /// - Parameter command: The program and what it is given.
    /// - Throws: ``SpawnError`` if the system does not start it.
    package init(_ command: ProcessCommand) throws(SpawnError) {
        Self.keepEnds
        let output = try Channel()
        let error = try Channel(isNeeded: command.keptErrorBytes != nil)
        let input = try Channel(isNeeded: command.input != nil)
        var actions = SpawnActions(hasOwnGroup: command.hasOwnGroup)
        actions.connect(STDIN_FILENO, to: input.childEnd, orNothingFor: O_RDONLY)
        actions.connect(STDOUT_FILENO, to: output.childEnd, orNothingFor: O_WRONLY)
        actions.connect(STDERR_FILENO, to: error.childEnd, orNothingFor: O_WRONLY)
        identifier = try actions.start(command)
        hasOwnGroup = command.hasOwnGroup
        streams = ProcessStreams(
            output: output.takeOwn(),
            error: error.takeOwn(),
            input: input.takeOwn(),
            inputBytes: command.input ?? [],
            keptErrorBytes: command.keptErrorBytes ?? 0
        )
    }

    /// Writes the input, and reads what the process prints to the end.
    ///
    /// - Parameters:
    ///   - limit: The most bytes of standard output.
    ///   - deadline: When to give up.
    ///   - tickMilliseconds: After how long without anything to do `onTick` is called, more than 0.
    ///   - onTick: Is called while nothing comes, on this thread.
    /// - Returns: What was read, or why reading was given up.
    package mutating func exchange(
        limit: Int,
        until deadline: Deadline,
        tickMilliseconds: Int32 = .max,
        onTick: () -> Void = {}
    ) -> ProcessOutput {
        streams.exchange(limit: limit, until: deadline, tickMilliseconds: tickMilliseconds, onTick: onTick)
    }

    /// Waits until the process has ended, and kills it if it still runs at the deadline.
    ///
    /// - Parameter deadline: How long it may go on; nil kills it at once.
    /// - Returns: How it ended.
    package consuming func end(waitingUntil deadline: Deadline? = nil) -> ProcessEnd {
        streams.close()
        defer { if hasOwnGroup { RunningGroups.remove(identifier) } }
        var status: Int32 = 0
        if let deadline {
            if waitForEnd(&status, until: deadline) { return ProcessEnd(waitStatus: status) }
        }
        // Not yet waited for, so the number still belongs to the process, even if it has ended.
        kill(hasOwnGroup ? -identifier : identifier, SIGKILL)
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return deadline == nil ? ProcessEnd(waitStatus: status) : .killed
    }

    /// Makes the system keep how a process ended until it is asked.
    ///
    /// It does not where the program that started this one ignored the ends of its own processes, as some supervisors
    /// do.
    private static let keepEnds: Void = {
        let previous = signal(SIGCHLD, SIG_DFL)
        if unsafeBitCast(previous, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGCHLD, previous) }
    }()

    /// Waits for the end of the process, which has nothing left to print and so is about to come.
    ///
    /// - Returns: Whether the process has ended in time.
    private func waitForEnd(_ status: inout Int32, until deadline: Deadline) -> Bool {
        var pause: Int32 = 1
        while true {
            let result = waitpid(identifier, &status, WNOHANG)
            if result == identifier { return true }
            let left = deadline.millisecondsLeft
            guard left > 0, result == 0 || errno == EINTR else { return false }
            // The system has no portable call that waits for a process and for the clock.
            poll(nil, 0, min(pause, left))
            pause = min(pause * 2, 20)
        }
    }
}
