// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a worker hands over: an answer or an error, as bytes on its standard output.
///
/// Eight bytes with the length of the head, the head as JSON, and the body as it is. Both ends are the same build of the same
/// program, so the format has no version.
struct WorkerReply {
    private struct Head: Codable {
        var error: FetchError?
        var answer: AnswerFields?
    }

    private struct AnswerFields: Codable {
        let byteCount: Int
        let requestedURL: String
        let finalURL: String
        let statusCode: Int
        let contentType: String?
        let eTag: String?
        let lastModified: String?
    }

    private static let lengthSize = MemoryLayout<UInt64>.size

    /// The most bytes that a reply has beside the body: headers are limited by the platform to some 300 kB.
    static let maximumHeadBytes = 4 * 1024 * 1024

    /// What the fetch brought.
    let result: Result<FetchedAnswer, FetchError>

    /// Wraps what a fetch brought.
    init(_ result: Result<FetchedAnswer, FetchError>) {
        self.result = result
    }

    /// Reads a reply; nil if it is not one, or not all of one.
    init?(bytes: [UInt8]) {
        guard bytes.count >= Self.lengthSize else { return nil }
        let length = bytes[..<Self.lengthSize].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let rest = bytes[Self.lengthSize...]
        guard length <= rest.count,
            let head = try? JSONDecoder().decode(Head.self, from: Data(rest.prefix(Int(length))))
        else { return nil }
        let body = rest.dropFirst(Int(length))
        switch (head.error, head.answer) {
        case (let error?, nil) where body.isEmpty:
            result = .failure(error)
        case (nil, let fields?) where body.count == fields.byteCount:
            result = .success(Self.answer(fields, body: Array(body)))
        default:
            return nil
        }
    }

    /// The reply as bytes.
    ///
    /// - Throws: An error of the encoder, which these types do not cause.
    func bytes() throws -> [UInt8] {
        var head = Head()
        var body: [UInt8] = []
        switch result {
        case .failure(let error):
            head.error = error
        case .success(let answer):
            head.answer = Self.fields(answer)
            body = answer.body
        }
        let encoded = try JSONEncoder().encode(head)
        return withUnsafeBytes(of: UInt64(encoded.count).bigEndian) { Array($0) } + encoded + body
    }

    private static func fields(_ answer: FetchedAnswer) -> AnswerFields {
        AnswerFields(
            byteCount: answer.body.count,
            requestedURL: answer.requestedURL,
            finalURL: answer.finalURL,
            statusCode: answer.statusCode,
            contentType: answer.contentType,
            eTag: answer.eTag,
            lastModified: answer.lastModified
        )
    }

    private static func answer(_ fields: AnswerFields, body: [UInt8]) -> FetchedAnswer {
        FetchedAnswer(
            body: body,
            requestedURL: fields.requestedURL,
            finalURL: fields.finalURL,
            statusCode: fields.statusCode,
            contentType: fields.contentType,
            eTag: fields.eTag,
            lastModified: fields.lastModified
        )
    }
}
