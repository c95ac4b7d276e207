// SPDX-License-Identifier: Apache-2.0

/// An HTTP response: the server adds nothing but its length and `Connection: close`.
package struct LoopbackResponse: Sendable, Equatable {
    /// The status, 100...999.
    package var status: Int

    /// The header fields, written as they are.
    package var headers: [LoopbackHeader]

    /// The body.
    package var body: [UInt8]

    /// Creates a response.
    package init(status: Int = 200, headers: [LoopbackHeader] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The head with an announced length, or without one.
    func head(contentLength: Int?, extra: [LoopbackHeader] = []) -> [UInt8] {
        var fields = headers + extra
        if let contentLength {
            fields.append(LoopbackHeader("Content-Length", String(contentLength)))
        }
        fields.append(LoopbackHeader("Connection", "close"))
        let lines = fields.map { "\($0.name): \($0.value)\r\n" }.joined()
        return Array("HTTP/1.1 \(status) Loopback\r\n\(lines)\r\n".utf8)
    }
}
