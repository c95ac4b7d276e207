// SPDX-License-Identifier: Apache-2.0

/// Where in the structure of a text the parser stopped.
struct JSONFailurePosition {
    /// The tape index of the innermost container that was open, if any.
    var container: Int?

    /// The number of elements or members of that container that were complete.
    var childCount: Int

    /// Whether a value was being read, rather than what stands between values.
    var isAtValue: Bool

    /// The path to the value at fault; between the elements or members of a container, the path to the container.
    func pointer(on tape: JSONTape) -> JSONPointer {
        guard let container else { return .root }
        if tape.entries[container].kind == .array {
            let pointer = tape.pointer(to: container)
            return isAtValue ? pointer.appending(childCount) : pointer
        }
        // A key that is the last entry still waits for its value.
        let last = tape.entries.count - 1
        return tape.pointer(to: tape.entries[last].isKey ? last : container)
    }

    /// The offset of the opening bracket of the container.
    func openingOffset(on tape: JSONTape) -> Int? {
        container.map { Int(tape.entries[$0].start) }
    }
}
