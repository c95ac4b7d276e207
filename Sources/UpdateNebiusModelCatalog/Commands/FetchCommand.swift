// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogFetch
import CatalogText

/// `fetch`: store the raw answer with its provenance beside it.
enum FetchCommand {
    /// Fetches and writes both files, or neither.
    static func run(_ options: FetchOptions, console: Console) throws(CommandFailure) -> CommandResult {
        let date = try CalendarDate(commandLine: options.date ?? Clock.todayUTC())
        let url = options.url ?? AnswerReader.publicCatalogURL
        let output = OutputPath(options.output)
        try lock(output)
        console.report(detail: "fetching \(VisibleText.encode(AddressText.withoutUserInfo(url)))")
        let reader = AnswerReader(timeoutSeconds: options.timeoutSeconds, maximumBytes: options.maximumBytes)
        let fetched = try reader.fetch(url)
        let provenance = AnswerProvenance(
            url: fetched.finalURL,
            fetchedOn: date,
            statusCode: fetched.statusCode,
            contentType: fetched.contentType,
            eTag: fetched.eTag,
            lastModified: fetched.lastModified,
            body: fetched.body
        )
        do {
            try FileTransaction(root: output.directory).apply(writes: [
                FileWrite(path: output.name, bytes: fetched.body),
                FileWrite(path: AnswerProvenance.path(forAnswer: output.name), bytes: provenance.canonicalBytes),
            ])
        } catch {
            throw CommandFailure(error)
        }
        return CommandResult(
            [],
            headline: "wrote \(fetched.body.count) bytes to \(VisibleText.encode(options.output)),"
                + " SHA-256 \(provenance.sha256)",
            members: [
                .init(key: "url", value: .string(provenance.url)),
                .init(key: "byteCount", value: .integer(Int64(provenance.byteCount))),
                .init(key: "sha256", value: .string(provenance.sha256)),
            ]
        )
    }

    /// Two runs that write into one folder would take each other's unfinished files for leftovers.
    private static func lock(_ output: OutputPath) throws(CommandFailure) {
        do throws(CommandFailure) {
            try WriteLock.take(output.directory, shownAs: output.directory)
        } catch  where error.status == .missingInput {
            throw CommandFailure(.cannotCreate, error.message, nextStep: "create the folder of --output first")
        }
    }
}
