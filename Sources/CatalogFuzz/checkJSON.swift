// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Holds the reader and the writer of JSON against any bytes.
///
/// A text is refused with a place inside of it, or it is accepted, every value of it is found where it stands, and what
/// the writer makes of it reads back as the same values.
func checkJSON(_ bytes: [UInt8]) throws(PropertyFailure) {
    let positions = LinePositions(bytes)
    let document: JSONDocument
    do throws(JSONReadError) {
        document = try JSONDocument(bytes: bytes, file: "fuzzed.json")
    } catch {
        return try check(error, positions)
    }
    try require(document.bytes.elementsEqual(bytes), "the document holds another text")
    try JSONWalk(document, positions: positions).check()
    try checkRoundTrip(document)
}

/// A refusal says where, and in words that are safe to print.
private func check(_ error: JSONReadError, _ positions: LinePositions) throws(PropertyFailure) {
    let places = [error.location] + (error.opening.map { [$0] } ?? [])
    for place in places + error.duplicateKeys.flatMap({ [$0.first, $0.second] }) { try positions.check(place) }
    for text in [error.message, error.nextStep] {
        try require(text.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "a message is not printable ASCII")
    }
    try require(
        error.reason.isDuplicateKeys == (error.duplicateKeyCount > 0)
            && error.duplicateKeys.count == min(error.duplicateKeyCount, JSONReadError.maximumDuplicateKeys),
        "the repeated keys are counted wrongly"
    )
    for key in error.duplicateKeys {
        try require(key.first.byteOffset < key.second.byteOffset, "the places of a repeated key are swapped")
    }
}

/// What the writer writes, in each of its forms, reads back as the same values.
private func checkRoundTrip(_ document: JSONDocument) throws(PropertyFailure) {
    let value: JSONValue
    do throws(JSONConversionError) {
        value = try JSONValue(document.root) { $0.byteOffset.isMultiple(of: 2) ? .expanded : .rows([1, 2]) }
    } catch {
        // Numbers with an exponent are not written; nothing else may be in the way at the standard limits.
        return try require(error.reason == .exponent, "\(error)")
    }
    let visible = JSONWriter.visibleBytes(value)
    for written in [JSONWriter.bytes(value), visible, JSONWriter.compactBytes(value)] {
        try checkSame(document.root, readBack(written).root)
    }
    try requireVisible(visible)
}

/// The same kinds, keys, texts and numbers in the same order.
///
/// Recursive: the standard limits allow no more than 512 levels.
private func checkSame(_ first: JSONNode, _ second: JSONNode) throws(PropertyFailure) {
    try require(
        first.kind == second.kind && first.count == second.count && first.stringBytes == second.stringBytes
            && first.boolean == second.boolean && first.numberText == second.numberText,
        "\(first.location) changed into what is at \(second.location)"
    )
    for (left, right) in zip(first.elements, second.elements) { try checkSame(left, right) }
    for (left, right) in zip(first.members, second.members) {
        try require(left.keyNode.stringBytes == right.keyNode.stringBytes, "the key at \(left.keyLocation) changed")
        try checkSame(left.value, right.value)
    }
}
