// SPDX-License-Identifier: Apache-2.0

/// A name in a tag: `.` for the innermost value, or one or more names with dots between.
struct TemplatePath: Hashable, Sendable, CustomStringConvertible {
    /// The names; empty for `.`.
    let components: [String]

    /// The path as it is written in a tag.
    var description: String { Self.text(components[...]) }

    /// The first names of the path as they are written in a tag.
    func prefix(_ count: Int) -> String {
        Self.text(components.prefix(count))
    }

    private static func text(_ names: ArraySlice<String>) -> String {
        names.isEmpty ? "." : names.joined(separator: ".")
    }

    /// Makes a path from what a tag holds, or nothing when that is not a name.
    ///
    /// A name consists of ASCII letters, digits, `_` and `-`. The specification allows more, but a narrow rule turns
    /// a slip such as `{{user name}}` into an error at its place.
    init?(_ bytes: ArraySlice<UInt8>) {
        if bytes.elementsEqual([UInt8(ascii: ".")]) {
            components = []
            return
        }
        let names = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isNameByte) }) else { return nil }
        components = names.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a byte may stand in a name.
    static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
}
