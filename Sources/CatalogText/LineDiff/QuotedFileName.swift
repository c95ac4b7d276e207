// SPDX-License-Identifier: Apache-2.0

/// Quotes the file names of a unified difference as Git does.
enum QuotedFileName {
    /// The name itself if it is plain, otherwise in double quotes with C escapes.
    ///
    /// Plain are printable ASCII characters other than the space, the quote and the backslash. Bytes of other
    /// characters become three octal digits, so nothing in a name can end the line or act on a terminal.
    static func quote(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy {
            (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        guard !isPlain || name.isEmpty else { return name }
        var quoted = "\""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "\""): quoted += "\\\""
            case UInt8(ascii: "\\"): quoted += "\\\\"
            case 0x09: quoted += "\\t"
            case 0x0A: quoted += "\\n"
            case 0x0D: quoted += "\\r"
            case 0x20...0x7E: quoted.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 8)
                quoted += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
            }
        }
        return quoted + "\""
    }
}
