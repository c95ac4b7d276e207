// SPDX-License-Identifier: Apache-2.0

/// Reads a JSON text once, from front to back, and records its structure on a tape.
///
/// There is no recursion: the open containers are the chain of parents on the tape. With ``JSONScanner``, which knows
/// strings and numbers, the parser checks everything that RFC 8259 and RFC 3629 demand; whether keys are distinct is
/// decided when their object closes, by ``JSONKeyIndex``.
///
/// Bounds. The position moves over a byte only after that byte was seen not to be 0, so it never passes the end of
/// the text (see ``JSONScanner``). Of the tape, only entries below ``entryCount`` are read, and one is added only
/// after ``capacity`` was compared.
struct JSONParser {
    /// The text.
    let scanner: JSONScanner

    /// How large the text may be.
    let limits: JSONLimits

    /// The tape; ``entryCount`` entries are initialized.
    let entries: UnsafeMutablePointer<JSONTapeEntry>

    /// How many entries the tape has room for.
    let capacity: Int

    /// The offset of the next byte to read.
    var position = 0

    /// The number of entries so far.
    ///
    /// A key whose value was not read yet is the last of them.
    var entryCount = 0

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
    ///
    /// - Parameters:
    ///   - scanner: The text.
    ///   - limits: How large the text may be.
    ///   - entries: Memory for the tape, which the parser initializes from its start.
    ///   - capacity: How many entries the memory has room for.
    init(scanner: JSONScanner, limits: JSONLimits, entries: UnsafeMutablePointer<JSONTapeEntry>, capacity: Int) {
        self.scanner = scanner
        self.limits = limits
        self.entries = entries
        self.capacity = capacity
    }

    /// How many entries a text of `byteCount` bytes can have.
    ///
    /// A value or key has at least one byte of its own and one after it, a comma, a colon or a closing bracket; only
    /// the root and containers that are never closed have none after them. Memory that is never touched costs
    /// nothing, so room for all of them is better than a tape that grows and moves.
    static func capacity(forByteCount byteCount: Int, limits: JSONLimits) -> Int {
        let openAtEnd = max(0, min(limits.maximumDepth, byteCount))
        return max(0, min((byteCount + openAtEnd) / 2 + 1, limits.maximumNodes))
    }

    /// Reads the whole text: one value with optional white space around it.
    mutating func readDocument() throws(JSONParseFailure) {
        skipWhiteSpace()
        guard position < scanner.count else { throw JSONParseFailure(reason: .emptyInput, offset: 0) }
        isAtValue = try readValue()
        while depth > 0 {
            isAtValue = isAtValue ? try readValue() : try readCommaOrClosingBracket()
        }
        skipWhiteSpace()
        guard position == scanner.count else { throw failureAfterDocument() }
    }

    /// The byte at the position.
    @inline(__always)
    private var nextByte: UInt8 { scanner.byte(at: position) }

    /// Moves over white space.
    @inline(__always)
    private mutating func skipWhiteSpace() {
        position = scanner.endOfWhiteSpace(at: position)
    }

    /// Reads a scalar, or the opening bracket of a container (and its closing one if it is empty).
    ///
    /// - Returns: Whether a value must follow: a container with children was opened.
    @inline(__always)
    private mutating func readValue() throws(JSONParseFailure) -> Bool {
        switch nextByte {
        case UInt8(ascii: "\""):
            try readString(isKey: false)
        case UInt8(ascii: "{"):
            return try openObject()
        case UInt8(ascii: "["):
            return try openArray()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try readNumber()
        case UInt8(ascii: "t") where scanner.hasTrue(at: position):
            try readLiteral(.boolean, length: 4)
        case UInt8(ascii: "f") where scanner.hasFalse(at: position):
            try readLiteral(.boolean, length: 5)
        case UInt8(ascii: "n") where scanner.hasNull(at: position):
            try readLiteral(.null, length: 4)
        default:
            throw failureAtValue()
        }
        return false
    }

    /// Reads a string and records it as a value or as a key; the position is at its opening quote.
    @inline(__always)
    private mutating func readString(isKey: Bool) throws(JSONParseFailure) {
        let start = position
        var hasEscapes = false
        let quote = try scanner.closingQuote(ofStringAt: start, hasEscapes: &hasEscapes)
        guard quote - start - 1 <= limits.maximumStringBytes else {
            throw JSONParseFailure(reason: .limitExceeded(.maximumStringBytes), offset: start)
        }
        position = quote + 1
        if isKey {
            let fingerprint = scanner.fingerprint(from: start + 1, to: quote, hasEscapes: hasEscapes)
            try append(.string, from: start, to: position, keyFingerprint: fingerprint, hasEscapes: hasEscapes)
        } else {
            try append(.string, from: start, to: position, hasEscapes: hasEscapes)
        }
    }

