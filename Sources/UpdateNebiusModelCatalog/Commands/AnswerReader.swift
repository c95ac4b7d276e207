// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogFetch
import CatalogProcess
import CatalogText

/// Reads an answer from where the user says: a file, the standard input, or the network.
struct AnswerReader {
    /// The public catalog.
    static let publicCatalogURL = "https://tokenfactory.nebius.com/api/public/models_info"

    /// How long a pipe is waited for where nothing is said: as long as the longest `--timeout`.
    private static let longestPatienceSeconds = 3_600

    /// How long all may take.
    private let deadline: Deadline
    private let maximumBytes: Int

    /// Asks upstream; nil in verbs that ask nobody.
    private let fetcher: AnswerFetcher?

    /// A reader for a verb that asks nobody.
    init(maximumBytes: Int) {
        self.deadline = Deadline(after: .seconds(Self.longestPatienceSeconds))
        self.maximumBytes = maximumBytes
        self.fetcher = nil
    }

    /// A reader for a verb that may ask upstream.
    init(_ network: NetworkOptions, console: Console) {
        self.deadline = Deadline(after: .seconds(network.timeoutSeconds))
        self.maximumBytes = network.maximumBytes
        self.fetcher = AnswerFetcher(network: network, console: console)
    }

    /// Reads an answer with its provenance.
    ///
    /// - Parameters:
    ///   - source: Where from.
    ///   - kind: How the answer came about, when the user says.
    ///   - cache: What is known of the last answer of a URL.
    /// - Returns: The answer, and what is known of it; nil when the server has no other than the one that `cache` is
    ///   about.
    /// - Throws: ``CommandFailure`` when there is no answer, or its provenance is about another one.
    func read(
        _ source: CatalogSource,
        kind: SnapshotSource.Kind?,
        unlessAs cache: AnswerCache? = nil
    ) throws(CommandFailure) -> ReadAnswer? {
        guard case .url(let url) = source, let fetcher else { return try readStored(source, kind: kind) }
        guard case .answered(let fetched) = try fetcher.fetch(url, unlessAs: cache?.validators) else { return nil }
        return ReadAnswer(
            answer: CatalogAnswer(bytes: fetched.body, name: url, kind: kind ?? .recorded, url: fetched.finalURL),
            fetched: fetched
        )
    }

    /// Reads an answer that is no URL.
    ///
    /// - Throws: ``CommandFailure`` when there is none, or its provenance is about another one.
    func readStored(_ source: CatalogSource, kind: SnapshotSource.Kind?) throws(CommandFailure) -> ReadAnswer {
        switch source {
        case .url:
            throw CommandFailure(.usage, "this verb reads no network", nextStep: "store the answer with fetch")
        case .standardInput:
            let name = "<standard input>"
            return ReadAnswer(
                answer: CatalogAnswer(
                    bytes: try contents(of: "-", name: name),
                    name: name,
                    kind: kind ?? .recorded,
                    url: Self.publicCatalogURL
                )
            )
        case .file(let path):
            return try readFile(path, kind: kind)
        }
    }

    /// Reads the bytes of a file or of the standard input.
    func contents(of path: String, name: String) throws(CommandFailure) -> [UInt8] {
        let state = FileSystem.readInput(path, maximumBytes: maximumBytes, until: deadline)
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
                )
            )
        }
        return ReadAnswer(
            answer: CatalogAnswer(bytes: bytes, name: path, kind: kind ?? provenance.kind, url: provenance.url),
            fetchedOn: provenance.fetchedOn
        )
    }

    private func provenance(of path: String, answer: [UInt8]) throws(CommandFailure) -> AnswerProvenance? {
        let provenancePath = AnswerProvenance.path(forAnswer: path)
        let state = FileSystem.readInput(provenancePath, maximumBytes: 1024 * 1024, until: deadline)
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
