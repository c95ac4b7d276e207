// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// A record of a committed file while it is put together: its members in order, a few on each line.
struct RecordRows {
    private var members: [JSONValue.Member] = []
    private var memberCounts: [Int] = []
    private var rowStart = 0

    /// Adds a member to the row, if there is a value: absent stays absent.
    mutating func add(_ key: String, _ value: JSONValue?) {
        guard let value else { return }
        members.append(JSONValue.Member(key: key, value: value))
    }

    /// Ends the row; one without members is none.
    mutating func endRow() {
        guard members.count > rowStart else { return }
        memberCounts.append(members.count - rowStart)
        rowStart = members.count
    }

    /// The record of all rows that were ended.
    var json: JSONValue { .object(members, layout: .rows(memberCounts)) }
}
