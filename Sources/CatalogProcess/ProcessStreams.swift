// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The ends of the standard streams of another process.
struct ProcessStreams {
    /// How many bytes one call moves at most.
    private static let chunkByteCount = 64 * 1024

    private var output: Int32?
    private var error: Int32?
    private var input: Int32?
    private var inputLeft: ArraySlice<UInt8>
    private var outputBytes: [UInt8] = []
    private var errorBytes: [UInt8] = []
    private let keptErrorBytes: Int

    /// Takes over the descriptors, until ``close()``.
    init(output: Int32?, error: Int32?, input: Int32?, inputBytes: [UInt8], keptErrorBytes: Int) {
        self.output = output
        self.error = error
        self.input = input
        inputLeft = inputBytes[...]
        self.keptErrorBytes = keptErrorBytes
    }

    /// Writes and reads, whatever is possible first, so that neither side waits for the other for ever.
    ///
    /// - Parameters:
    ///   - limit: The most bytes of standard output.
    ///   - deadline: When to give up.
    ///   - tickMilliseconds: After how long without anything to do `onTick` is called, more than 0.
    ///   - onTick: Is called while nothing comes.
    /// - Returns: What was read, or why reading was given up.
    mutating func exchange(
        limit: Int,
        until deadline: Deadline,
        tickMilliseconds: Int32,
        onTick: () -> Void
    ) -> ProcessOutput {
        var buffer = [UInt8](repeating: 0, count: Self.chunkByteCount)
        while output != nil || error != nil {
            let left = deadline.millisecondsLeft
            guard left > 0 else { return .tooLate }
            // A negative number is passed over.
            var polled = [
                pollfd(fd: output ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: error ?? -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input ?? -1, events: Int16(POLLOUT), revents: 0),
            ]
            guard poll(&polled, 3, min(left, tickMilliseconds)) > 0 else {
                onTick()
                continue
            }
            if polled[2].revents != 0 { writeOnce() }
            if polled[1].revents != 0 { readErrorOnce(&buffer) }
            if polled[0].revents != 0, !readOutputOnce(&buffer, limit: limit) { return .tooLong }
        }
        return .complete(outputBytes, error: errorBytes)
    }

    /// Closes what is still open.
    mutating func close() {
        Self.close(&output)
        Self.close(&error)
        Self.close(&input)
    }

    /// Writes what the other side has room for; the stream is closed after the last byte, or when nobody reads it.
    private mutating func writeOnce() {
        guard let descriptor = input else { return }
        #if canImport(Darwin)
            let flags = MSG_DONTWAIT
        #else
            let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        #endif
        if !inputLeft.isEmpty {
            let count = inputLeft.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
            if count < 0, [EINTR, EAGAIN].contains(errno) { return }
            inputLeft = count < 0 ? [] : inputLeft.dropFirst(count)
        }
        if inputLeft.isEmpty { Self.close(&input) }
    }

    /// Reads some of the standard error, and forgets what is more than is kept.
    private mutating func readErrorOnce(_ buffer: inout [UInt8]) {
        guard let count = Self.readOnce(&error, &buffer) else { return }
        errorBytes += buffer[..<min(count, max(0, keptErrorBytes - errorBytes.count))]
    }

    /// Reads some of the standard output.
    ///
    /// - Returns: Whether it is still within the limit.
    private mutating func readOutputOnce(_ buffer: inout [UInt8], limit: Int) -> Bool {
        guard let count = Self.readOnce(&output, &buffer) else { return true }
        guard count <= limit - outputBytes.count else { return false }
        outputBytes += buffer[..<count]
        return true
    }

    /// Reads once; closes the stream at its end.
    ///
    /// - Returns: The number of bytes, or nil if there are none now.
    private static func readOnce(_ stream: inout Int32?, _ buffer: inout [UInt8]) -> Int? {
        guard let descriptor = stream else { return nil }
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { return nil }
        guard count > 0 else {
            close(&stream)
            return nil
        }
        return count
    }

    private static func close(_ stream: inout Int32?) {
        if let descriptor = stream { closeDescriptor(descriptor) }
        stream = nil
    }
}

/// The system's function, by a name that no method hides.
private func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
}
