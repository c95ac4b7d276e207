// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A request as the one argument of a worker.
extension FetchRequest {
    /// The request as compact JSON.
    package var argument: String {
        let pauses = retryPausesMilliseconds.map { JSONValue.integer(Int64($0)) }
        let value = JSONValue.object([
            "url": .string(url),
            "timeoutSeconds": .integer(Int64(timeoutSeconds)),
            "maximumBytes": .integer(Int64(maximumBytes)),
            "userAgent": .string(userAgent),
            "idleSeconds": .integer(Int64(idleSeconds)),
            "retryPausesMilliseconds": .array(pauses),
        ])
        return String(decoding: JSONWriter.compactBytes(value), as: UTF8.self)
    }

    /// Reads the argument of a worker; nil if it is not one.
    package init?(argument: String) {
        guard let root = try? JSONDocument(bytes: Array(argument.utf8), file: "argument").root,
            let url = root["url"]?.string, let userAgent = root["userAgent"]?.string,
            let timeoutSeconds = root["timeoutSeconds"]?.numberText.flatMap({ Int($0) }),
            let maximumBytes = root["maximumBytes"]?.numberText.flatMap({ Int($0) }),
            let idleSeconds = root["idleSeconds"]?.numberText.flatMap({ Int($0) }),
            let pauses = root["retryPausesMilliseconds"], pauses.kind == .array
        else { return nil }
        self.init(
            url: url,
            timeoutSeconds: timeoutSeconds,
            maximumBytes: maximumBytes,
            userAgent: userAgent,
            idleSeconds: idleSeconds,
            retryPausesMilliseconds: pauses.elements.compactMap { $0.numberText.flatMap { Int($0) } }
        )
    }
}
