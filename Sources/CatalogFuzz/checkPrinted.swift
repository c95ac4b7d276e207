// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// Every format prints all findings, and none lets text through that a terminal obeys or a reader does not see.
func checkPrinted(_ report: DiagnosticReport) throws(PropertyFailure) {
    for line in report.diagnostics.flatMap(TextDiagnosticFormatter.lines) { try requireOneLine(line) }
    let run = DiagnosticRun(report, tool: "CatalogFuzz", version: "1", verb: "validate", status: 0)
    let findings = try document(JSONDiagnosticFormatter.value(for: run)).root["findings"]
    try require(findings?.count == report.diagnostics.count, "JSON has other findings")
    let entries = try document(GitLabDiagnosticFormatter.value(for: run)).root
    try require(entries.count == report.diagnostics.count, "GitLab has other findings")
    // The rest of the log is the book of rules, the same for every input and many times as long.
    let results = try document(SARIFDiagnosticFormatter.results(report)).root
    try require(results.count == report.diagnostics.count, "SARIF has other findings")
    for line in GitHubDiagnosticFormatter.lines(for: run) { try requireOneLine(line) }
    try requireVisible(JUnitDiagnosticFormatter.bytes(for: run))
}

/// A document for programs as it is printed: JSON that is safe to print.
private func document(_ value: JSONValue) throws(PropertyFailure) -> JSONDocument {
    let bytes = JSONWriter.visibleBytes(value)
    try requireVisible(bytes)
    return try readBack(bytes)
}

private func requireOneLine(_ line: String) throws(PropertyFailure) {
    try require(!line.utf8.contains(UInt8(ascii: "\n")), "a line is two: \(VisibleText.encode(line))")
    try requireVisible(Array(line.utf8))
}
