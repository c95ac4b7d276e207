// SPDX-License-Identifier: Apache-2.0

/// What values of options must look like before anything else is asked of them.
enum ArgumentShape {
    /// Whether the text is four, two and two digits with hyphens; whether there is such a day is judged later.
    static func isDate(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count == 10 else { return false }
        return bytes.enumerated().allSatisfy { index, byte in
            index == 4 || index == 7 ? byte == UInt8(ascii: "-") : (0x30...0x39).contains(byte)
        }
    }
}
