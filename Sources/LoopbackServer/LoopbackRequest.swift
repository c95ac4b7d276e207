// SPDX-License-Identifier: Apache-2.0

/// A request as the server received it.
package struct LoopbackRequest: Sendable, Equatable {
    /// The method, such as `GET`.
    package let method: String

    /// The target of the request line: path and query.
    package let target: String

    /// All header fields.
    package let headers: [LoopbackHeader]

    /// The body; empty if there is no `Content-Length`.
    package let body: [UInt8]

    /// The target without its query.
    package var path: String {
        String(decoding: target.utf8.prefix { $0 != UInt8(ascii: "?") }, as: UTF8.self)
    }

    /// The value of the first field of a name, which is compared without regard to case; linear time.
    package func header(_ name: String) -> String? {
        let wanted = name.lowercased()
        return headers.first { $0.name.lowercased() == wanted }?.value
    }
}
