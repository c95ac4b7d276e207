// SPDX-License-Identifier: Apache-2.0

import CatalogFetch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension AnswerHead {
    /// Takes the status and the headers that matter out of the platform's response.
    init(_ response: HTTPURLResponse) {
        self.init(
            statusCode: response.statusCode,
            contentType: response.value(forHTTPHeaderField: "Content-Type"),
            eTag: response.value(forHTTPHeaderField: "ETag"),
            lastModified: response.value(forHTTPHeaderField: "Last-Modified"),
            location: response.value(forHTTPHeaderField: "Location"),
            retryAfter: response.value(forHTTPHeaderField: "Retry-After"),
            date: response.value(forHTTPHeaderField: "Date"),
            replyHeaders: Dictionary(
                HTTPReply.headerNames.compactMap { name in
                    response.value(forHTTPHeaderField: name).map { (name, $0) }
                },
                uniquingKeysWith: { first, _ in first }
            )
        )
    }
}
