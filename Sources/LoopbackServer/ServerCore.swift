// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The running part of a server: its threads hold it, its owner stops it.
final class ServerCore: @unchecked Sendable {
    // `@unchecked`: the `var`s are only touched under `monitor`; the rest does not change.

    private let listener: Int32
    private let handler: LoopbackServer.Handler
    private let stopSignal: StopSignal
    private let monitor = Monitor()
    private var seen: [LoopbackRequest] = []
    private var connectionCount = 0
    private var isAccepting = true
    private var isStopped = false

    /// Takes over a listening socket and starts to accept.
    init(listener: Int32, handler: @escaping LoopbackServer.Handler) throws(LoopbackServerError) {
        self.listener = listener
        self.handler = handler
        do throws(LoopbackServerError) {
            stopSignal = try StopSignal()
        } catch {
            close(listener)
            throw error
        }
        let errorNumber = DetachedThread.start { self.acceptConnections() }
        guard errorNumber == 0 else {
            stopSignal.close()
            close(listener)
            throw LoopbackServerError(call: "pthread_create", errorNumber: errorNumber)
        }
    }

    /// The requests received so far.
    var requests: [LoopbackRequest] { monitor.locked { seen } }

    /// Ends all threads, waits for them, and closes the sockets.
    func stop() {
        let isFirst = monitor.locked { () -> Bool in
            defer { isStopped = true }
            return !isStopped
        }
        guard isFirst else { return }
        stopSignal.raise()
        monitor.wait { !isAccepting && connectionCount == 0 }
        close(listener)
        stopSignal.close()
    }

    private func acceptConnections() {
        while stopSignal.wait(for: listener, events: Int16(POLLIN), milliseconds: nil) != .stopped {
            guard let descriptor = PlatformSocket.accept(listener) else { continue }
            let mayServe = monitor.waitLocked(
                until: { connectionCount < LoopbackServer.maximumConnections || isStopped },
                then: { () -> Bool in
                    guard !isStopped else { return false }
                    connectionCount += 1
                    return true
                }
            )
            guard mayServe else {
                close(descriptor)
                break
            }
            if DetachedThread.start({ self.serve(descriptor) }) != 0 {
                close(descriptor)
                monitor.change { connectionCount -= 1 }
            }
        }
        monitor.change { isAccepting = false }
    }

    private func serve(_ descriptor: Int32) {
        let connection = Connection(descriptor: descriptor, stopSignal: stopSignal)
        if let request = connection.readRequest() {
            monitor.locked { seen.append(request) }
            connection.perform(handler(request))
        }
        close(descriptor)
        monitor.change { connectionCount -= 1 }
    }
}
