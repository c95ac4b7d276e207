// SPDX-License-Identifier: Apache-2.0

import CatalogText

/// Reads and judges an answer by itself: strict JSON, a known shape, every rule on every row.
///
/// - Parameters:
///   - bytes: The answer.
///   - name: What findings call it.
///   - vocabulary: The closed lists.
/// - Returns: The accepted catalog, or nil; the rows to compare; and all findings of one run.
package func judgeAnswer(_ bytes: [UInt8], name: String, vocabulary: Vocabulary) -> ValidationResult {
    let document: JSONDocument
    do {
        document = try JSONDocument(bytes: bytes, file: name)
    } catch {
        let finding = unreadable(error, isMarkup: firstByteOfJSON(bytes) == UInt8(ascii: "<"))
        return ValidationResult(nil, rows: nil, [finding.showingLine(of: name, bytes: bytes[...])])
    }
    let decoded = decode(document)
    guard let catalog = decoded.value else {
        return ValidationResult(
            nil,
            rows: nil,
            decoded.diagnostics.map { $0.showingLine(of: name, bytes: document.bytes) }
        )
    }
    let judged = validate(catalog, vocabulary: vocabulary)
    let isDecoded = !decoded.diagnostics.contains { $0.severity == .error }
    return ValidationResult(
        isDecoded ? judged.value : nil,
        rows: judged.rows,
        (decoded.diagnostics + judged.diagnostics).map {
            naming($0, in: catalog).showingLine(of: name, bytes: document.bytes)
        }
    )
}

/// Says which model a finding is about: the one whose object holds the place.
///
/// A place in a long answer means little to a reader; the id says at once whether the model matters to them.
private func naming(_ diagnostic: Diagnostic, in catalog: DecodedCatalog) -> Diagnostic {
    guard let offset = diagnostic.place?.location?.byteOffset,
        let model = catalog.model(holding: offset),
        let id = model.flavor(holding: offset)?.id ?? model.flavors?.first?.id
    else { return diagnostic }
    return diagnostic.about(id.value)
}

/// The first byte that is no white space; nil when there is none.
func firstByteOfJSON(_ bytes: [UInt8]) -> UInt8? {
    bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
}

/// A repeated key makes a catalog that is rejected; anything else is no JSON, so nothing was judged.
private func unreadable(_ error: JSONReadError, isMarkup: Bool) -> Diagnostic {
    guard !error.reason.isDuplicateKeys else {
        return Diagnostic(
            error,
            outcome: .finding,
            nextStep: "ask for the answer again: which of the two values counts is anybody's guess"
        )
    }
    if isMarkup {
        return Diagnostic(
            .notACatalog,
            outcome: .unusableAnswer,
            "this is a web page or other markup, not JSON",
            at: DiagnosticPlace(error.location),
            nextStep: "look at the page: it may be an error of the server, or ask for a login"
        )
    }
    return Diagnostic(error, outcome: .unusableAnswer, nextStep: "the answer is not strict JSON; ask for it again")
}
