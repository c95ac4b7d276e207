// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A flag that threads can wait for together with a socket: a pipe whose writing end is closed to raise it.
final class StopSignal: Sendable {
    private let readingEnd: Int32
    private let writingEnd: Int32

    /// How a wait ended.
    enum Event: Sendable, Equatable {
        /// The socket is ready.
        case ready

        /// The time is over.
        case timedOut

        /// The flag is raised.
        case stopped
    }

    /// Creates a flag that is not raised.
    init() throws(LoopbackServerError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw LoopbackServerError(call: "pipe", errorNumber: errno) }
        readingEnd = ends[0]
        writingEnd = ends[1]
        _ = fcntl(readingEnd, F_SETFD, FD_CLOEXEC)
        _ = fcntl(writingEnd, F_SETFD, FD_CLOEXEC)
    }

    /// Raises the flag for good; to be called once.
    func raise() {
        systemClose(writingEnd)
    }

    /// Gives the last descriptor back, once no thread waits any more.
    func close() {
        systemClose(readingEnd)
    }

    /// Waits for a socket, for the flag, or for a time.
    ///
    /// - Parameters:
    ///   - descriptor: The socket, or nil to wait for the flag only.
    ///   - events: `POLLIN` or `POLLOUT`; that the other side has gone counts as ready.
    ///   - milliseconds: The longest wait; nil for ever.
    /// - Returns: What ended the wait; a raised flag comes before a ready socket.
    func wait(for descriptor: Int32?, events: Int16, milliseconds: Int32?) -> Event {
        // `poll` passes over negative descriptors.
        var polled = [
            pollfd(fd: readingEnd, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor ?? -1, events: events, revents: 0),
        ]
        var count: Int32
        repeat {
            count = poll(&polled, nfds_t(polled.count), milliseconds ?? -1)
        } while count < 0 && errno == EINTR
        if polled[0].revents != 0 { return .stopped }
        return count > 0 ? .ready : .timedOut
    }
}

private func systemClose(_ descriptor: Int32) {
    _ = close(descriptor)
}
