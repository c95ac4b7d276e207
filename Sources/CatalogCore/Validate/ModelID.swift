// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// The shape of a model id.
package enum ModelID {
    /// The longest id that is accepted, in bytes.
    ///
    /// Upstream's longest so far has 40.
    package static let maximumBytes = 128

    /// What is wrong with an id, or nil when it has the shape `vendor/name`.
    ///
    /// - Complexity: O(*n*) in the length of the id.
    package static func problem(with id: String) -> String? {
        let bytes = Array(id.utf8)
        guard !bytes.isEmpty else { return "it is empty" }
        guard bytes.count <= maximumBytes else {
            return "it has \(bytes.count) bytes, at most \(maximumBytes) are accepted"
        }
        guard bytes.allSatisfy(isAllowed) else { return "only ASCII letters, digits and . _ - + : are accepted in it" }
        let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2 else { return "it must be \"vendor/name\", with exactly one slash" }
        guard parts.allSatisfy({ $0.first?.isASCIILetterOrDigit ?? false }) else {
            return "vendor and name must each begin with a letter or digit"
        }
        return nil
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "/._-+:".utf8.contains(byte)
    }
}
