// SPDX-License-Identifier: Apache-2.0

/// A small HTTP/1.1 server on 127.0.0.1 with real sockets, for tests and demonstrations only.
///
/// Each connection carries one request and is then closed. A connection has a thread of its own, so that a fault on one
/// of them does not disturb the others; more than ``maximumConnections`` wait. The server can be stopped at any moment.
package final class LoopbackServer: Sendable {
    /// Decides what to do with a request; called on the threads of the connections, several at once.
    package typealias Handler = @Sendable (LoopbackRequest) -> LoopbackAnswer

    /// The most connections that are served at once.
    package static let maximumConnections = 16

    /// The port that the system chose.
    package let port: UInt16

    private let core: ServerCore

    /// The address of a target on this server.
    package func url(_ target: String = "/") -> String {
        "http://127.0.0.1:\(port)\(target)"
    }

    /// The requests received so far, in the order in which they were complete.
    package var requests: [LoopbackRequest] { core.requests }

    private init(core: ServerCore, port: UInt16) {
        self.core = core
        self.port = port
    }

    /// Starts a server.
    ///
    /// - Throws: A ``LoopbackServerError`` if the system gives no socket, pipe or thread.
    package static func start(handler: @escaping Handler) throws(LoopbackServerError) -> LoopbackServer {
        let (listener, port) = try PlatformSocket.listen()
        let core = try ServerCore(listener: listener, handler: handler)
        return LoopbackServer(core: core, port: port)
    }

    /// Closes all connections, waits until their threads have ended, and closes the port; further calls do nothing.
    package func stop() {
        core.stop()
    }

    deinit {
        core.stop()
    }
}
