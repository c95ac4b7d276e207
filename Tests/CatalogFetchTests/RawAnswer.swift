// SPDX-License-Identifier: Apache-2.0

import Testing

/// Bytes that a server sends, with a name, so that a report need not show them.
struct RawAnswer: Sendable, CustomTestStringConvertible {
    /// What is special about the bytes.
    let testDescription: String

    /// The bytes.
    let bytes: [UInt8]

    /// Joins a beginning, some bytes, and an end.
    init(_ name: String, _ start: String, _ middle: [UInt8] = [], _ end: String = "") {
        testDescription = name
        bytes = Array(start.utf8) + middle + Array(end.utf8)
    }
}
