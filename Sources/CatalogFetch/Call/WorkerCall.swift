// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A call as a worker is given it: as bytes on its standard input, which no list of processes shows.
package struct WorkerCall: Sendable, Equatable {
    /// The most bytes that a worker reads: the body, and a head with an address and a credential.
    package static let maximumByteCount = HTTPCall.maximumBodyByteCount + WorkerRequest.maximumByteCount

    /// The call.
    package let call: HTTPCall

    /// Wraps a call.
    package init(_ call: HTTPCall) {
        self.call = call
    }

    /// The call as bytes; the first one is never that of a ``WorkerRequest``.
    package var bytes: [UInt8] {
        let texts: [(String, String?)] = [
            ("method", call.method.rawValue), ("url", call.url), ("userAgent", call.userAgent),
            ("headerName", call.secretHeader?.name), ("headerValue", call.secretHeader?.value),
        ]
        let numbers = [
            ("timeoutSeconds", call.timeoutSeconds), ("maximumBytes", call.maximumBytes),
            ("byteCount", call.body?.count ?? -1),
        ]
        let headers = call.headers.map { header in
            JSONValue.object(["name": .string(header.name), "value": .string(header.value)])
        }
        return WorkerFrame.bytes(
            head: .object(
                texts.compactMap { name, text in text.map { JSONValue.Member(key: name, value: .string($0)) } }
                    + numbers.map { JSONValue.Member(key: $0, value: .integer(Int64($1))) }
                    + [.init(key: "headers", value: .array(headers))]
            ),
            body: call.body ?? []
        )
    }

    /// Reads what a worker was given; nil if it is not a call, or not all of one.
    package init?(bytes: [UInt8]) {
        guard let (root, body) = WorkerFrame.parts(of: bytes),
            let method = root["method"]?.string.flatMap(HTTPMethod.init(rawValue:)),
            let url = root["url"]?.string, let userAgent = root["userAgent"]?.string,
            let timeoutSeconds = Self.number(root["timeoutSeconds"]),
            let maximumBytes = Self.number(root["maximumBytes"]),
            let byteCount = Self.number(root["byteCount"]), max(0, byteCount) == body.count,
            let headers = root["headers"]
        else { return nil }
        var secretHeader: SecretHeader?
        if let name = root["headerName"]?.string, let value = root["headerValue"]?.string {
            guard let header = try? SecretHeader(name: name, value: value) else { return nil }
            secretHeader = header
        }
        self.init(
            HTTPCall(
                method: method,
                url: url,
                headers: headers.elements.compactMap { header in
                    guard let name = header["name"]?.string, let value = header["value"]?.string else { return nil }
                    return HTTPHeader(name: name, value: value)
                },
                secretHeader: secretHeader,
                body: byteCount < 0 ? nil : body,
                timeoutSeconds: timeoutSeconds,
                maximumBytes: maximumBytes,
                userAgent: userAgent
            )
        )
    }

    private static func number(_ node: JSONNode?) -> Int? {
        node?.numberText.flatMap { Int($0) }
    }
}
