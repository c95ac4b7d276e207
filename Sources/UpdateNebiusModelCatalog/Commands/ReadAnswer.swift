// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogFetch

/// An answer, and what is known of it.
struct ReadAnswer {
    let answer: CatalogAnswer
    /// The day on which a stored answer was fetched; nil when nothing says so.
    var fetchedOn: CalendarDate?
    /// The answer as it was fetched in this run; nil for a stored one.
    var fetched: FetchedAnswer?
}
