// SPDX-License-Identifier: Apache-2.0

import CatalogProcess

/// One worker: started with what it is asked for, read to its end, and gone.
struct WorkerProcess {
    /// How to start it.
    let command: WorkerCommand

    /// How much longer than the deadline a worker may take: it starts, and it cleans up.
    private static let grace = Duration.milliseconds(900)

    /// How often those who wait are told so.
    private static let tickMilliseconds: Int32 = 100

    /// Starts the worker and waits for what it hands over.
    ///
    /// - Parameters:
    ///   - input: What it reads.
    ///   - limits: The address that it asks, for messages, and the most bytes that it hands over.
    ///   - millisecondsLeft: How long it may take.
    ///   - usesProxy: Whether it may ask through a proxy.
    ///   - read: Reads what it wrote; nil if that is no reply.
    ///   - onTick: Is told how long the answer has been waited for, in milliseconds.
    /// - Returns: What was read.
    /// - Throws: ``FetchError`` if it did not start, or stopped, or took too long, or wrote too much.
    func reply<Reply>(
        to input: [UInt8],
        limits: FetchRequest,
        millisecondsLeft: Int,
        usesProxy: Bool,
        read: ([UInt8]) -> Reply?,
        onTick: (Int) -> Void = { _ in }
    ) throws(FetchError) -> Reply {
        let failure = { (reason: FetchError.Reason) in
            FetchError(reason: reason, url: limits.url, hasSecret: limits.secretHeader != nil)
        }
        var child: ChildProcess
        do throws(SpawnError) {
            child = try ChildProcess(
                ProcessCommand(
                    path: command.executablePath,
                    arguments: [command.executablePath] + command.arguments,
                    environment: WorkerEnvironment.variables(usesProxy: usesProxy),
                    input: input
                )
            )
        } catch {
            throw failure(.workerNotStarted(errorNumber: error.errorNumber))
        }
        let (limit, isTooLarge) = limits.maximumBytes.addingReportingOverflow(WorkerReply.maximumHeadBytes)
        let clock = ContinuousClock()
        let start = clock.now
        let output = child.exchange(
            limit: isTooLarge ? Int.max : limit,
            until: Deadline(after: .milliseconds(millisecondsLeft) + Self.grace),
            tickMilliseconds: Self.tickMilliseconds
        ) {
            onTick(Int(start.duration(to: clock.now) / .milliseconds(1)))
        }
        if case .complete(let bytes, _) = output {
            if let reply = read(bytes) {
                _ = child.end()
                return reply
            }
            // It is about to end by itself, and how it does tells why.
            throw failure(Self.reason(child.end(waitingUntil: Deadline(after: Self.grace))))
        }
        _ = child.end()
        throw failure(
            output == .tooLong
                ? .tooManyBytes(limit: limits.maximumBytes) : .deadlineExceeded(seconds: limits.timeoutSeconds)
        )
    }

    /// Why a worker ended without a reply.
    private static func reason(_ end: ProcessEnd) -> FetchError.Reason {
        if case .exited(let status) = end, status != 0 { return .workerNotLoaded(status: status) }
        return .clientStopped(signal: end.signal)
    }
}
