// SPDX-License-Identifier: Apache-2.0

/// A time as HTTP headers state it (RFC 9110 section 5.6.7).
enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ].map { Array($0.utf8) }

    /// The seconds since 1970-01-01T00:00:00Z of `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that senders may use;
    /// nil for every other.
    ///
    /// The name of the day is not looked at: it says nothing that the date does not say.
    static func epochSeconds(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard bytes.count == 29, Array(bytes[3..<5]) == Array(", ".utf8), Array(bytes[25...]) == Array(" GMT".utf8),
            [7, 11, 16].allSatisfy({ bytes[$0] == UInt8(ascii: " ") }),
            [19, 22].allSatisfy({ bytes[$0] == UInt8(ascii: ":") }),
            let day = number(bytes[5..<7]), let year = number(bytes[12..<16]), let hour = number(bytes[17..<19]),
            let minute = number(bytes[20..<22]), let second = number(bytes[23..<25]),
            let month = months.firstIndex(of: Array(bytes[8..<11])),
            (1...31).contains(day), year >= 1970, hour < 24, minute < 60, second <= 60
        else { return nil }
        return ((days(year, month + 1, day) * 24 + hour) * 60 + minute) * 60 + second
    }

    /// The seconds of any of the three forms that a recipient has to understand.
    ///
    /// - Parameters:
    ///   - text: Besides the form of today `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
    ///   - now: The time that a year of two digits is near to: of those up to 50 years from then, the last.
    /// - Returns: The seconds since 1970-01-01T00:00:00Z; nil for any other text.
    static func epochSeconds(received text: String, now: Int) -> Int? {
        if let seconds = epochSeconds(text) { return seconds }
        let words = text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 5).map { Array($0) }
        if words.count == 5, words[2].count <= 2 {
            let day = Array(repeating: UInt8(ascii: "0"), count: 2 - words[2].count) + words[2]
            return epochSeconds(day: day, month: words[1], year: words[4], time: words[3])
        }
        guard words.count == 4, words[0].last == UInt8(ascii: ","), words[3] == Array("GMT".utf8) else { return nil }
        let parts = words[1].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map { Array($0) }
        guard parts.count == 3, parts[2].count == 2, let year = number(parts[2][...]) else { return nil }
        let century = (1970 + now / averageYearSeconds) / 100 * 100
        return [century + 100, century, century - 100].lazy
            .compactMap {
                epochSeconds(day: parts[0], month: parts[1], year: Array(String($0 + year).utf8), time: words[2])
            }
            .first { $0 - now <= 50 * averageYearSeconds }
    }

    /// The seconds in a year of the Gregorian calendar.
    private static let averageYearSeconds = 31_556_952

    private static func epochSeconds(day: [UInt8], month: [UInt8], year: [UInt8], time: [UInt8]) -> Int? {
        let parts = [Array("xxx,".utf8), day, month, year, time, Array("GMT".utf8)]
        return epochSeconds(String(decoding: Array(parts.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self))
    }

    /// The days since 1970-01-01; years begin in March, so that the leap day is the last one.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let yearOfEra = year % 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return year / 400 * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
