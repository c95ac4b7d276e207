// SPDX-License-Identifier: Apache-2.0

/// What the fuzzer holds any bytes against.
package enum FuzzedProperty: String, Hashable, Sendable, CaseIterable {
    /// The reader of JSON and the writer agree, and every place is right.
    case json
    /// An answer is judged without a contradiction, and an accepted one survives as a snapshot.
    case answer

    /// Fails when the property does not hold for the bytes.
    package func check(_ bytes: [UInt8]) throws(PropertyFailure) {
        switch self {
        case .json: try checkJSON(bytes)
        case .answer: try checkAnswer(bytes)
        }
    }
}
