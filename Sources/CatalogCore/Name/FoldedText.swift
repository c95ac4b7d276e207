// SPDX-License-Identifier: Apache-2.0

/// A part of a model id, folded to ASCII and ready to be split into words.
struct FoldedText: Hashable, Sendable {
    /// What becomes of a `.` or `_` between two digits.
    enum SoftJoins: Hashable, Sendable {
        /// It disappears: `3.5` and `3_5` become `35`.
        case closed

        /// It is written as `_`: `3.5` and `3_5` become `3_5`.
        case spelled
    }

    /// The text, in which anything but ASCII letters, digits and soft joins separates words.
    private let ascii: [UInt8]

    /// The scalars without a form in ASCII, in their order.
    let lostScalars: [UInt32]

    /// Whether a letter was replaced or a combining mark dropped.
    let isFolded: Bool

    /// Whether a `+` was written out as the word `Plus`.
    let spellsPlus: Bool

    /// Folds a part of an id; linear time.
    init(_ text: some Sequence<Unicode.Scalar>) {
        var ascii: [UInt8] = []
        var lostScalars: [UInt32] = []
        var isFolded = false
        var spellsPlus = false
        for scalar in text {
            switch LatinFolding.fold(scalar) {
            case .ascii([UInt8(ascii: "+")]):
                spellsPlus = true
                ascii += Array(" Plus ".utf8)
            case .ascii(let bytes):
                isFolded = isFolded || !scalar.isASCII
                ascii += bytes
            case .dropped:
                isFolded = true
            case .lost:
                lostScalars.append(scalar.value)
                ascii.append(UInt8(ascii: " "))
            }
        }
        self.ascii = ascii
        self.lostScalars = lostScalars
        self.isFolded = isFolded
        self.spellsPlus = spellsPlus
    }

    /// Whether a `.` or `_` stands between two digits anywhere.
    var hasSoftJoins: Bool { ascii.indices.contains(where: isSoftJoin) }

    /// The words of the text; linear time.
    ///
    /// A word is a run of letters and digits, in which soft joins do not separate; never empty.
    func words(_ softJoins: SoftJoins) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        for (index, byte) in ascii.enumerated() {
            if IdentifierASCII.isAlphanumeric(byte) {
                word.append(byte)
            } else if isSoftJoin(at: index) {
                switch softJoins {
                case .closed: break
                case .spelled: word.append(UInt8(ascii: "_"))
                }
            } else if !word.isEmpty {
                words.append(word)
                word = []
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Whether the byte at an index is a `.` or `_` between two digits.
    private func isSoftJoin(at index: Int) -> Bool {
        guard ascii[index] == UInt8(ascii: ".") || ascii[index] == UInt8(ascii: "_"), index > 0,
            index + 1 < ascii.count
        else { return false }
        return IdentifierASCII.isDigit(ascii[index - 1]) && IdentifierASCII.isDigit(ascii[index + 1])
    }
}
