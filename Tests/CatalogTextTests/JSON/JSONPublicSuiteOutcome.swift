// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// What this reader does with a file of the public suite that leaves it to the implementation, and why.
struct JSONPublicSuiteOutcome: Sendable {
    /// The name of the file.
    let file: String

    /// The reason for which the file is rejected, or nil if it is accepted.
    let rejection: JSONReadErrorReason?

    /// Why it is so.
    let because: String

    private init(_ file: String, _ rejection: JSONReadErrorReason?, because: String) {
        self.file = file
        self.rejection = rejection
        self.because = because
    }

    /// The outcomes, by name of the file.
    static let all: [JSONPublicSuiteOutcome] = [
        JSONPublicSuiteOutcome("i_number_double_huge_neg_exp.json", nil, because: exactNumbers),
        JSONPublicSuiteOutcome("i_number_huge_exp.json", .limitExceeded(.maximumNumberLength), because: tooLong),
        JSONPublicSuiteOutcome("i_number_neg_int_huge_exp.json", nil, because: exactNumbers),
        JSONPublicSuiteOutcome("i_number_pos_double_huge_exp.json", nil, because: exactNumbers),
        JSONPublicSuiteOutcome("i_number_real_neg_overflow.json", nil, because: exactNumbers),
        JSONPublicSuiteOutcome("i_number_real_pos_overflow.json", nil, because: exactNumbers),
        JSONPublicSuiteOutcome("i_number_real_underflow.json", nil, because: exactNumbers),
        JSONPublicSuiteOutcome("i_number_too_big_neg_int.json", nil, because: exactNumbers),
        JSONPublicSuiteOutcome("i_number_too_big_pos_int.json", nil, because: exactNumbers),
        JSONPublicSuiteOutcome("i_number_very_big_negative_int.json", nil, because: exactNumbers),
        JSONPublicSuiteOutcome("i_object_key_lone_2nd_surrogate.json", .unpairedSurrogate, because: noHalves),
        JSONPublicSuiteOutcome("i_string_1st_surrogate_but_2nd_missing.json", .unpairedSurrogate, because: noHalves),
        JSONPublicSuiteOutcome("i_string_1st_valid_surrogate_2nd_invalid.json", .unpairedSurrogate, because: noHalves),
        JSONPublicSuiteOutcome(
            "i_string_UTF-16LE_with_BOM.json",
            .otherEncoding(.utf16LittleEndian),
            because: onlyUTF8
        ),
        JSONPublicSuiteOutcome("i_string_UTF-8_invalid_sequence.json", .invalidUTF8, because: brokenUTF8),
        JSONPublicSuiteOutcome("i_string_UTF8_surrogate_U+D800.json", .invalidUTF8, because: brokenUTF8),
        JSONPublicSuiteOutcome(
            "i_string_incomplete_surrogate_and_escape_valid.json",
            .unpairedSurrogate,
            because: noHalves
        ),
        JSONPublicSuiteOutcome("i_string_incomplete_surrogate_pair.json", .unpairedSurrogate, because: noHalves),
        JSONPublicSuiteOutcome(
            "i_string_incomplete_surrogates_escape_valid.json",
            .unpairedSurrogate,
            because: noHalves
        ),
        JSONPublicSuiteOutcome("i_string_invalid_lonely_surrogate.json", .unpairedSurrogate, because: noHalves),
        JSONPublicSuiteOutcome("i_string_invalid_surrogate.json", .unpairedSurrogate, because: noHalves),
        JSONPublicSuiteOutcome("i_string_invalid_utf-8.json", .invalidUTF8, because: brokenUTF8),
        JSONPublicSuiteOutcome("i_string_inverted_surrogates_U+1D11E.json", .unpairedSurrogate, because: noHalves),
        JSONPublicSuiteOutcome("i_string_iso_latin_1.json", .invalidUTF8, because: brokenUTF8),
        JSONPublicSuiteOutcome("i_string_lone_second_surrogate.json", .unpairedSurrogate, because: noHalves),
        JSONPublicSuiteOutcome("i_string_lone_utf8_continuation_byte.json", .invalidUTF8, because: brokenUTF8),
        JSONPublicSuiteOutcome("i_string_not_in_unicode_range.json", .invalidUTF8, because: brokenUTF8),
        JSONPublicSuiteOutcome("i_string_overlong_sequence_2_bytes.json", .invalidUTF8, because: brokenUTF8),
        JSONPublicSuiteOutcome("i_string_overlong_sequence_6_bytes.json", .invalidUTF8, because: brokenUTF8),
        JSONPublicSuiteOutcome("i_string_overlong_sequence_6_bytes_null.json", .invalidUTF8, because: brokenUTF8),
        JSONPublicSuiteOutcome("i_string_truncated-utf-8.json", .invalidUTF8, because: brokenUTF8),
        JSONPublicSuiteOutcome("i_string_utf16BE_no_BOM.json", .otherEncoding(.utf16BigEndian), because: onlyUTF8),
        JSONPublicSuiteOutcome("i_string_utf16LE_no_BOM.json", .otherEncoding(.utf16LittleEndian), because: onlyUTF8),
        JSONPublicSuiteOutcome("i_structure_500_nested_arrays.json", nil, because: depth),
        JSONPublicSuiteOutcome("i_structure_UTF-8_BOM_empty_object.json", .byteOrderMark, because: noMark),
    ]

    private static let exactNumbers =
        "Numbers are kept as exact text: none is too large, too small or too precise."
    private static let tooLong =
        "An exponent of more than a hundred digits is longer than a number may be."
    private static let noHalves =
        "Half a surrogate pair is no character, and no UTF-8 can hold it."
    private static let onlyUTF8 =
        "A JSON text is UTF-8 (RFC 8259, section 8.1)."
    private static let brokenUTF8 =
        "These bytes are not UTF-8 (RFC 3629), and a replacement would change the text silently."
    private static let depth =
        "The limit of depth is 512."
    private static let noMark =
        "A byte order mark must not be added (RFC 8259, section 8.1), and would shift every offset."
}
