// SPDX-License-Identifier: Apache-2.0

/// Writes names of declarations.
package enum SwiftIdentifier {
    /// Whether a name has the form of the identifiers that the toolchain writes: `[a-z][A-Za-z0-9_]*`.
    ///
    /// ASCII only: Swift takes two spellings of `é` for two names.
    package static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
            return false
        }
        return name.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
    }

    /// The name as it is written where it is declared, in backquotes if it is a keyword.
    ///
    /// - Returns: `nil` when the name is not valid, or is one that no member may have.
    package static func declaration(_ name: String) -> String? {
        guard isValid(name), !SwiftKeywords.isForbidden(name) else { return nil }
        return SwiftKeywords.needsBackticks(name) ? "`\(name)`" : name
    }
}
