// SPDX-License-Identifier: Apache-2.0

/// What the server does with a request: a proper answer, or one of the faults that real servers and networks have.
package enum LoopbackAnswer: Sendable, Equatable {
    /// The whole response.
    case response(LoopbackResponse)

    /// The connection is closed without a byte.
    case close

    /// A longer body is announced than is sent before the connection is closed.
    case shortBody(LoopbackResponse, announcedLength: Int)

    /// A chunked body of repeated pieces that never ends; the body of the response is the piece.
    case endlessBody(LoopbackResponse)

    /// The head, and then the body at one byte per second.
    case drip(LoopbackResponse)

    /// The head with an announced length, and then nothing until the client goes away.
    case stallAfterHead(LoopbackResponse)

    /// Nothing at all until the client goes away.
    case never

    /// These bytes, whatever they are, and then the connection is closed.
    case raw([UInt8])

    /// These bytes, a pause of so many milliseconds, the other bytes, and then the connection is closed.
    case rawInTwo([UInt8], pauseMilliseconds: Int32, [UInt8])
}
