// SPDX-License-Identifier: Apache-2.0

/// Reads a JSON text once, from front to back, and records its structure on a tape.
///
/// There is no recursion: the open containers are the chain of parents on the tape. The parser checks everything that
/// RFC 8259 and RFC 3629 demand; only whether keys are distinct is decided when their object closes, by
/// ``JSONKeyIndex``.
///
/// Bounds. `base` points to `count` bytes of text and then ``padding`` bytes of 0. A 0 is valid nowhere in JSON, so
/// every loop stops at the first one, and the position moves over a byte only after that byte was seen not to be 0.
/// So the position is at most `count`, and a load of up to 8 bytes at it stays inside the padding.
struct JSONParser {
    /// How many bytes of 0 must follow the text.
    static let padding = 8

    let base: UnsafeRawPointer
    let count: Int
    let limits: JSONLimits

    /// The offset of the next byte to read.
    var position = 0

    /// The entries so far.
    ///
    /// A key whose value was not read yet is the last of them.
    var tape: [JSONTapeEntry] = []

    /// The index on the tape of the innermost open container.
    var container = JSONTapeEntry.noParent

    /// Whether the innermost open container is an object.
    var isInObject = false

    /// The number of elements or members of the innermost open container so far.
    var childCount: UInt32 = 0

    /// The number of open containers.
    var depth = 0

    /// Whether the next thing to read, or the one being read, is a value.
    var isAtValue = true

    /// Finds repeated keys when an object closes.
    var keyIndex = JSONKeyIndex()

    /// Prepares to read.
    init(base: UnsafeRawPointer, count: Int, limits: JSONLimits) {
        self.base = base
        self.count = count
        self.limits = limits
        // Catalogs have 8 to 20 bytes for each entry; growing once is cheaper than touching memory for nothing.
        tape.reserveCapacity(min(count / 16 + 8, max(limits.maximumNodes, 0)))
    }

