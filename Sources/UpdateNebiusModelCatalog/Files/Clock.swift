// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The time of the calendar: of a new snapshot, and of the provenance of an answer.
///
/// Nothing else that is written depends on when the tool ran.
enum Clock {
    /// Today's date in UTC as `YYYY-MM-DD`.
    static func todayUTC() -> String {
        dateUTC(secondsSince1970: Int64(time(nil)))
    }

    /// The moment in UTC to the second, as `YYYY-MM-DDThh:mm:ssZ` (RFC 3339).
    static func nowUTC() -> String {
        timeUTC(secondsSince1970: Int64(time(nil)))
    }

    /// A moment in UTC, as `YYYY-MM-DDThh:mm:ssZ`.
    static func timeUTC(secondsSince1970: Int64) -> String {
        let (_, second) = flooredDivision(secondsSince1970, by: 86_400)
        let parts = [second / 3_600, second / 60 % 60, second % 60].map { padded($0, to: 2) }
        return "\(dateUTC(secondsSince1970: secondsSince1970))T\(parts.joined(separator: ":"))Z"
    }

    /// The date in UTC of a moment, as `YYYY-MM-DD`.
    ///
    /// Calculated and not asked of `gmtime_r`, which can fail and leaves the caller nothing sensible to do. Counts in
    /// eras of 400 years, after which the Gregorian calendar repeats, and in years that begin in March, so that the day
    /// that leap years add is the last one.
    ///
    /// - Parameter secondsSince1970: Seconds as POSIX counts them, every day having 86,400.
    /// - Returns: Ten characters for the years 0 to 9999, more for others.
    static func dateUTC(secondsSince1970: Int64) -> String {
        let daysPerEra: Int64 = 146_097
        let (days, _) = flooredDivision(secondsSince1970, by: 86_400)
        // Day 0 of the calculation is the first of March of year 0, which is 719,468 days before 1970.
        let (era, dayOfEra) = flooredDivision(days + 719_468, by: daysPerEra)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
    }

    /// Quotient and remainder with a remainder that is never negative.
    private static func flooredDivision(_ dividend: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }

    /// The number with zeros before it up to a width.
    private static func padded(_ number: Int64, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
