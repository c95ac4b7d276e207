// SPDX-License-Identifier: Apache-2.0

/// Why a value of a document cannot become a ``JSONValue``.
package struct JSONConversionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The causes.
    package enum Reason: Hashable, Sendable {
        /// The number has an exponent; the writer knows only plain decimals.
        case exponent
        /// The value is nested more than ``JSONValue/maximumConversionDepth`` deep.
        case tooDeep
    }

    /// The cause.
    package let reason: Reason

    /// The place of the value.
    package let location: SourceLocation

    /// The path to the value.
    package let pointer: JSONPointer

    /// Creates an error about `node`.
    init(_ reason: Reason, node: JSONNode) {
        self.reason = reason
        location = node.location
        pointer = node.pointer
    }

    /// Place, fault and remedy on one line.
    package var description: String {
        switch reason {
        case .exponent: "\(location): A number with an exponent cannot be written back. Write it without one."
        case .tooDeep: "\(location): The value is nested too deeply to be written back. Nest it less."
        }
    }
}