    /// Reads a number and records it; the position is at a minus or a digit.
    @inline(__always)
    private mutating func readNumber() throws(JSONParseFailure) {
        let end = try scanner.endOfNumber(at: position)
        guard end - position <= limits.maximumNumberLength else {
            throw JSONParseFailure(reason: .limitExceeded(.maximumNumberLength), offset: position)
        }
        try append(.number, from: position, to: end)
        position = end
    }

    /// Records a literal of which every byte was compared, and checks that the word ends there.
    @inline(__always)
    private mutating func readLiteral(_ kind: JSONKind, length: Int) throws(JSONParseFailure) {
        guard !JSONScanner.isWordByte(scanner.byte(at: position + length)) else {
            throw JSONParseFailure(reason: .invalidLiteral, offset: position)
        }
        try append(kind, from: position, to: position + length)
        position += length
    }

    /// Adds the entry of a value: a scalar, or a container that was just opened.
    @inline(__always)
    mutating func append(_ kind: JSONKind, from start: Int, to end: Int, hasEscapes: Bool = false)
        throws(JSONParseFailure)
    {
        try append(kind, from: start, to: end, keyFingerprint: nil, hasEscapes: hasEscapes)
        childCount &+= 1
    }

    /// Adds an entry; a key, which has a fingerprint, counts only with its value.
    @inline(__always)
    mutating func append(_ kind: JSONKind, from start: Int, to end: Int, keyFingerprint: UInt32?, hasEscapes: Bool)
        throws(JSONParseFailure)
    {
        guard entryCount < capacity else {
            throw JSONParseFailure(reason: .limitExceeded(.maximumNodes), offset: start)
        }
        (entries + entryCount).initialize(
            to: JSONTapeEntry(
                kind,
                start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: end),
                index: UInt32(truncatingIfNeeded: entryCount),
                parent: container,
                ordinal: childCount,
                keyFingerprint: keyFingerprint,
                hasEscapes: hasEscapes
            )
        )
        entryCount += 1
    }

    /// Opens an array and looks whether it is empty.
    private mutating func openArray() throws(JSONParseFailure) -> Bool {
        try open(.array)
        guard nextByte == UInt8(ascii: "]") else { return true }
        closeContainer()
        return false
    }

    /// Opens an object and reads its first key, unless it is empty.
    private mutating func openObject() throws(JSONParseFailure) -> Bool {
        try open(.object)
        guard nextByte != UInt8(ascii: "}") else {
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
        let index = UInt32(truncatingIfNeeded: entryCount)
        try append(kind, from: position, to: position + 1)
        if container != JSONTapeEntry.noParent { entries[Int(container)].detail = childCount }
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
        entries[index].end = UInt32(truncatingIfNeeded: position)
        entries[index].next = UInt32(truncatingIfNeeded: entryCount)
        entries[index].detail = childCount
        if isInObject, childCount > 1 { keyIndex.checkObject(at: index, on: entries, scanner: scanner) }
        container = entries[index].parent
        depth -= 1
        guard depth > 0 else { return }
        isInObject = entries[Int(container)].kind == .object
        childCount = entries[Int(container)].detail
    }

    /// Reads what must follow a value inside a container.
    ///
    /// - Returns: Whether a value must follow: there was a comma, and in an object also a key and a colon.
    @inline(__always)
    private mutating func readCommaOrClosingBracket() throws(JSONParseFailure) -> Bool {
        skipWhiteSpace()
        let found = nextByte
        if found == UInt8(ascii: ",") {
            let comma = position
            position += 1
            skipWhiteSpace()
            if isInObject {
                guard nextByte == UInt8(ascii: "\"") else { throw failureAfterComma(at: comma) }
                try readKeyAndColon()
            } else if nextByte == UInt8(ascii: "]") {
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
        guard nextByte == UInt8(ascii: "\"") else { throw failureAtKey() }
        try readString(isKey: true)
        skipWhiteSpace()
        guard nextByte == UInt8(ascii: ":") else { throw failureAtColon() }
        position += 1
        skipWhiteSpace()
    }
}
