// SPDX-License-Identifier: Apache-2.0

/// Finds the keys that an object has more than once.
///
/// Keys are compared by their decoded UTF-8 bytes: `"a"` and `"\u0061"` are one key, composed and decomposed
/// spellings of one letter are two. A small object compares each key with each earlier one. A large one uses a hash
/// table with the standard library's seeded hash, so that no crafted set of keys makes it slow; the seed decides
/// only where an entry lies in the table, never what is found.
struct JSONKeyIndex {
    /// The largest number of members for which keys are compared pairwise.
    static let pairwiseMaximum = 32

    /// The tape indices of repeated keys, each with the first key that is equal, as objects close.
    private(set) var duplicates: [(first: UInt32, second: UInt32)] = []

    /// The tape indices of the keys seen in the large object at hand.
    private var keys: [UInt32] = []

    /// The hash table of a large object: one more than an index into ``keys``, or 0.
    private var slots: [UInt32] = []

    /// The seeded hashes of ``keys``.
    private var hashes: [Int] = []

    /// Checks an object that is complete on the tape.
    ///
    /// Expected time is linear in the size of its keys.
    mutating func checkObject(at object: Int, on tape: UnsafePointer<JSONTapeEntry>, scanner: JSONScanner) {
        if tape[object].detail <= Self.pairwiseMaximum {
            comparePairwise(object: object, tape: tape, scanner: scanner)
        } else {
            compareByHash(object: object, tape: tape, scanner: scanner)
        }
    }

    /// Compares each key with those before it, the fingerprints first.
    private mutating func comparePairwise(object: Int, tape: UnsafePointer<JSONTapeEntry>, scanner: JSONScanner) {
        let end = Int(tape[object].next)
        // One bit for each value of the lowest six bits of a fingerprint: a key whose bit is clear is new.
        var seen: UInt64 = 0
        var key = object + 1
        while key < end {
            let bit: UInt64 = 1 << UInt64(tape[key].detail & 63)
            if seen & bit != 0 { compareWithEarlier(key: key, object: object, tape: tape, scanner: scanner) }
            seen |= bit
            key = Int(tape[key + 1].next)
        }
    }

    /// Compares a key with those before it, and records the first that is equal.
    private mutating func compareWithEarlier(
        key: Int,
        object: Int,
        tape: UnsafePointer<JSONTapeEntry>,
        scanner: JSONScanner
    ) {
        let fingerprint = tape[key].detail
        var earlier = object + 1
        while earlier < key {
            if tape[earlier].detail == fingerprint, areEqual(tape[earlier], tape[key], scanner: scanner) {
                duplicates.append((UInt32(truncatingIfNeeded: earlier), UInt32(truncatingIfNeeded: key)))
                return
            }
            earlier = Int(tape[earlier + 1].next)
        }
    }

    /// Enters each key into a hash table of at least twice as many slots.
    private mutating func compareByHash(object: Int, tape: UnsafePointer<JSONTapeEntry>, scanner: JSONScanner) {
        var slotCount = 128
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
