// SPDX-License-Identifier: Apache-2.0

extension JSONReadError {
    /// Turns the failure of the parser into an error with everything a reader wants to know.
    init(_ failure: JSONParseFailure, at position: JSONFailurePosition?, tape: JSONTape, limits: JSONLimits) {
        reason = failure.reason
        message = failure.reason.message(
            found: JSONFoundText(at: failure.offset, in: tape.text.bytes),
            limits: limits
        )
        nextStep = failure.reason.nextStep
        location = tape.text.location(at: failure.offset)
        pointer = position?.pointer(on: tape) ?? .root
        let isAboutClosing = failure.reason == .unexpectedEnd || failure.reason == .mismatchedBracket
        opening = isAboutClosing ? position?.openingOffset(on: tape).map(tape.text.location) : nil
        duplicateKeys = []
        duplicateKeyCount = 0
    }

    /// Lists repeated keys, given as tape indices of their first and second places.
    init(duplicates: [(first: UInt32, second: UInt32)], tape: JSONTape) {
        let inOrder = duplicates.sorted { $0.second < $1.second }
        let listed = inOrder.prefix(Self.maximumDuplicateKeys).map { duplicate in
            JSONDuplicateKey(
                pointer: tape.pointer(to: Int(duplicate.second)),
                first: tape.text.location(at: Int(tape.entries[Int(duplicate.first)].start)),
                second: tape.text.location(at: Int(tape.entries[Int(duplicate.second)].start))
            )
        }
        let offset = inOrder.first.map { Int(tape.entries[Int($0.second)].start) } ?? 0
        reason = .duplicateKeys
        message =
            duplicates.count == 1
            ? "An object has the same key twice."
            : "Objects have the same key more than once, at \(duplicates.count) places."
        nextStep = reason.nextStep
        location = tape.text.location(at: offset)
        pointer = listed.first?.pointer ?? .root
        opening = nil
        duplicateKeys = listed
        duplicateKeyCount = duplicates.count
    }
}
