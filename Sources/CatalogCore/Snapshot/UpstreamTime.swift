// SPDX-License-Identifier: Apache-2.0

/// What a creation time of the public catalog says about the day.
///
/// The catalog gives either Unix seconds or ISO 8601 text, and sometimes the time of the request instead of the
/// time of creation. Only a time that is exactly midnight in Coordinated Universal Time is a day that somebody
/// meant, so the three answers are kept apart: a day, a real time that is no day, and no time at all.
package enum UpstreamTime: Hashable, Sendable {
    /// Exactly midnight in Coordinated Universal Time: the value is a day.
    case midnight(CalendarDate)

    /// A valid time between two midnights: the value says nothing about the day of creation.
    case otherTime

    /// Not a time, or one outside the years 1970 through 9999.
    case malformed

    /// The day, where the time is one.
    package var date: CalendarDate? {
        switch self {
        case .midnight(let date): date
        case .otherTime, .malformed: nil
        }
    }

    /// Judges a Unix time.
    ///
    /// - Parameter epochSeconds: Seconds since 1970-01-01T00:00:00Z.
    package init(epochSeconds: Int64) {
        guard let date = CalendarDate(epochSeconds: epochSeconds) else {
            self = .malformed
            return
        }
        self = epochSeconds.isMultiple(of: CalendarDate.secondsPerDay) ? .midnight(date) : .otherTime
    }

    /// Judges ISO 8601 text.
    ///
    /// Accepted are a plain `YYYY-MM-DD` and the `date-time` of RFC 3339, section 5.6, with capital `T` and `Z`
    /// and a fraction of at most nine digits. An offset is honoured: `02:00:00+02:00` is midnight. A leap second
    /// is a time where one can occur, and never midnight.
    package init(isoText: String) {
        let bytes = Array(isoText.utf8.prefix(Self.maximumTextBytes + 1))
        guard bytes.count <= Self.maximumTextBytes, bytes.count >= 10,
            let date = CalendarDate(utf8: Array(bytes[..<10]))
        else {
            self = .malformed
            return
        }
        guard bytes.count > 10 else {
            self = .midnight(date)
            return
        }
        self = Self.judge(timeOfDay: bytes[10...], on: date)
    }

    /// The length of the longest accepted text: a date, a time, nine digits of fraction and an offset.
    private static let maximumTextBytes = 35

    /// Judges what follows the date: `T`, hours, minutes, seconds, fraction, offset.
    private static func judge(timeOfDay bytes: ArraySlice<UInt8>, on date: CalendarDate) -> UpstreamTime {
        let colon = UInt8(ascii: ":")
        let time = Array(bytes)
        guard time.count >= 10, time[0] == UInt8(ascii: "T"), time[3] == colon, time[6] == colon,
            let hour = CalendarDate.decimalValue(of: time[1..<3]), hour <= 23,
            let minute = CalendarDate.decimalValue(of: time[4..<6]), minute <= 59,
            let second = CalendarDate.decimalValue(of: time[7..<9]), second <= 60,
            let (fraction, rest) = readFraction(time[9...]),
            let offset = readOffsetSeconds(rest)
        else { return .malformed }
        let secondsOfDay = Int64(hour * 3_600 + minute * 60 + min(second, 59))
        let epochSeconds = Int64(date.daysSinceEpoch) * CalendarDate.secondsPerDay + secondsOfDay - Int64(offset)
        let judged = UpstreamTime(epochSeconds: epochSeconds)
        if judged == .malformed { return .malformed }
        if second == 60 {
            // A leap second follows 23:59:59 in Coordinated Universal Time and nothing else.
            return (epochSeconds + 1).isMultiple(of: CalendarDate.secondsPerDay) ? .otherTime : .malformed
        }
        return fraction == 0 ? judged : .otherTime
    }

    /// Reads an optional fraction of a second.
    ///
    /// - Returns: The digits as a number, 0 without a fraction, and the bytes after it; `nil` if it is malformed.
    private static func readFraction(_ bytes: ArraySlice<UInt8>) -> (value: Int, rest: ArraySlice<UInt8>)? {
        guard bytes.first == UInt8(ascii: ".") else { return (0, bytes) }
        let digits = bytes.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let value = CalendarDate.decimalValue(of: digits) else { return nil }
        return (value, bytes[digits.endIndex...])
    }

    /// Reads `Z` or an offset such as `+02:00`.
    ///
    /// - Returns: The offset in seconds, positive to the east; `nil` if it is malformed.
    private static func readOffsetSeconds(_ bytes: ArraySlice<UInt8>) -> Int? {
        let offset = Array(bytes)
        if offset == [UInt8(ascii: "Z")] { return 0 }
        guard offset.count == 6, offset[3] == UInt8(ascii: ":"),
            let hours = CalendarDate.decimalValue(of: offset[1..<3]), hours <= 23,
            let minutes = CalendarDate.decimalValue(of: offset[4..<6]), minutes <= 59
        else { return nil }
        let seconds = hours * 3_600 + minutes * 60
        switch offset[0] {
        case UInt8(ascii: "+"): return seconds
        case UInt8(ascii: "-"): return -seconds
        default: return nil
        }
    }
}
