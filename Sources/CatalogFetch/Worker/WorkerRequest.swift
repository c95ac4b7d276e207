// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a worker is asked for: one attempt at a request, as bytes on its standard input, which no list of processes
/// shows.
package struct WorkerRequest: Sendable, Equatable {
    /// The most bytes that a worker reads.
    package static let maximumByteCount = 64 * 1024

    /// What to fetch; the pauses are for those who start workers.
    package let fetch: FetchRequest

    /// What is left of the total time, in milliseconds.
    package let millisecondsLeft: Int

    /// Creates an attempt.
    package init(_ fetch: FetchRequest, millisecondsLeft: Int) {
        var attempt = fetch
        attempt.retryPausesMilliseconds = []
        self.fetch = attempt
        self.millisecondsLeft = millisecondsLeft
    }

    /// The attempt as compact JSON.
    package var bytes: [UInt8] {
        let texts = [
            ("url", fetch.url), ("userAgent", fetch.userAgent), ("validatedURL", fetch.validators?.url),
            ("eTag", fetch.validators?.eTag), ("lastModified", fetch.validators?.lastModified),
            ("headerName", fetch.secretHeader?.name), ("headerValue", fetch.secretHeader?.value),
        ]
        let numbers = [
            ("timeoutSeconds", fetch.timeoutSeconds), ("maximumBytes", fetch.maximumBytes),
            ("idleSeconds", fetch.idleSeconds), ("millisecondsLeft", millisecondsLeft),
        ]
        return JSONWriter.compactBytes(
            .object(
                texts.compactMap { name, text in text.map { JSONValue.Member(key: name, value: .string($0)) } }
                    + numbers.map { JSONValue.Member(key: $0, value: .integer(Int64($1))) }
            )
        )
    }

    /// Reads what a worker was given; nil if it is not an attempt.
    package init?(bytes: [UInt8]) {
        guard let root = try? JSONDocument(bytes: bytes, file: "request").root,
            let url = root["url"]?.string, let userAgent = root["userAgent"]?.string,
            let timeoutSeconds = Self.number(root["timeoutSeconds"]),
            let maximumBytes = Self.number(root["maximumBytes"]),
            let idleSeconds = Self.number(root["idleSeconds"]),
            let millisecondsLeft = Self.number(root["millisecondsLeft"])
        else { return nil }
        var secretHeader: SecretHeader?
        if let name = root["headerName"]?.string, let value = root["headerValue"]?.string {
            guard let header = try? SecretHeader(name: name, value: value) else { return nil }
            secretHeader = header
        }
        self.init(
            FetchRequest(
                url: url,
                timeoutSeconds: timeoutSeconds,
                maximumBytes: maximumBytes,
                userAgent: userAgent,
                idleSeconds: idleSeconds,
                retryPausesMilliseconds: [],
                validators: root["validatedURL"]?.string.flatMap { url in
                    CacheValidators(url: url, eTag: root["eTag"]?.string, lastModified: root["lastModified"]?.string)
                },
                secretHeader: secretHeader
            ),
            millisecondsLeft: millisecondsLeft
        )
    }

    private static func number(_ node: JSONNode?) -> Int? {
        node?.numberText.flatMap { Int($0) }
    }
}
