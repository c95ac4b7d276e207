// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogText

/// `report`: the catalog as a page.
enum ReportCommand {
    /// The file that is written, in the folder of `--output`.
    private static let fileName = "index.html"

    /// Writes the page, unless the one that is there has the same bytes.
    ///
    /// The page is replaced in one step, so that an interrupted run leaves the old one.
    static func run(_ options: ReportOptions) throws(CommandFailure) -> CommandResult {
        let folder = try CatalogFolder(options.root)
        let files = try folder.committedFiles()
        let committed = readCommitted(files)
        guard let catalog = committed.value else { return CommandResult(committed.diagnostics) }
        let rendered = renderReport(of: catalog)
        let findings = committed.diagnostics + rendered.diagnostics.map(files.showingLine)
        guard let page = rendered.value else { return CommandResult(findings) }
        let output = OutputFolder(options.output)
        try output.lock()
        let result = try output.write(page, to: fileName)
        let path = output.path(of: fileName)
        return CommandResult(
            findings,
            headline: result.written.isEmpty
                ? "nothing to write: \(VisibleText.encode(path)) is up to date"
                : "wrote \(page.count) bytes to \(VisibleText.encode(path))",
            members: [
                .init(key: "path", value: .string(path)),
                .init(key: "isWritten", value: .boolean(!result.written.isEmpty)),
                .init(key: "byteCount", value: .integer(Int64(page.count))),
            ]
        )
    }
}
