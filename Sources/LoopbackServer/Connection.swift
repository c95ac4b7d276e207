// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// One accepted connection: reads one request and performs one answer, until the client goes away or the server stops.
struct Connection {
    /// The socket; closed by the caller.
    let descriptor: Int32

    /// The flag that ends all waits.
    let stopSignal: StopSignal

    /// The longest wait for the next bytes of a request.
    private static let patience: Int32 = 30_000

    /// Reads a request; nil if none comes.
    func readRequest() -> LoopbackRequest? {
        var bytes: [UInt8] = []
        var headEnd: Int?
        while stopSignal.wait(for: descriptor, events: Int16(POLLIN), milliseconds: Self.patience) == .ready {
            guard let received = PlatformSocket.receive(from: descriptor) else { return nil }
            let previousCount = bytes.count
            bytes += received
            headEnd = headEnd ?? LoopbackRequest.endOfHead(bytes, from: previousCount)
            guard let headEnd else {
                guard bytes.count <= LoopbackRequest.maximumHeadBytes else { return nil }
                continue
            }
            switch LoopbackRequest.parse(bytes, headEnd: headEnd) {
            case .incomplete: continue
            case .malformed: return nil
            case .complete(let request): return request
            }
        }
        return nil
    }

    /// Performs an answer and ends the sending side, so that the client sees the end.
    func perform(_ answer: LoopbackAnswer) {
        switch answer {
        case .response(let response):
            send(response.head(contentLength: response.body.count) + response.body)
        case .close:
            break
        case .shortBody(let response, let announcedLength):
            send(response.head(contentLength: announcedLength) + response.body)
        case .endlessBody(let response):
            sendWithoutEnd(response)
        case .drip(let response):
            drip(response)
        case .stallAfterHead(let response):
            if send(response.head(contentLength: response.body.count)) { waitForClient() }
        case .never:
            waitForClient()
        case .raw(let bytes):
            send(bytes)
        case .rawInTwo(let first, let milliseconds, let second):
            guard send(first) else { break }
            // What arrives is nothing: the client has asked.
            if stopSignal.wait(for: descriptor, events: 0, milliseconds: milliseconds) == .timedOut { send(second) }
        }
        shutdown(descriptor, Int32(SHUT_WR))
        drain()
    }

    /// Sends all bytes.
    ///
    /// - Returns: false if the client has gone or the server stops.
    @discardableResult
    private func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard stopSignal.wait(for: descriptor, events: Int16(POLLOUT), milliseconds: nil) == .ready,
                let count = PlatformSocket.send(rest, to: descriptor)
            else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private func sendWithoutEnd(_ response: LoopbackResponse) {
        let head = response.head(contentLength: nil, extra: [LoopbackHeader("Transfer-Encoding", "chunked")])
        let chunk = Array("\(String(response.body.count, radix: 16))\r\n".utf8) + response.body + [0x0D, 0x0A]
        guard !response.body.isEmpty, send(head) else { return }
        while send(chunk) {}
    }

    private func drip(_ response: LoopbackResponse) {
        guard send(response.head(contentLength: response.body.count)) else { return }
        for byte in response.body {
            guard send([byte]), stopSignal.wait(for: nil, events: 0, milliseconds: 1000) == .timedOut else { return }
        }
    }

    /// Waits until the client closes the connection; what it still sends is thrown away.
    private func waitForClient() {
        while stopSignal.wait(for: descriptor, events: Int16(POLLIN), milliseconds: nil) == .ready {
            guard PlatformSocket.receive(from: descriptor) != nil else { return }
        }
    }

    /// Reads the rest for a moment: closing a socket with unread bytes resets it, and the answer may be lost.
    private func drain() {
        while stopSignal.wait(for: descriptor, events: Int16(POLLIN), milliseconds: 1000) == .ready {
            guard PlatformSocket.receive(from: descriptor) != nil else { return }
        }
    }
}
