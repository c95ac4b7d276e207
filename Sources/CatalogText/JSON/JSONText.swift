// SPDX-License-Identifier: Apache-2.0

/// The bytes of a JSON text with their name, padded so that the parser may read ahead.
struct JSONText: Sendable {
    /// The name of the file, for locations.
    let file: String

    /// The number of bytes of the text.
    let count: Int

    /// The bytes of the text, then ``JSONParser/padding`` bytes of 0.
    private let storage: [UInt8]

    private let locations: JSONLocationIndex

    /// Copies `bytes` once and indexes their lines.
    init(_ bytes: some Collection<UInt8>, file: String) {
        self.file = file
        count = bytes.count
        var storage: [UInt8] = []
        storage.reserveCapacity(bytes.count + JSONScanner.padding)
        storage.append(contentsOf: bytes)
        storage.append(contentsOf: repeatElement(0, count: JSONScanner.padding))
        self.storage = storage
        locations = storage.withUnsafeBytes { padded in
            JSONLocationIndex(UnsafeRawBufferPointer(rebasing: padded.dropLast(JSONScanner.padding)))
        }
    }

    /// The bytes without the padding.
    var bytes: ArraySlice<UInt8> { storage[..<count] }

    /// The bytes of `range`, which is inside of the text.
    subscript(range: Range<Int>) -> ArraySlice<UInt8> { storage[range] }

    /// Calls `body` with the bytes and the padding after them.
    @inline(__always)
    func withPaddedBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        storage.withUnsafeBytes(body)
    }

    /// The place of the byte at `offset`, in constant time.
    func location(at offset: Int) -> SourceLocation {
        let (line, column) = storage.withUnsafeBytes { padded in
            locations.position(of: offset, in: UnsafeRawBufferPointer(rebasing: padded.dropLast(JSONScanner.padding)))
        }
        return SourceLocation(file: file, byteOffset: offset, line: line, column: column)
    }
}
