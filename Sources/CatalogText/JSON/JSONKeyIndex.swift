// SPDX-License-Identifier: Apache-2.0

/// Finds the keys that an object has more than once.
///
/// Keys are compared by their decoded UTF-8 bytes: `"a"` and `"\u0061"` are one key, composed and decomposed
/// spellings of one letter are two. In a small object whose keys have distinct fingerprints, no key is repeated, and
/// that is all there is to do. Any other object goes through a hash table with the standard library's seeded hash, so
/// that no crafted set of keys makes it slow; the seed decides only where a key lies in the table, never what is found.
struct JSONKeyIndex {
    /// The largest number of members for which fingerprints are compared pairwise.
    private static let pairwiseMaximum = 32

    /// The tape indices of repeated keys, each with the first key that is equal, as objects close.
    private(set) var duplicates: [(first: UInt32, second: UInt32)] = []

    /// The tape indices of the distinct keys of the object in the hash table.
    private var keys: [UInt32] = []

    /// The hash table: one more than an index into ``keys``, or 0.
    private var slots: [UInt32] = []

    /// The seeded hashes of ``keys``.
    private var hashes: [Int] = []

    /// Checks an object that is complete on the tape.
    ///
    /// Expected time is linear in the size of its keys.
    mutating func checkObject(at object: Int, on tape: UnsafePointer<JSONTapeEntry>, scanner: JSONScanner) {
        if tape[object].detail > Self.pairwiseMaximum || hasEqualFingerprints(object: object, tape: tape) {
            compareByHash(object: object, tape: tape, scanner: scanner)
        }
    }

    /// Whether two keys of a small object have the same fingerprint.
    private func hasEqualFingerprints(object: Int, tape: UnsafePointer<JSONTapeEntry>) -> Bool {
        let end = Int(tape[object].next)
        // One bit for each value of the lowest six bits of a fingerprint: a key whose bit is clear is new.
        var seen: UInt64 = 0
        var key = object + 1
        while key < end {
            let bit: UInt64 = 1 << UInt64(tape[key].detail & 63)
            if seen & bit != 0 {
                var earlier = object + 1
                while earlier < key {
                    if tape[earlier].detail == tape[key].detail { return true }
                    earlier = Int(tape[earlier + 1].next)
                }
            }
            seen |= bit
            key = Int(tape[key + 1].next)
        }
        return false
    }

    /// Enters each key into a hash table of at least twice as many slots.
    private mutating func compareByHash(object: Int, tape: UnsafePointer<JSONTapeEntry>, scanner: JSONScanner) {
        var slotCount = 16
        while slotCount < Int(tape[object].detail) * 2 { slotCount *= 2 }
        slots.removeAll(keepingCapacity: true)
        slots.append(contentsOf: repeatElement(0, count: slotCount))
        keys.removeAll(keepingCapacity: true)
        hashes.removeAll(keepingCapacity: true)
        var key = object + 1
        while key < tape[object].next {
            enter(key: key, tape: tape, scanner: scanner)
            key = Int(tape[key + 1].next)
        }
    }

    /// Enters one key, or records it as repeated.
    private mutating func enter(key: Int, tape: UnsafePointer<JSONTapeEntry>, scanner: JSONScanner) {
        let hash = hash(of: tape[key], scanner: scanner)
        var slot = hash & (slots.count - 1)
        while slots[slot] != 0 {
            let earlier = Int(slots[slot]) - 1
            if hashes[earlier] == hash, areEqual(tape[Int(keys[earlier])], tape[key], scanner: scanner) {
                duplicates.append((keys[earlier], UInt32(truncatingIfNeeded: key)))
                return
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        keys.append(UInt32(truncatingIfNeeded: key))
        hashes.append(hash)
        slots[slot] = UInt32(truncatingIfNeeded: keys.count)
    }

    /// The seeded hash of the decoded bytes of a key.
    private func hash(of key: JSONTapeEntry, scanner: JSONScanner) -> Int {
        var hasher = Hasher()
        if key.hasEscapes {
            JSONStringDecoder.decode(content(of: key, scanner: scanner)).withUnsafeBytes { hasher.combine(bytes: $0) }
        } else {
            hasher.combine(bytes: content(of: key, scanner: scanner))
        }
        return hasher.finalize()
    }

    /// Whether two keys have the same decoded bytes.
    private func areEqual(_ first: JSONTapeEntry, _ second: JSONTapeEntry, scanner: JSONScanner) -> Bool {
        let firstContent = content(of: first, scanner: scanner)
        let secondContent = content(of: second, scanner: scanner)
        if first.hasEscapes || second.hasEscapes {
            return JSONStringDecoder.decode(firstContent) == JSONStringDecoder.decode(secondContent)
        }
        return firstContent.elementsEqual(secondContent)
    }

    /// The bytes of a key between its quotes.
    private func content(of key: JSONTapeEntry, scanner: JSONScanner) -> UnsafeRawBufferPointer {
        scanner.bytes(in: (Int(key.start) + 1)..<(Int(key.end) - 1))
    }
}
