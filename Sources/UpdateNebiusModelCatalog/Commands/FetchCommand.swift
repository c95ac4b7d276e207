// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogFetch
import CatalogText

/// `fetch`: store the raw answer with its provenance beside it.
enum FetchCommand {
    /// Fetches and writes both files, or neither.
    static func run(_ options: FetchOptions, console: Console) throws(CommandFailure) -> CommandResult {
        let statedDate = try options.date.map { text throws(CommandFailure) in try CalendarDate(commandLine: text) }
        let today = if let statedDate { statedDate } else { try CalendarDate.today() }
        if statedDate == nil { try today.judgeAsToday(after: nil) }
        let url = options.url ?? AnswerReader.publicCatalogURL
        let output = OutputPath(options.output)
        guard !output.name.utf8.isEmpty else {
            throw CommandFailure(
                .cannotCreate,
                "\(QuotedText.quote(options.output)) is a folder",
                nextStep: "name the file in it that the answer goes to"
            )
        }
        try lock(output)
        let written = [options.output, AnswerProvenance.path(forAnswer: options.output)]
        let cacheFile = try CacheFile(options.network.cache, besides: written)
        let cache = try cacheFile?.read(for: url).flatMap { isStored($0, at: options.output) ? $0 : nil }
        let fetcher = AnswerFetcher(network: options.network, console: console)
        guard case .answered(let fetched) = try fetcher.fetch(url, unlessAs: cache?.validators) else {
            return CommandResult(
                [],
                headline: "not modified: \(VisibleText.encode(options.output)) is still what the server has",
                members: [.init(key: "isModified", value: .boolean(false))]
            )
        }
        if let finding = finding(fetched, from: url) {
            return CommandResult([finding], headline: "nothing was written")
        }
        // Midnight may have come since; the day is that of the answer.
        let moment = Clock.nowUTC()
        let day = statedDate ?? CalendarDate(String(moment.prefix(10))) ?? today
        let provenance = AnswerProvenance(
            url: fetched.finalURL,
            fetchedOn: day,
            fetchedAt: moment,
            statusCode: fetched.statusCode,
            contentType: fetched.contentType,
            eTag: fetched.eTag,
            lastModified: fetched.lastModified,
            body: fetched.body
        )
        // An answer without provenance is one by hand, so a run that is killed in between leaves a provenance without
        // its answer.
        try output.writeIntoDirectory([
            FileWrite(path: AnswerProvenance.path(forAnswer: output.name), bytes: provenance.canonicalBytes),
            FileWrite(path: output.name, bytes: fetched.body),
        ])
        cacheFile?.write(fetched, lockedFolder: output.directory, console: console)
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

    /// Whether the answer that the server said something of is there, with its provenance.
    private static func isStored(_ cache: AnswerCache, at path: String) -> Bool {
        guard case .bytes(let body) = FileSystem.read(path, maximumBytes: cache.byteCount),
            body.count == cache.byteCount, SHA256.hexDigest(of: body).hasSameBytes(as: cache.sha256)
        else { return false }
        let provenancePath = AnswerProvenance.path(forAnswer: path)
        guard case .bytes(let bytes) = FileSystem.read(provenancePath, maximumBytes: 1024 * 1024) else {
            return false
        }
        return (try? AnswerProvenance(bytes: bytes, path: provenancePath, answer: body)) != nil
    }

    /// What is wrong with a body that is not one whole JSON text: what is cut or doubled on the way is no answer to be
    /// kept.
    private static func finding(_ fetched: FetchedAnswer, from url: String) -> Diagnostic? {
        do throws(JSONReadError) {
            _ = try JSONDocument(bytes: fetched.body, file: url)
            return nil
        } catch {
            guard !error.reason.isDuplicateKeys else { return nil }
            return Diagnostic(
                error,
                outcome: .unusableAnswer,
                nextStep: "ask again; if it stays so, look at the answer with another HTTP client"
            ).showingLine(of: url, bytes: fetched.body[...])
        }
    }

    /// Two runs that write into one folder could leave the answer of one with the provenance of the other.
    private static func lock(_ output: OutputPath) throws(CommandFailure) {
        do throws(CommandFailure) {
            try WriteLock.take(output.directory, shownAs: output.directory)
        } catch  where error.status == .missingInput {
            throw CommandFailure(.cannotCreate, error.message, nextStep: "create the folder of --output first")
        }
    }
}
