// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogFetch
import CatalogText

/// Reads an answer from where the user says: a file, the standard input, or the network.
struct AnswerReader {
    /// The public catalog.
    static let publicCatalogURL = "https://tokenfactory.nebius.com/api/public/models_info"

    let timeoutSeconds: Int
    let maximumBytes: Int

    /// Fetches an answer through the program that stands beside this one.
    func fetch(_ url: String) throws(CommandFailure) -> FetchedAnswer {
        guard let path = SystemCall.executablePath else {
            throw CommandFailure(.internalError, "the system does not tell the path of this program")
        }
        let worker = WorkerCommand(besideTool: path)
        do {
            return try IsolatedFetcher(worker).fetch(
                FetchRequest(
                    url: url,
                    timeoutSeconds: timeoutSeconds,
                    maximumBytes: maximumBytes,
                    userAgent: Tool.userAgent
                )
            )
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Reads an answer with its provenance.
    ///
    /// - Parameters:
    ///   - source: Where from.
    ///   - kind: How the answer came about, when the user says.
    /// - Returns: The answer, and the date of its provenance when it has one.
    /// - Throws: ``CommandFailure`` when there is no answer, or its provenance is about another one.
    func read(_ source: CatalogSource, kind: SnapshotSource.Kind?) throws(CommandFailure) -> ReadAnswer {
        switch source {
        case .url(let url):
            let fetched = try fetch(url)
            return ReadAnswer(
                answer: CatalogAnswer(bytes: fetched.body, name: url, kind: kind ?? .recorded, url: fetched.finalURL),
                fetchedOn: nil
            )
        case .standardInput:
            let bytes = try contents(of: "-", name: "<standard input>")
            return ReadAnswer(
                answer: CatalogAnswer(
                    bytes: bytes,
                    name: "<standard input>",
                    kind: kind ?? .recorded,
                    url: Self.publicCatalogURL
                ),
                fetchedOn: nil
            )
        case .file(let path):
            return try readFile(path, kind: kind)
        }
    }

    /// Reads the bytes of a file or of the standard input.
    func contents(of path: String, name: String) throws(CommandFailure) -> [UInt8] {
        let state = FileSystem.readInput(path, maximumBytes: maximumBytes)
        guard case .bytes(let bytes) = state else {
            throw CommandFailure(answer: name, state: state, maximumBytes: maximumBytes)
        }
        return bytes
    }

    private func readFile(_ path: String, kind: SnapshotSource.Kind?) throws(CommandFailure) -> ReadAnswer {
        let bytes = try contents(of: path, name: path)
        guard let provenance = try provenance(of: path, answer: bytes) else {
            return ReadAnswer(
                answer: CatalogAnswer(
                    bytes: bytes,
                    name: path,
                    kind: kind ?? Self.kind(ofFileNamed: path),
                    url: Self.publicCatalogURL
                ),
                fetchedOn: nil
            )
        }
        return ReadAnswer(
            answer: CatalogAnswer(bytes: bytes, name: path, kind: kind ?? provenance.kind, url: provenance.url),
            fetchedOn: provenance.fetchedOn
        )
    }

    private func provenance(of path: String, answer: [UInt8]) throws(CommandFailure) -> AnswerProvenance? {
        let provenancePath = AnswerProvenance.path(forAnswer: path)
        let state = FileSystem.readInput(provenancePath, maximumBytes: 1024 * 1024)
        switch state {
        case .missing:
            return nil
        case .bytes(let bytes):
            do throws(CommittedFileProblem) {
                return try AnswerProvenance(bytes: bytes, path: provenancePath, answer: answer)
            } catch {
                throw CommandFailure(error.diagnostic.showingLine(of: provenancePath, bytes: bytes[...]))
            }
        case .unreadable(let reason):
            throw CommandFailure(
                .cannotReadOrWrite,
                "\(QuotedText.quote(provenancePath)) cannot be read: \(VisibleText.encode(reason))"
            )
        case .directory, .symbolicLink, .notRegular, .tooLarge:
            throw CommandFailure(.malformedData, "\(QuotedText.quote(provenancePath)) is \(state.kindName)")
        }
    }

    /// A transcription says so in its name: `...-transcribed.json`.
    private static func kind(ofFileNamed path: String) -> SnapshotSource.Kind {
        path.utf8.reversed().starts(with: "-transcribed.json".utf8.reversed()) ? .transcribed : .recorded
    }
}
