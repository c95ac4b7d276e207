// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a worker hands over: an answer or a failure, as bytes on its standard output.
package struct WorkerReply {
    /// The most bytes that a reply has beside the body: headers are limited by the platform to some 300 kB.
    static let maximumHeadBytes = 4 * 1024 * 1024

    /// What the fetch brought.
    package let result: Result<FetchOutcome, FetchFailure>

    /// Wraps what a fetch brought.
    package init(_ result: Result<FetchOutcome, FetchFailure>) {
        self.result = result
    }

    /// Reads a reply; nil if it is not one, or not all of one.
    package init?(bytes: [UInt8]) {
        guard let (head, body) = WorkerFrame.parts(of: bytes) else { return nil }
        if body.isEmpty, let failure = FetchFailure(head: head) {
            result = .failure(failure)
        } else if body.isEmpty, head["isNotModified"] != nil {
            result = .success(.notModified)
        } else if let answer = FetchedAnswer(head: head, body: body) {
            result = .success(.answered(answer))
        } else {
            return nil
        }
    }

    /// The reply as bytes.
    package var bytes: [UInt8] {
        let head: JSONValue
        let body: [UInt8]
        switch result {
        case .failure(let failure): (head, body) = (failure.head, [])
        case .success(.notModified): (head, body) = (.object(["isNotModified": .boolean(true)]), [])
        case .success(.answered(let answer)): (head, body) = (answer.head, answer.body)
        }
        return WorkerFrame.bytes(head: head, body: body)
    }
}

extension FetchedAnswer {
    fileprivate var head: JSONValue {
        let texts = [
            ("requestedURL", requestedURL), ("finalURL", finalURL), ("contentType", contentType), ("eTag", eTag),
            ("lastModified", lastModified),
        ]
        let numbers = [("byteCount", body.count), ("statusCode", statusCode)]
        return .object(
            texts.compactMap { name, text in text.map { JSONValue.Member(key: name, value: .string($0)) } }
                + numbers.map { name, number in JSONValue.Member(key: name, value: .integer(Int64(number))) }
        )
    }

    fileprivate init?(head: JSONNode, body: [UInt8]) {
        guard head["byteCount"]?.numberText.flatMap({ Int($0) }) == body.count,
            let statusCode = head["statusCode"]?.numberText.flatMap({ Int($0) }),
            let requestedURL = head["requestedURL"]?.string, let finalURL = head["finalURL"]?.string
        else { return nil }
        self.init(
            body: body,
            requestedURL: requestedURL,
            finalURL: finalURL,
            statusCode: statusCode,
            contentType: head["contentType"]?.string,
            eTag: head["eTag"]?.string,
            lastModified: head["lastModified"]?.string
        )
    }
}
