// SPDX-License-Identifier: Apache-2.0

/// The facts in which two records of a model differ, in the order of the record.
func changes(from old: ModelFacts, to new: ModelFacts) -> [FactChange] {
    let before = old.fields
    let after = new.fields
    let names = after.map(\.name) + before.map(\.name).filter { name in !after.contains { $0.name == name } }
    return names.compactMap { name in
        let old = before.first { $0.name == name }?.text
        let new = after.first { $0.name == name }?.text
        guard old.map({ Array($0.utf8) }) != new.map({ Array($0.utf8) }) else { return nil }
        return FactChange(field: name, before: old, after: new)
    }
}
