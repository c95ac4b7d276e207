// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Random values that are the same in every run (the SplitMix64 generator of Steele, Lea and Flood).
struct JSONRandomSource: RandomNumberGenerator {
    private var state: UInt64

    /// Starts a sequence of its own for each seed.
    init(seed: UInt64) {
        state = seed
    }

    /// The next 64 bits.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A value with at most `depth` levels of arrays and objects, with distinct keys.
    mutating func value(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &self) {
        case 0: return .null
        case 1: return .boolean(.random(using: &self))
        case 2: return .integer(Int64(truncatingIfNeeded: next() >> UInt64.random(in: 0..<64, using: &self)))
        case 3: return JSONValue.decimal(text: "-\(UInt16.random(in: 0...999, using: &self)).\(next())") ?? .null
        case 4, 5: return .string(string())
        case 6, 7:
            let count = Int.random(in: 0..<5, using: &self)
            return .array((0..<count).map { _ in value(depth: depth - 1) }, layout: layout())
        default:
            let count = Int.random(in: 0..<5, using: &self)
            // The ordinal in front keeps the keys distinct.
            let members = (0..<count).map { JSONValue.Member(key: "\($0)\(string())", value: value(depth: depth - 1)) }
            return .object(members, layout: layout())
        }
    }

    /// A layout of any kind.
    private mutating func layout() -> JSONLayout {
        [.expanded, .inline, .rows([1, 2])].randomElement(using: &self) ?? .inline
    }

    /// A short string of letters, controls, quotes and characters of every length in UTF-8.
    private mutating func string() -> String {
        let alphabet = [
            "a", "Z", "0", "\"", "\\", "/", "\n", "\0", "\u{1F}", "\u{7F}", "é", "\u{301}", "€", "\u{1F600}",
        ]
        let count = Int.random(in: 0..<12, using: &self)
        return (0..<count).map { _ in alphabet.randomElement(using: &self) ?? "" }.joined()
    }
}
