// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What a worker hands over: an answer or a failure, as bytes on its standard output.
///
/// Eight bytes with the length of the head, the head as JSON, and the body as it is. Both ends are of the same build, so the
/// format has no version.
package struct WorkerReply {
    private static let lengthSize = MemoryLayout<UInt64>.size

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
        guard bytes.count >= Self.lengthSize else { return nil }
        let length = bytes[..<Self.lengthSize].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let rest = bytes[Self.lengthSize...]
        guard length <= rest.count,
            let document = try? JSONDocument(bytes: Array(rest.prefix(Int(length))), file: "head")
        else { return nil }
        let body = Array(rest.dropFirst(Int(length)))
        if body.isEmpty, let failure = FetchFailure(head: document.root) {
            result = .failure(failure)
        } else if body.isEmpty, document.root["isNotModified"] != nil {
            result = .success(.notModified)
        } else if let answer = FetchedAnswer(head: document.root, body: body) {
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
        let encoded = JSONWriter.compactBytes(head)
        let length = UInt64(encoded.count)
        let prefix = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
        return prefix + encoded + body
    }
}

extension FetchFailure {
    fileprivate var head: JSONValue {
        let wait: [JSONValue.Member] =
            switch retryAfter {
            case .seconds(let seconds): [.init(key: "retryAfterSeconds", value: .integer(Int64(seconds)))]
            case .date(let date): [.init(key: "retryAfterDate", value: .string(date))]
            case nil: []
            }
        return .object(
            [
                .init(key: "category", value: .string(category.rawValue)),
                .init(key: "place", value: .string(place)),
                .init(key: "what", value: .string(what)),
                .init(key: "nextStep", value: .string(nextStep)),
                .init(key: "isTransient", value: .boolean(isTransient)),
            ] + wait
        )
    }

    fileprivate init?(head: JSONNode) {
        guard let category = head["category"]?.string.flatMap(FetchError.Category.init(rawValue:)),
            let place = head["place"]?.string, let what = head["what"]?.string,
            let nextStep = head["nextStep"]?.string, let isTransient = head["isTransient"]
        else { return nil }
        let seconds = head["retryAfterSeconds"]?.numberText.flatMap { Int($0) }.map { RetryAfter.seconds($0) }
        self.init(
            category: category,
            place: place,
            what: what,
            nextStep: nextStep,
            isTransient: isTransient.boolean ?? false,
            retryAfter: seconds ?? head["retryAfterDate"]?.string.map { RetryAfter.date($0) }
        )
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
