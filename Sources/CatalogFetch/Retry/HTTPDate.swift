// SPDX-License-Identifier: Apache-2.0

/// A time as HTTP headers state it, in the one form that senders may use (RFC 9110 section 5.6.7, IMF-fixdate).
enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ].map { Array($0.utf8) }

    /// The seconds since 1970-01-01T00:00:00Z of `Sun, 06 Nov 1994 08:49:37 GMT`; nil for every other form.
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
