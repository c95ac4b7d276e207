// SPDX-License-Identifier: Apache-2.0

/// Adds reviewed words to the vocabulary, all of them or none.
///
/// A word that is known already stays as it is: its Swift name was published, like that of a model.
///
/// - Parameters:
///   - operands: Requests as they are typed, ``WordRequest/form``.
///   - swiftName: The Swift name for the only word; nil to derive each from its word.
///   - vocabulary: What is known.
/// - Returns: The vocabulary with the words.
/// - Throws: ``WordRefusals`` with every word that cannot be accepted.
/// - Complexity: O(*n* · *m*) for *n* requests and *m* known words.
package func accept(
    _ operands: [String],
    swiftName: String? = nil,
    into vocabulary: Vocabulary
) throws(WordRefusals) -> AcceptedWords {
    var acceptance = WordAcceptance(vocabulary: vocabulary, swiftName: swiftName)
    for operand in operands { acceptance.take(operand) }
    guard acceptance.refusals.isEmpty else {
        throw WordRefusals(acceptance.refusals, requestCount: operands.count)
    }
    return AcceptedWords(
        vocabulary: acceptance.vocabulary,
        added: acceptance.added,
        known: acceptance.known
    )
}
