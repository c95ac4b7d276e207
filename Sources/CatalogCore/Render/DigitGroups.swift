// SPDX-License-Identifier: Apache-2.0

/// Whole numbers in groups of three digits.
enum DigitGroups {
    /// As a Swift literal: `1_048_576`.
    static func literal(_ value: Int64) -> String { grouped(value, separator: UInt8(ascii: "_")) }

    /// As text: `1,048,576`.
    static func text(_ value: Int64) -> String { grouped(value, separator: UInt8(ascii: ",")) }

    private static func grouped(_ value: Int64, separator: UInt8) -> String {
        let digits = Array(String(value.magnitude).utf8)
        var bytes: [UInt8] = value < 0 ? [UInt8(ascii: "-")] : []
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { bytes.append(separator) }
            bytes.append(digit)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
