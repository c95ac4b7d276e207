// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a worker hands over for a call: a reply or a failure, as bytes on its standard output.
package struct WorkerCallReply {
    /// What the call brought.
    package let result: Result<HTTPReply, FetchFailure>

    /// Wraps what a call brought.
    package init(_ result: Result<HTTPReply, FetchFailure>) {
        self.result = result
    }

    /// Reads a reply; nil if it is not one, or not all of one.
    package init?(bytes: [UInt8]) {
        guard let (head, body) = WorkerFrame.parts(of: bytes) else { return nil }
        if body.isEmpty, let failure = FetchFailure(head: head) {
            result = .failure(failure)
            return
        }
        guard let status = Self.number(head["status"]), Self.number(head["byteCount"]) == body.count,
            let headers = head["headers"]
        else { return nil }
        let pairs = HTTPReply.headerNames.compactMap { name in headers[name]?.string.map { (name, $0) } }
        result = .success(HTTPReply(status: status, headers: Dictionary(pairs) { first, _ in first }, body: body))
    }

    /// The reply as bytes.
    package var bytes: [UInt8] {
        switch result {
        case .failure(let failure):
            return WorkerFrame.bytes(head: failure.head, body: [])
        case .success(let reply):
            let headers = HTTPReply.headerNames.compactMap { name in
                reply.headers[name].map { JSONValue.Member(key: name, value: .string($0)) }
            }
            let head = JSONValue.object([
                "status": .integer(Int64(reply.status)), "byteCount": .integer(Int64(reply.body.count)),
                "headers": .object(headers),
            ])
            return WorkerFrame.bytes(head: head, body: reply.body)
        }
    }

    private static func number(_ node: JSONNode?) -> Int? {
        node?.numberText.flatMap { Int($0) }
    }
}