    /// The byte at `offset`, which is at most `count`.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 {
        base.load(fromByteOffset: offset, as: UInt8.self)
    }

    /// The four bytes at `offset`, the first in the lowest bits.
    @inline(__always)
    func fourBytes(at offset: Int) -> UInt32 {
        UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// The eight bytes at `offset`, the first in the lowest bits.
    @inline(__always)
    func eightBytes(at offset: Int) -> UInt64 {
        UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Reads the whole text: one value with optional white space around it.
    mutating func readDocument() throws(JSONParseFailure) {
        skipWhiteSpace()
        guard position < count else { throw JSONParseFailure(reason: .emptyInput, offset: 0) }
        isAtValue = try readValue()
        while depth > 0 {
            isAtValue = isAtValue ? try readValue() : try readCommaOrClosingBracket()
        }
        skipWhiteSpace()
        guard position == count else { throw failureAfterDocument() }
    }

    /// Moves over white space.
    @inline(__always)
    mutating func skipWhiteSpace() {
        // In minified text there is none, so the first byte decides.
        guard byte(at: position) <= UInt8(ascii: " ") else { return }
        skipWhiteSpaceRun()
    }

    /// Moves over white space, by eight spaces at a time where a line is indented.
    private mutating func skipWhiteSpaceRun() {
        var offset = position
        while true {
            switch byte(at: offset) {
            case UInt8(ascii: " "):
                offset += 1
                while eightBytes(at: offset) == 0x2020_2020_2020_2020 { offset += 8 }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
                offset += 1
            default:
                position = offset
                return
            }
        }
    }

    /// Reads a scalar, or the opening bracket of a container (and its closing one if it is empty).
    ///
    /// - Returns: Whether a value must follow: a container with children was opened.
    @inline(__always)
    private mutating func readValue() throws(JSONParseFailure) -> Bool {
        switch byte(at: position) {
        case UInt8(ascii: "\""):
            try readString(isKey: false)
        case UInt8(ascii: "{"):
            return try openObject()
        case UInt8(ascii: "["):
            return try openArray()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try readNumber()
        case UInt8(ascii: "t") where fourBytes(at: position) == 0x6575_7274:
            try readLiteral(.boolean, length: 4)
        case UInt8(ascii: "f") where fourBytes(at: position + 1) == 0x6573_6C61:
            try readLiteral(.boolean, length: 5)
        case UInt8(ascii: "n") where fourBytes(at: position) == 0x6C6C_756E:
            try readLiteral(.null, length: 4)
        default:
            throw failureAtValue()
        }
        return false
    }

    /// Records a literal of which every byte was compared, and checks that the word ends there.
    @inline(__always)
    private mutating func readLiteral(_ kind: JSONKind, length: Int) throws(JSONParseFailure) {
        guard !isWordByte(byte(at: position + length)) else {
            throw JSONParseFailure(reason: .invalidLiteral, offset: position)
        }
        try append(kind, from: position, to: position + length)
        position += length
    }

    /// Adds the entry of a scalar or of an empty or just opened container.
    @inline(__always)
    mutating func append(_ kind: JSONKind, from start: Int, to end: Int, hasEscapes: Bool = false)
        throws(JSONParseFailure)
    {
        guard tape.count < limits.maximumNodes else {
            throw JSONParseFailure(reason: .limitExceeded(.maximumNodes), offset: start)
        }
        let index = UInt32(truncatingIfNeeded: tape.count)
        tape.append(
            JSONTapeEntry(
                start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: end),
                next: index &+ 1,
                parent: container,
                ordinal: childCount,
                detail: 0,
                kind: kind,
                isKey: false,
                hasEscapes: hasEscapes
            )
        )
        childCount &+= 1
    }

    /// Opens an array and looks whether it is empty.
    private mutating func openArray() throws(JSONParseFailure) -> Bool {
        try open(.array)
        guard byte(at: position) == UInt8(ascii: "]") else { return true }
        closeContainer()
        return false
    }

    /// Opens an object and reads its first key, unless it is empty.
    private mutating func openObject() throws(JSONParseFailure) -> Bool {
        try open(.object)
        guard byte(at: position) != UInt8(ascii: "}") else {
            closeContainer()
            return false
        }
        try readKeyAndColon()
        return true
    }

    /// Records the start of a container and moves to the first byte inside.
    @inline(__always)
    private mutating func open(_ kind: JSONKind) throws(JSONParseFailure) {
        guard depth < limits.maximumDepth else {
            throw JSONParseFailure(reason: .limitExceeded(.maximumDepth), offset: position)
        }
        let index = UInt32(truncatingIfNeeded: tape.count)
        try append(kind, from: position, to: position + 1)
        if container != JSONTapeEntry.noParent { tape[Int(container)].detail = childCount }
        container = index
        isInObject = kind == .object
        childCount = 0
        depth += 1
        position += 1
        skipWhiteSpace()
    }

    /// Completes the innermost open container; the position is at its closing bracket.
    @inline(__always)
    private mutating func closeContainer() {
        position += 1
        let index = Int(container)
        tape[index].end = UInt32(truncatingIfNeeded: position)
        tape[index].next = UInt32(truncatingIfNeeded: tape.count)
        tape[index].detail = childCount
        if isInObject, childCount > 1 { keyIndex.checkObject(at: index, on: tape, base: base) }
        container = tape[index].parent
        depth -= 1
        guard depth > 0 else { return }
        isInObject = tape[Int(container)].kind == .object
        childCount = tape[Int(container)].detail
    }

    /// Reads what must follow a value inside a container.
    ///
    /// - Returns: Whether a value must follow: there was a comma, and in an object also a key and a colon.
    @inline(__always)
    private mutating func readCommaOrClosingBracket() throws(JSONParseFailure) -> Bool {
        skipWhiteSpace()
        let found = byte(at: position)
        if found == UInt8(ascii: ",") {
            let comma = position
            position += 1
            skipWhiteSpace()
            if isInObject {
                guard byte(at: position) == UInt8(ascii: "\"") else { throw failureAfterComma(at: comma) }
                try readKeyAndColon()
            } else if byte(at: position) == UInt8(ascii: "]") {
                throw JSONParseFailure(reason: .trailingComma, offset: comma)
            }
            return true
        }
        guard found == (isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { throw failureAfterValue() }
        closeContainer()
        return false
    }

    /// Reads a key and the colon after it, and moves to the value.
    @inline(__always)
    private mutating func readKeyAndColon() throws(JSONParseFailure) {
        guard byte(at: position) == UInt8(ascii: "\"") else { throw failureAtKey() }
        try readString(isKey: true)
        skipWhiteSpace()
        guard byte(at: position) == UInt8(ascii: ":") else { throw failureAtColon() }
        position += 1
        skipWhiteSpace()
    }
}
