// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// When a server wants to be asked again (`Retry-After`, RFC 9110 section 10.2.3).
package enum RetryAfter: Sendable, Equatable {
    /// After this many seconds.
    case seconds(Int)

    /// At a time, in the server's words, of which nobody knows how far away it is.
    case date(String)

    /// Reads the value of a header; nil if it is neither digits nor anything like a date.
    ///
    /// A date becomes seconds by the clock of the server, so that the clock of this machine matters only where the
    /// server does not tell its own; a date in the past is now.
    ///
    /// - Parameters:
    ///   - headerValue: The value.
    ///   - serverDate: The value of the header `Date` of the same answer; nil if there is none.
    ///   - ownEpochSeconds: The time here; nil if nobody knows.
    package init?(headerValue: String, serverDate: String? = nil, ownEpochSeconds: Int? = nil) {
        if let now = serverDate.flatMap(HTTPDate.epochSeconds) ?? ownEpochSeconds,
            let wanted = HTTPDate.epochSeconds(received: headerValue, now: now)
        {
            self = .seconds(max(0, wanted - now))
            return
        }
        let bytes = Array(headerValue.utf8)
        if let seconds = Self.seconds(bytes) {
            self = .seconds(seconds)
        } else if 10...40 ~= bytes.count, bytes.allSatisfy(Self.mayStandInDate), bytes.contains(UInt8(ascii: ":")) {
            self = .date(headerValue)
        } else {
            return nil
        }
    }

    /// The number that a value states, and states again where the header came twice; at most nine nines.
    private static func seconds(_ bytes: [UInt8]) -> Int? {
        let parts = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { $0.filter { $0 != UInt8(ascii: " ") } }
        guard let first = parts.first, !first.isEmpty, first.allSatisfy(\.isASCIIDigit),
            parts.allSatisfy({ $0 == first })
        else { return nil }
        return min(Int(String(decoding: first.prefix(19), as: UTF8.self)) ?? .max, 999_999_999)
    }

    private static func mayStandInDate(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: "-"):
            true
        default:
            false
        }
    }
}
