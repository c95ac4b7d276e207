// SPDX-License-Identifier: Apache-2.0

extension ChangeJudgement {
    /// How many snapshots are looked at for a value that comes back.
    private static let snapshotsLookedAt = 6

    /// The date on which a fact last had the value to which it now returns, if only one other value was in between.
    ///
    /// A status is meant to go and come back, so it is left out.
    ///
    /// - Complexity: O(snapshots looked at), each a search by id.
    func returned(_ change: FactChange, id: String) -> CalendarDate? {
        guard change.field != "status", change.before != nil || change.after != nil else { return nil }
        for snapshot in history.snapshots.suffix(Self.snapshotsLookedAt).reversed() {
            guard let model = snapshot.facts.model(id: id) else { continue }
            let value = model.fields.first { $0.name == change.field }?.text
            if isSame(value, change.before) { continue }
            return isSame(value, change.after) ? snapshot.date : nil
        }
        return nil
    }

    private func isSame(_ first: String?, _ second: String?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?): first.utf8.elementsEqual(second.utf8)
        default: false
        }
    }
}
