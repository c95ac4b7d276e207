// SPDX-License-Identifier: Apache-2.0

/// Writes Unicode scalars as code points, for messages that must not hold the scalars themselves.
enum LostScalars {
    /// The most code points that one message lists.
    private static let maximumListed = 8

    /// A list such as `U+6A21, U+578B`, cut with a count of what was left out.
    static func list(_ scalars: [UInt32]) -> String {
        let listed = scalars.prefix(maximumListed).map(name).joined(separator: ", ")
        let omitted = scalars.count - maximumListed
        return omitted > 0 ? "\(listed) and \(omitted) more" : listed
    }

    /// A scalar as `U+` and at least four hexadecimal digits.
    private static func name(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
