// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogFetch
import CatalogText

/// The file of `--cache`: read before a fetch, written once everything else is.
struct CacheFile {
    /// The most bytes of the file.
    private static let maximumByteCount = 64 * 1024

    private let path: String
    private let output: OutputPath

    /// The folders of a package whose files are committed.
    private static let committedFolders = [Snapshot.directory, TemplateSet.directory, "Sources"]

    /// Names the file.
    ///
    /// - Parameters:
    ///   - path: What the command line says; nil for no cache.
    ///   - root: The package, in whose committed folders the file has no place; nil to look for one around the file.
    ///   - others: Files that the run writes, which the cache may not be.
    /// - Throws: ``CommandFailure`` for a file that cannot be written.
    init?(_ path: String?, root: String? = nil, besides others: [String] = []) throws(CommandFailure) {
        guard let path else { return nil }
        guard path != "-" else {
            throw CommandFailure(
                .usage,
                "\(OptionTable.cache.declaration.spelling) needs a file, not the standard input"
            )
        }
        self.path = path
        output = OutputPath(path)
        let folder: String
        do throws(SystemError) {
            folder = try SystemCall.resolvedPath(of: output.directory)
        } catch {
            throw CommandFailure(
                .cannotCreate,
                "the folder of \(OptionTable.cache.declaration.spelling) cannot be used: \(VisibleText.encode(error.reason))",
                nextStep: "create the folder first"
            )
        }
        try refuse(others, in: folder)
        let nearest = root ?? (try? FileSystem.findRoot(startingAt: folder)) ?? nil
        if let nearest { try refuseCommittedFolders(of: nearest, around: folder) }
    }

    /// Refuses a file that the run writes something else into.
    private func refuse(_ others: [String], in folder: String) throws(CommandFailure) {
        for other in others.map({ OutputPath($0) }) where other.name.hasSameBytes(as: output.name) {
            let otherFolder = try? SystemCall.resolvedPath(of: other.directory)
            guard otherFolder.map({ $0.hasSameBytes(as: folder) }) ?? false else { continue }
            throw Self.misplaced("names a file that this run writes something else into")
        }
    }

    /// Refuses a file among those that are committed.
    private func refuseCommittedFolders(of root: String, around folder: String) throws(CommandFailure) {
        guard let resolvedRoot = try? SystemCall.resolvedPath(of: root) else { return }
        for name in Self.committedFolders where (folder + "/").utf8.starts(with: "\(resolvedRoot)/\(name)/".utf8) {
            throw Self.misplaced("names a file in \(name)/, where everything is committed")
        }
    }

    private static func misplaced(_ why: String) -> CommandFailure {
        CommandFailure(
            .usage,
            "\(OptionTable.cache.declaration.spelling) \(why)",
            nextStep: "name another one, such as .build/catalog-cache.json"
        )
    }

    /// What the file says of an address; nil when it says nothing of it, or there is no file yet.
    ///
    /// - Throws: ``CommandFailure`` with status 65 for a file that is no cache, which is left alone, and 74 for one
    ///   that cannot be read.
    func read(for url: String) throws(CommandFailure) -> AnswerCache? {
        switch FileSystem.read(path, maximumBytes: Self.maximumByteCount) {
        case .missing:
            return nil
        case .bytes(let bytes):
            do throws(CommittedFileProblem) {
                let cache = try AnswerCache(bytes: bytes, path: path)
                return cache.isAbout(url, toolVersion: Tool.version) ? cache : nil
            } catch {
                throw CommandFailure(error.diagnostic.showingLine(of: path, bytes: bytes[...]))
            }
        case .unreadable(let reason):
            throw CommandFailure(
                .cannotReadOrWrite,
                "\(QuotedText.quote(path)) cannot be read: \(VisibleText.encode(reason))"
            )
        case let state:
            throw CommandFailure(.malformedData, "\(QuotedText.quote(path)) is \(state.kindName), and no cache")
        }
    }

    /// What the file says of the answer whose facts the newest snapshot has; nil when it says nothing of it.
    ///
    /// - Throws: As ``read(for:)``.
    func read(for source: CatalogSource, whereFactsAre catalog: CommittedCatalog) throws(CommandFailure) -> AnswerCache?
    {
        guard case .url(let url) = source, let cache = try read(for: url), let newest = catalog.history.newest,
            let facts = cache.factsSHA256, facts.hasSameBytes(as: newest.factsSHA256)
        else { return nil }
        return cache
    }

    /// Remembers an answer.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - facts: The hash of the facts that it gave; nil where nobody took facts out of it.
    ///   - lockedFolder: A folder that this run has locked already.
    ///   - console: Where a failure is told: everything that matters is done, and the next run asks for the whole
    ///     answer.
    func write(_ answer: FetchedAnswer, facts: String? = nil, lockedFolder: String? = nil, console: Console) {
        // What would not be sent back is not kept either.
        let validators = CacheValidators(url: answer.finalURL, eTag: answer.eTag, lastModified: answer.lastModified)
        let cache = AnswerCache(
            toolVersion: Tool.version,
            requestedURL: answer.requestedURL,
            url: answer.finalURL,
            eTag: validators?.eTag,
            lastModified: validators?.lastModified,
            body: answer.body,
            factsSHA256: facts
        )
        do throws(CommandFailure) {
            guard cache.bytes.count <= Self.maximumByteCount else {
                throw CommandFailure(.cannotCreate, "it would be longer than \(Self.maximumByteCount) bytes")
            }
            let folders = [output.directory, lockedFolder ?? ""].map { try? SystemCall.resolvedPath(of: $0) }
            if folders[0] != folders[1] { try WriteLock.take(output.directory, shownAs: output.directory) }
            // Somebody may have put another file there since it was read.
            _ = try read(for: answer.requestedURL)
            try output.write(cache.bytes)
        } catch {
            console.report(warning: "the cache was not written: \(error.message)")
        }
    }
}

extension AnswerCache {
    /// What the server is asked with; nil where it said nothing that could be sent back.
    var validators: CacheValidators? { CacheValidators(url: url, eTag: eTag, lastModified: lastModified) }
}
