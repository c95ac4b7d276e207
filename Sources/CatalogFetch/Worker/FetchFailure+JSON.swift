// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A failure as a worker hands it over.
extension FetchFailure {
    /// The failure as JSON.
    var head: JSONValue {
        let wait: [JSONValue.Member] =
            switch retryAfter {
            case .seconds(let seconds): [.init(key: "retryAfterSeconds", value: .integer(Int64(seconds)))]
            case .date(let date): [.init(key: "retryAfterDate", value: .string(date))]
            case nil: []
            }
        return .object(
            [
                .init(key: "category", value: .string(category.rawValue)),
                .init(key: "place", value: .string(place)),
                .init(key: "what", value: .string(what)),
                .init(key: "nextStep", value: .string(nextStep)),
                .init(key: "isTransient", value: .boolean(isTransient)),
                .init(key: "isOutOfTime", value: .boolean(isOutOfTime)),
            ] + wait
        )
    }

    /// Reads a failure; nil if it is none.
    init?(head: JSONNode) {
        guard let category = head["category"]?.string.flatMap(FetchError.Category.init(rawValue:)),
            let place = head["place"]?.string, let what = head["what"]?.string,
            let nextStep = head["nextStep"]?.string, let isTransient = head["isTransient"]
        else { return nil }
        let seconds = head["retryAfterSeconds"]?.numberText.flatMap { Int($0) }.map { RetryAfter.seconds($0) }
        self.init(
            category: category,
            place: place,
            what: what,
            nextStep: nextStep,
            isTransient: isTransient.boolean ?? false,
            retryAfter: seconds ?? head["retryAfterDate"]?.string.map { RetryAfter.date($0) },
            isOutOfTime: head["isOutOfTime"]?.boolean ?? false
        )
    }
}
