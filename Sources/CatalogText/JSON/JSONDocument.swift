// SPDX-License-Identifier: Apache-2.0

/// A JSON text that was read strictly (RFC 8259), with the place of every value in it.
///
/// Everything is checked up front: the grammar, UTF-8, surrogate escapes, distinct keys and limits. What can wait
/// does: strings are decoded and numbers are turned into text only when they are asked for, and numbers are never
/// turned into binary fractions. The reader is iterative, so no nesting can exhaust the stack.
///
/// It is a class so that a ``JSONNode``, of which there can be many, holds one reference; it never changes.
package final class JSONDocument: Sendable {
    /// The text and its structure.
    let tape: JSONTape

    /// Reads a whole text.
    ///
    /// Expected time is linear in its size.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - file: The name of the text in locations.
    ///   - limits: How large the text may be.
    /// - Throws: ``JSONReadError`` at the first fault; if the only fault is repeated keys, one error lists them.
    package init(bytes: [UInt8], file: String, limits: JSONLimits = .standard) throws(JSONReadError) {
        let maximumBytes = max(0, min(limits.maximumBytes, Self.maximumBytes))
        guard bytes.count <= maximumBytes else {
            let tape = JSONTape(text: JSONText(bytes.prefix(maximumBytes), file: file), entries: [])
            let failure = JSONParseFailure(reason: .limitExceeded(.maximumBytes), offset: maximumBytes)
            throw JSONReadError(failure, at: nil, tape: tape, limits: limits)
        }
        let text = JSONText(bytes, file: file)
        let outcome = Self.parse(text, limits: limits)
        let tape = JSONTape(text: text, entries: outcome.entries)
        if let failure = outcome.failure {
            throw JSONReadError(failure, at: outcome.position, tape: tape, limits: limits)
        }
        guard outcome.duplicates.isEmpty else {
            throw JSONReadError(duplicates: outcome.duplicates, tape: tape)
        }
        self.tape = tape
    }

    /// The value that is the whole document.
    package var root: JSONNode { JSONNode(document: self, index: 0) }

    /// The name of the text in locations.
    package var file: String { tape.text.file }

    /// The bytes of the whole text.
    package var bytes: ArraySlice<UInt8> { tape.text.bytes }

    /// The number of values and keys.
    package var nodeCount: Int { tape.entries.count }

    /// The place of the byte at `byteOffset`, in constant time.
    ///
    /// An offset outside of the text is moved to its end.
    package func location(atByteOffset byteOffset: Int) -> SourceLocation {
        tape.text.location(at: max(0, min(byteOffset, tape.text.count)))
    }

    /// What 32-bit offsets can address on every platform, whatever the limits say.
    private static let maximumBytes = Int(Int32.max) - 1_024

    /// What the parser leaves behind, whether it failed or not.
    private struct Outcome {
        var entries: [JSONTapeEntry]
        var duplicates: [(first: UInt32, second: UInt32)] = []
        var failure: JSONParseFailure?
        var position: JSONFailurePosition?
    }

    /// Runs the parser over the padded bytes.
    private static func parse(_ text: JSONText, limits: JSONLimits) -> Outcome {
        if let failure = encodingFailure(of: text) { return Outcome(entries: [], failure: failure) }
        var outcome = Outcome(entries: [])
        let capacity = JSONParser.capacity(forByteCount: text.count, limits: limits)
        outcome.entries = [JSONTapeEntry](unsafeUninitializedCapacity: capacity) { tape, entryCount in
            text.withPaddedBytes { padded in
                guard let base = padded.baseAddress, let entries = tape.baseAddress else {
                    // There is always padding, so only a tape without room for one entry can be in the way.
                    outcome.failure = JSONParseFailure(reason: .limitExceeded(.maximumNodes), offset: 0)
                    return
                }
                let scanner = JSONScanner(base: base, count: text.count)
                var parser = JSONParser(scanner: scanner, limits: limits, entries: entries, capacity: capacity)
                do throws(JSONParseFailure) {
                    try parser.readDocument()
                } catch {
                    outcome.failure = error
                }
                entryCount = parser.entryCount
                outcome.duplicates = parser.keyIndex.duplicates
                outcome.position = parser.failurePosition
            }
        }
        return outcome
    }

    /// Recognizes a text that is not UTF-8, or starts with a byte order mark, by its first bytes.
    private static func encodingFailure(of text: JSONText) -> JSONParseFailure? {
        if text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return JSONParseFailure(reason: .byteOrderMark, offset: 0) }
        guard let encoding = JSONForeignEncoding(startOf: text.bytes) else { return nil }
        return JSONParseFailure(reason: .otherEncoding(encoding), offset: 0)
    }
}
