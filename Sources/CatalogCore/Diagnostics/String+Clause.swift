// SPDX-License-Identifier: Apache-2.0

extension String {
    /// A sentence as the messages of findings are written: without its capital letter and its full stop.
    ///
    /// A first word in capitals, such as JSON, stays as it is.
    package var asClause: String {
        var bytes = Array(utf8)
        if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        if let first = bytes.first, capitals.contains(first), !(bytes.count > 1 && capitals.contains(bytes[1])) {
            bytes[0] = first + 0x20
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
