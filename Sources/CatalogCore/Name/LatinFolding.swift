// SPDX-License-Identifier: Apache-2.0

/// Reduces Latin letters to ASCII, by a fixed table.
///
/// The table holds those scalars of Latin-1 Supplement, Latin Extended-A and the Latin ligatures U+FB00 through
/// U+FB06 whose compatibility decomposition (NFKD, Unicode Standard Annex #15), with combining marks dropped, is
/// made of ASCII letters and digits only. The forms of ASCII in full width, U+FF01 through U+FF5E, follow by
/// arithmetic. A fixed table gives the same answer on every platform, whatever Unicode version its libraries have.
enum LatinFolding {
    /// What a scalar becomes.
    enum Outcome: Equatable {
        /// ASCII text that stands for the scalar; the scalar itself if it is ASCII.
        case ascii([UInt8])

        /// A combining mark, which vanishes.
        case dropped

        /// Nothing: the scalar has no form in ASCII.
        case lost
    }

    /// Folds one scalar; constant time.
    static func fold(_ scalar: Unicode.Scalar) -> Outcome {
        switch scalar.value {
        case 0...0x7F: return .ascii([UInt8(truncatingIfNeeded: scalar.value)])
        case 0x300...0x36F: return .dropped
        case 0xFF01...0xFF5E: return .ascii([UInt8(truncatingIfNeeded: scalar.value - 0xFEE0)])
        default: break
        }
        guard let replacement = replacements[scalar] else { return .lost }
        return .ascii(replacement)
    }

    /// The ASCII text for each scalar of the table.
    private static let replacements: [Unicode.Scalar: [UInt8]] = {
        var replacements: [Unicode.Scalar: [UInt8]] = [:]
        for (ascii, scalars) in table {
            for scalar in scalars.unicodeScalars { replacements[scalar] = Array(ascii.utf8) }
        }
        return replacements
    }()

    /// Each ASCII text with the single scalars, all of them precomposed, that it stands for.
    private static let table: [(ascii: String, scalars: String)] = [
        ("1", "¹"), ("2", "²"), ("3", "³"),
        ("A", "ÀÁÂÃÄÅĀĂĄ"), ("a", "ªàáâãäåāăą"),
        ("C", "ÇĆĈĊČ"), ("c", "çćĉċč"),
        ("D", "Ď"), ("d", "ď"),
        ("E", "ÈÉÊËĒĔĖĘĚ"), ("e", "èéêëēĕėęě"),
        ("G", "ĜĞĠĢ"), ("g", "ĝğġģ"),
        ("H", "Ĥ"), ("h", "ĥ"),
        ("I", "ÌÍÎÏĨĪĬĮİ"), ("i", "ìíîïĩīĭį"),
        ("IJ", "Ĳ"), ("ij", "ĳ"),
        ("J", "Ĵ"), ("j", "ĵ"),
        ("K", "Ķ"), ("k", "ķ"),
        ("L", "ĹĻĽ"), ("l", "ĺļľ"),
        ("N", "ÑŃŅŇ"), ("n", "ñńņň"),
        ("O", "ÒÓÔÕÖŌŎŐ"), ("o", "ºòóôõöōŏő"),
        ("R", "ŔŖŘ"), ("r", "ŕŗř"),
        ("S", "ŚŜŞŠ"), ("s", "śŝşšſ"),
        ("T", "ŢŤ"), ("t", "ţť"),
        ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("u", "ùúûüũūŭůűų"),
        ("W", "Ŵ"), ("w", "ŵ"),
        ("Y", "ÝŶŸ"), ("y", "ýÿŷ"),
        ("Z", "ŹŻŽ"), ("z", "źżž"),
        ("ff", "ﬀ"), ("fi", "ﬁ"), ("fl", "ﬂ"), ("ffi", "ﬃ"), ("ffl", "ﬄ"), ("st", "ﬅﬆ"),
    ]
}
