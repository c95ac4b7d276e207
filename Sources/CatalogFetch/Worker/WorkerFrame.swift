// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A head and a body in one row of bytes: eight bytes with the length of the head, the head as JSON, and the body as it
/// is.
///
/// Both ends are of the same build, so the format has no version.
enum WorkerFrame {
    private static let lengthSize = MemoryLayout<UInt64>.size

    /// Puts the two together.
    static func bytes(head: JSONValue, body: [UInt8]) -> [UInt8] {
        let encoded = JSONWriter.compactBytes(head)
        let length = UInt64(encoded.count)
        let prefix = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
        return prefix + encoded + body
    }

    /// Takes the two apart; nil if the bytes are not such a row, or not all of one.
    static func parts(of bytes: [UInt8]) -> (head: JSONNode, body: [UInt8])? {
        guard bytes.count >= lengthSize else { return nil }
        let length = bytes[..<lengthSize].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let rest = bytes[lengthSize...]
        guard length <= rest.count,
            let document = try? JSONDocument(bytes: Array(rest.prefix(Int(length))), file: "head")
        else { return nil }
        return (document.root, Array(rest.dropFirst(Int(length))))
    }
}
