// SPDX-License-Identifier: Apache-2.0

import CatalogCore

extension CalendarDate {
    /// A date of the command line: its shape has been checked there, the day of the month has not.
    ///
    /// - Throws: ``CommandFailure`` with the status of usage when there is no such day.
    init(commandLine text: String) throws(CommandFailure) {
        guard let date = CalendarDate(text) else {
            throw CommandFailure(.usage, "\(QuotedText.quote(text)) is not a day of the calendar, such as 2026-10-15")
        }
        self = date
    }
}
