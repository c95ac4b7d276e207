// SPDX-License-Identifier: Apache-2.0

/// The Swift constant for an upstream word: lower camel case at every mark between letters and digits.
///
/// `us-central1` gives `usCentral1`, `pair classification` gives `pairClassification`, `fp8` stays.
///
/// - Returns: The name, or nil when the word has no letter to begin with.
package func swiftName(forWord word: String) -> String? {
    var name: [UInt8] = []
    var startsPart = false
    for byte in word.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            name.append(startsPart && !name.isEmpty ? byte - 0x20 : byte)
            startsPart = false
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            name.append(name.isEmpty ? byte + 0x20 : byte)
            startsPart = false
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            name.append(byte)
            startsPart = false
        default:
            startsPart = true
        }
    }
    guard let first = name.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return nil }
    return String(decoding: name, as: UTF8.self)
}
