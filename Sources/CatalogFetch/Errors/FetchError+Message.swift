// SPDX-License-Identifier: Apache-2.0

import CatalogProcess
import CatalogText

extension FetchError {
    /// The address, safe to print; what stands before an `@` in it is not shown.
    package var place: String { Self.visible(AddressText.withoutUserInfo(url)) }

    /// What happened, as one clause that is safe to print.
    package var what: String {
        switch reason {
        case .invalidURL(let problem): "not a URL that can be fetched: \(problem.words)"
        case .schemeNotAllowed(let problem): "not fetched: \(problem.words)"
        case .userInfoInURL: "not fetched: \(AddressProblem.userInfo.words)"
        case .invalidRequest(let words): "not fetched: \(Self.visible(words))"
        case .cannotResolveHost: "no address is known for the host name"
        case .cannotConnect(let words): "no connection to the host: \(Self.visible(words))"
        case .tlsFailure(let words): "no encrypted connection to the host: \(Self.visible(words))"
        case .deadlineExceeded(let seconds): "not finished after \(seconds) s, the total time allowed"
        case .idle(let seconds): "nothing arrived for \(seconds) s"
        case .tooManyBytes(let limit): "the answer is longer than \(limit) bytes, the most allowed"
        case .truncatedBody(let words): "the answer ended too early: \(Self.visible(words))"
        case .undecodableBody(let words): "the answer could not be decompressed: \(Self.visible(words))"
        case .gzipWithoutHeader: "the answer is gzip data without the header that says so"
        case .noAnswer(let words): "the server closed the connection without an answer: \(Self.visible(words))"
        case .malformedAnswer(let words): "the answer is not proper HTTP: \(Self.visible(words))"
        case .unexpectedStatus(let status):
            "the server answered \(HTTPStatus.words(status)); only 200 is accepted" + Self.words(retryAfter)
        case .rateLimited(let retryAfter): "too many requests (429)" + Self.words(retryAfter)
        case .unauthorized(let status): "the server answered \(HTTPStatus.words(status))"
        case .redirectRefused(let location, let why): Self.words(location, why)
        case .notJSON(let contentType, let firstBytes): Self.words(contentType, firstBytes)
        case .emptyBody: "the server answered 200 with an empty body"
        case .workerNotStarted(let number):
            "the program that fetches, CatalogFetchWorker, did not start: \(SpawnError(errorNumber: number).words)"
        case .workerNotLoaded(let status):
            "the program that fetches, CatalogFetchWorker, ended with status \(status) before it asked"
        case .clientStopped(let signal): Self.words(signal)
        case .interrupted: "the transfer was cancelled by the system"
        case .secretEchoed: "the server sent the secret of the request back; nothing of its answer was kept"
        case .other(let words): "the transfer failed: \(Self.visible(words))"
        }
    }

    /// Text of the server or the platform, visible and bounded.
    private static func visible(_ text: String) -> String {
        VisibleText.encode(text, limit: 500)
    }

    private static func words(_ signal: Int32?) -> String {
        "the system's HTTP client could not cope with the answer and stopped" + (signal.map { " (signal \($0))" } ?? "")
    }

    private static func words(_ retryAfter: RetryAfter?) -> String {
        switch retryAfter {
        case .seconds(let seconds): "; the server asks to wait \(seconds) s"
        case .date(let date): "; the server asks to wait until \(visible(date))"
        case nil: ""
        }
    }

    private static func words(_ contentType: String?, _ firstBytes: [UInt8]) -> String {
        let type = contentType.map { "content type \(VisibleText.encode($0, limit: 80))" } ?? "no content type"
        return "the server answered 200 with a web page, not with JSON (\(type)); it begins "
            + VisibleText.encode(bytes: firstBytes)
    }

    private static func words(_ location: String?, _ why: RedirectRefusal) -> String {
        let target =
            location.flatMap { $0.isEmpty ? nil : $0 }.map { " to " + visible(AddressText.withoutUserInfo($0)) } ?? ""
        let reason =
            switch why {
            case .otherHost: "it leads to another host or port"
            case .notHTTPS: "it leads from https to http"
            case .otherScheme: "it leads to another scheme"
            case .userInfo: "it has a user name or a password before the host"
            case .tooMany: "it is redirect number \(RedirectPolicy.maximumRedirects + 1)"
            case .malformed: "that is not a URL"
            case .missingLocation: "it does not say where to"
            }
        return "redirect\(target) not followed: \(reason)"
    }
}
