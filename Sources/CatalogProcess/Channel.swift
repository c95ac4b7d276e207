// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Two connected descriptors: one for a process that is about to start, one for this process.
///
/// A pair of sockets and no pipe: a write to a pipe that nobody reads any more ends the process that writes, and on
/// Linux only a socket can be made such that no other process, started at the same time by another thread, inherits it
/// and keeps it open. Neither descriptor is one of the first three, where the new process has its standard streams.
struct Channel: ~Copyable {
    /// The descriptor for the new process; nil when there is no channel.
    let childEnd: Int32?

    private var ownEnd: Int32?

    /// Creates a channel.
    ///
    /// - Parameter isNeeded: False for the lack of a channel.
    /// - Throws: ``SpawnError`` if the system has none left.
    init(isNeeded: Bool = true) throws(SpawnError) {
        guard isNeeded else {
            childEnd = nil
            return
        }
        let ends = try Self.connectedPair()
        childEnd = ends[0]
        ownEnd = ends[1]
    }

    deinit {
        if let childEnd { close(childEnd) }
        if let ownEnd { close(ownEnd) }
    }

    /// Closes the end of the other process, and hands over the one of this process, which the caller closes.
    consuming func takeOwn() -> Int32? {
        let own = ownEnd
        ownEnd = nil
        return own
    }

    private static func connectedPair() throws(SpawnError) -> [Int32] {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SpawnError(errorNumber: errno) }
        let moved = ends.map(aboveStandardStreams)
        guard moved.allSatisfy({ $0 >= 0 }) else {
            let errorNumber = errno
            for descriptor in moved where descriptor >= 0 { close(descriptor) }
            throw SpawnError(errorNumber: errorNumber)
        }
        #if canImport(Darwin)
            var on: Int32 = 1
            _ = setsockopt(moved[1], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return moved
    }

    private static var kind: Int32 {
        #if canImport(Darwin)
            SOCK_STREAM
        #elseif canImport(Glibc)
            Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #else
            SOCK_STREAM | SOCK_CLOEXEC
        #endif
    }

    /// The same socket at a number above the first three; the given number is closed if it is one of these.
    private static func aboveStandardStreams(_ descriptor: Int32) -> Int32 {
        #if canImport(Darwin)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #endif
        guard descriptor <= STDERR_FILENO else { return descriptor }
        let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        let errorNumber = errno
        close(descriptor)
        errno = errorNumber
        return moved
    }
}
