// SPDX-License-Identifier: Apache-2.0

import CatalogText

extension JSONDocument {
    /// The error that reading `bytes` gives, or nil if they are accepted.
    static func failure(reading bytes: [UInt8], limits: JSONLimits = .standard) -> JSONReadError? {
        do throws(JSONReadError) {
            _ = try JSONDocument(bytes: bytes, file: "test.json", limits: limits)
            return nil
        } catch {
            return error
        }
    }

    /// The error that reading `text` gives, or nil if it is accepted.
    static func failure(reading text: String, limits: JSONLimits = .standard) -> JSONReadError? {
        failure(reading: Array(text.utf8), limits: limits)
    }

    /// Reads `text`, which the test expects to be valid.
    static func reading(_ text: String) throws(JSONReadError) -> JSONDocument {
        try JSONDocument(bytes: Array(text.utf8), file: "test.json")
    }
}
