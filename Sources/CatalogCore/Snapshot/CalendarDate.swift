// SPDX-License-Identifier: Apache-2.0

/// A day of the proleptic Gregorian calendar, without a time and without a time zone.
///
/// Snapshots are dated by day, and a day has exactly one spelling here, `YYYY-MM-DD`, so that text order is
/// time order and a file name needs no parsing rules of its own. Foundation's `Date` is avoided on purpose: it
/// brings a locale and a time zone with it.
package struct CalendarDate: Hashable, Sendable {
    /// The year, 1970 through 9999.
    package let year: Int

    /// The month, 1 through 12.
    package let month: Int

    /// The day of the month, 1 through the length of that month.
    package let day: Int

    /// The seconds in a day of Coordinated Universal Time as Unix counts it, leap seconds left out.
    static let secondsPerDay: Int64 = 86_400

    /// The years that have a date here: from the Unix epoch to the last year of four digits.
    private static let years = 1970...9999

    /// Makes a date from its parts.
    ///
    /// The result is `nil` if there is no such day, or if the year is outside 1970 through 9999.
    package init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), (1...12).contains(month), day >= 1,
            day <= Self.length(ofMonth: month, inYear: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `YYYY-MM-DD`: ten ASCII characters, every digit present, nothing before or after.
    ///
    /// The result is `nil` for any other spelling, for a day that does not exist, and for years before 1970.
    package init?(_ text: String) {
        self.init(utf8: Array(text.utf8.prefix(11)))
    }

    /// Reads the bytes of `YYYY-MM-DD`.
    ///
    /// The result is `nil` unless the bytes are exactly one date.
    init?(utf8 bytes: [UInt8]) {
        let hyphen = UInt8(ascii: "-")
        guard bytes.count == 10, bytes[4] == hyphen, bytes[7] == hyphen,
            let year = Self.decimalValue(of: bytes[0..<4]),
            let month = Self.decimalValue(of: bytes[5..<7]),
            let day = Self.decimalValue(of: bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day, in Coordinated Universal Time, that a Unix time falls on.
    ///
    /// The result is `nil` for times before 1970 or after 9999. Milliseconds taken for seconds land there too.
    ///
    /// - Parameter epochSeconds: Seconds since 1970-01-01T00:00:00Z.
    package init?(epochSeconds: Int64) {
        // 9999-12-31 is day 2,932,896. The bound keeps every later sum far from overflow.
        guard epochSeconds >= 0, epochSeconds / Self.secondsPerDay <= 2_932_896 else { return nil }
        self.init(daysSinceEpoch: Int(epochSeconds / Self.secondsPerDay))
    }

    /// The day that lies a number of days after 1970-01-01.
    ///
    /// Years are counted from the first of March, so that the leap day is the last day of its year and the
    /// length of a month depends only on the month.
    private init?(daysSinceEpoch: Int) {
        let daysSinceYearZero = daysSinceEpoch + 719_468
        let era = daysSinceYearZero / 146_097
        let dayOfEra = daysSinceYearZero % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        self.init(year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month, day: day)
    }

    /// The number of days from 1970-01-01 to this day; never negative.
    package var daysSinceEpoch: Int {
        let yearFromMarch = month <= 2 ? year - 1 : year
        let era = yearFromMarch / 400
        let yearOfEra = yearFromMarch % 400
        let monthFromMarch = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The next day; nil after 9999-12-31.
    package var nextDay: CalendarDate? { Self(epochSeconds: (Int64(daysSinceEpoch) + 1) * Self.secondsPerDay) }

    /// The number of days in a month.
    private static func length(ofMonth month: Int, inYear year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether a year has a 29th of February.
    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    /// The value of a run of ASCII digits.
    ///
    /// - Parameter digits: At most nine bytes, so that the value fits an `Int` of 32 bits.
    /// - Returns: `nil` if the run is empty, too long, or holds anything but digits.
    static func decimalValue(of digits: ArraySlice<UInt8>) -> Int? {
        guard (1...9).contains(digits.count) else { return nil }
        var value = 0
        for byte in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }
}

extension CalendarDate: Comparable {
    /// Whether one day comes before another.
    package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The date as `YYYY-MM-DD`.
    package var description: String {
        // The year has four digits already: it starts at 1970.
        "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
}
