// SPDX-License-Identifier: Apache-2.0

import CatalogText
import Testing

/// Texts that are not UTF-8.
struct JSONEncodingTests {
    /// The bytes of `text` in an encoding form of 16 or 32 bits.
    private static func bytes(of text: String, in encoding: JSONForeignEncoding, mark: Bool) -> [UInt8] {
        let marked = (mark ? "\u{FEFF}" : "") + text
        return switch encoding {
        case .utf16BigEndian: marked.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case .utf16LittleEndian: marked.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        case .utf32BigEndian:
            marked.unicodeScalars.flatMap { scalar in
                [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
            }
        case .utf32LittleEndian:
            marked.unicodeScalars.flatMap { scalar in
                [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
            }
        }
    }

    @Test(arguments: JSONForeignEncoding.allCases, [true, false])
    func `another encoding is recognized with and without a byte order mark`(
        encoding: JSONForeignEncoding,
        mark: Bool
    ) throws {
        for text in ["{}", "[\"é\"]", "\"\u{4E00}\"", "1", " \n[1]"] {
            let failure = try #require(
                JSONDocument.failure(reading: Self.bytes(of: text, in: encoding, mark: mark))
            )
            #expect(failure.reason == .otherEncoding(encoding))
            #expect(failure.message == "The text is in \(encoding.rawValue), not in UTF-8.")
            #expect(failure.reason.category == .encoding)
            #expect(failure.location.byteOffset == 0)
        }
    }

    @Test(arguments: [[0x5B, 0, 0x5D], [0], [0, 0], [0x31, 0, 0], [0, 0, 0, 0]] as [[UInt8]])
    func `a stray zero byte is not taken for another encoding`(bytes: [UInt8]) throws {
        let failure = try #require(JSONDocument.failure(reading: bytes))
        #expect(failure.reason.isSyntax)
    }

    /// Broken sequences, with the offset of the fault in them.
    static let brokenSequences: [(bytes: [UInt8], offset: Int)] = [
        ([0x80], 0), ([0xBF], 0), ([0xFE], 0), ([0xFF], 0),
        ([0xC0, 0xAF], 0), ([0xC1, 0xBF], 0), ([0xC2], 0), ([0xC2, 0x41], 0), ([0xDF, 0xC0], 0),
        ([0xE0, 0x80, 0x80], 0), ([0xE0, 0x9F, 0xBF], 0), ([0xE1, 0x80], 0), ([0xEF, 0xBF, 0x41], 0),
        ([0xED, 0xA0, 0x80], 0), ([0xED, 0xBF, 0xBF], 0),
        ([0xF0, 0x80, 0x80, 0x80], 0), ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF0, 0x90, 0x80], 0),
        ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0xF8, 0x88, 0x80, 0x80, 0x80], 0),
        ([0xC3, 0xA9, 0xC3], 2), ([0xE2, 0x82, 0xAC, 0x80], 3), ([0xF0, 0x9D, 0x84, 0x9E, 0xF0, 0x9D, 0x84], 4),
    ]

    @Test(arguments: brokenSequences)
    func `broken UTF-8 is refused at its first byte`(sequence: (bytes: [UInt8], offset: Int)) throws {
        // At each distance from the start of a word of eight bytes, in a string, as a token, and after an escape.
        for distance in 0..<9 {
            let start = [0x22] + [UInt8](repeating: 0x61, count: distance)
            let failure = try #require(JSONDocument.failure(reading: start + sequence.bytes + [0x22]))
            #expect(failure.reason == .invalidUTF8)
            #expect(failure.location.byteOffset == start.count + sequence.offset)
        }
        let cut = try #require(JSONDocument.failure(reading: [0x22] + sequence.bytes))
        #expect(cut.reason == .invalidUTF8)
        if sequence.offset == 0, sequence.bytes != [0xFE], sequence.bytes != [0xFF] {
            #expect(JSONDocument.failure(reading: [0x5B] + sequence.bytes)?.reason == .invalidUTF8)
            #expect(JSONDocument.failure(reading: [0x22, 0x5C] + sequence.bytes)?.reason == .invalidUTF8)
        }
    }

    @Test func `UTF-8 is judged as the standard library judges it`() {
        let edges: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xFF]
        let leads = (0x80...0xFF).map { UInt8($0) }
        for lead in leads {
            for second in edges {
                expectSameJudgement([lead, second])
                guard lead >= 0xE0 else { continue }
                for third in edges {
                    expectSameJudgement([lead, second, third])
                    guard lead >= 0xF0 else { continue }
                    for fourth in [0x41, 0x80, 0xBF, 0xC2] as [UInt8] {
                        expectSameJudgement([lead, second, third, fourth])
                    }
                }
            }
        }
    }

    /// Compares the reader with the decoder of the standard library on the bytes of a string.
    private func expectSameJudgement(_ bytes: [UInt8]) {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var isValid = true
        decoding: while true {
            switch decoder.decode(&iterator) {
            case .scalarValue: continue
            case .emptyInput: break decoding
            case .error:
                isValid = false
                break decoding
            }
        }
        let failure = JSONDocument.failure(reading: [0x22] + bytes + [0x22])
        // Recording an expectation for each of the many sequences would be slow; only differences matter.
        if (failure == nil) != isValid { Issue.record("\(bytes) is \(isValid ? "valid" : "invalid")") }
    }
}
