// SPDX-License-Identifier: Apache-2.0

/// Text of a server or of the platform, made safe to stand in a message: printable ASCII, bounded.
enum PrintableText {
    /// Encodes a text; bytes other than printable ASCII, and backslashes, become `\x{..}`.
    ///
    /// At most `limit` bytes of it are shown; `...` stands for the rest.
    static func encode(_ text: String, limit: Int = 200) -> String {
        encode(text.utf8.prefix(limit + 1), limit: limit)
    }

    /// Encodes bytes that need not be text.
    static func encode(_ bytes: some Sequence<UInt8>, limit: Int) -> String {
        var shown = ""
        var count = 0
        for byte in bytes {
            guard count < limit else { return shown + "..." }
            count += 1
            if 0x20...0x7E ~= byte, byte != UInt8(ascii: "\\") {
                shown.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                shown += "\\x{" + String(byte, radix: 16, uppercase: true) + "}"
            }
        }
        return shown
    }
}
