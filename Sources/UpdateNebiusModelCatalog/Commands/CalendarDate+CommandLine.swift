// SPDX-License-Identifier: Apache-2.0

import CatalogCore

extension CalendarDate {
    /// How many days after a snapshot the clock of this machine may say that the next one comes.
    private static let longestGapDays = 400

    /// The first day of the year in which the service began, in days after 1970-01-01: 2025-01-01.
    private static let firstDaysSinceEpoch = 20_089

    /// The first day that no clock of this century says: 2100-01-01.
    private static let endDaysSinceEpoch = 47_482

    /// A date of the command line: its shape has been checked there, the day of the month has not.
    ///
    /// - Throws: ``CommandFailure`` with the status of usage when there is no such day.
    init(commandLine text: String) throws(CommandFailure) {
        guard let date = CalendarDate(text) else {
            throw CommandFailure(.usage, "\(QuotedText.quote(text)) is not a day of the calendar, such as 2026-10-15")
        }
        self = date
    }

    /// Today in UTC, as the clock of this machine has it.
    ///
    /// - Throws: ``CommandFailure`` when the clock is beyond the days that a catalog can have.
    static func today() throws(CommandFailure) -> CalendarDate {
        let text = Clock.todayUTC()
        guard let date = CalendarDate(text) else { throw implausible(text, "no day that a catalog can have") }
        return date
    }

    /// Refuses a day of this machine's clock that no snapshot should have: there was no catalog yet, or it is so late
    /// that updates would be refused until then.
    ///
    /// - Parameter newest: The day of the newest snapshot; nil without one.
    /// - Throws: ``CommandFailure`` with the status of usage.
    func judgeAsToday(after newest: CalendarDate?) throws(CommandFailure) {
        guard daysSinceEpoch >= Self.firstDaysSinceEpoch else {
            throw Self.implausible(description, "before there was a catalog")
        }
        guard daysSinceEpoch < Self.endDaysSinceEpoch else { throw Self.implausible(description, "far in the future") }
        guard let newest, daysSinceEpoch - newest.daysSinceEpoch > Self.longestGapDays else { return }
        throw Self.implausible(
            description,
            "more than \(Self.longestGapDays) days after the newest snapshot, \(newest)"
        )
    }

    private static func implausible(_ text: String, _ why: String) -> CommandFailure {
        CommandFailure(
            .usage,
            "the clock says \(text), which is \(why); nothing was written",
            nextStep:
                "set the clock of the machine that fetched, or give the day with \(OptionTable.date.declaration.spelling)"
        )
    }
}
