// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Every format prints the findings, and none lets text through that a terminal obeys or a reader does not see.
func checkPrinted(_ report: DiagnosticReport) throws(PropertyFailure) {
    for line in report.diagnostics.flatMap(TextDiagnosticFormatter.lines) {
        try require(!line.utf8.contains(UInt8(ascii: "\n")), "a line is two: \(VisibleText.encode(line))")
        try requireVisible(Array(line.utf8))
    }
    let document = JSONWriter.visibleBytes(JSONDiagnosticFormatter.value(for: report))
    try requireVisible(document)
    let count = try readBack(document).root["findings"]?.count
    try require(count == report.diagnostics.count, "the document has \(count ?? 0) findings")
}
