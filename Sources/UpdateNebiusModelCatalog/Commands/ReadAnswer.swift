// SPDX-License-Identifier: Apache-2.0

import CatalogCore

/// An answer, and the date of its provenance when it has one.
struct ReadAnswer {
    let answer: CatalogAnswer
    /// The day on which a stored answer was fetched; nil when nothing says so.
    let fetchedOn: CalendarDate?
}
