// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogForge
import CatalogText

/// Reads one side of a comparison from a commit of the repository that the catalog is in.
struct RevisionReader {
    let folder: CatalogFolder

    /// Reads a committed snapshot with the data that it stood in.
    ///
    /// - Parameters:
    ///   - text: What names the commit, such as `HEAD~3` or `v1.2`.
    ///   - path: The path of a snapshot under the root; nil for the newest one there.
    /// - Returns: The side; nil when its files are malformed, with the findings.
    /// - Throws: ``CommandFailure`` when git cannot tell, or when the commit has no such snapshot.
    func side(_ text: String, path: String?) throws(CommandFailure) -> StageResult<ComparedCatalog> {
        let name = "\(text):\(path ?? "")"
        let files = try committedFiles(try revision(text), name: name)
        let committed = readCommittedData(files)
        let findings = committed.diagnostics.map {
            $0.noting(DiagnosticNote("read from the commit \(QuotedText.quote(text))"))
        }
        guard let catalog = committed.value else { return StageResult(nil, findings) }
        let snapshots = catalog.history.snapshots
        let found = path.map { path in snapshots.last { $0.path.utf8.elementsEqual(path.utf8) } } ?? snapshots.last
        guard let snapshot = found else { throw missing(path, in: text, snapshots) }
        return StageResult(
            ComparedCatalog(snapshot, of: catalog.upTo(snapshot.date), name: "\(text):\(snapshot.path)")
        )
    }

    /// What a commit has in `snapshots/`.
    ///
    /// - Throws: ``CommandFailure`` when git cannot tell.
    func snapshots(at revision: GitRevision) throws(CommandFailure) -> [NamedFile] {
        let repository = GitRepository(root: folder.root)
        do throws(GitError) {
            return try repository.files(
                in: Snapshot.directory,
                at: try repository.commit(of: revision),
                maximumBytes: Snapshot.maximumBytes
            )
        } catch {
            throw CommandFailure(error)
        }
    }

    private func revision(_ text: String) throws(CommandFailure) -> GitRevision {
        do {
            return try GitRevision(text)
        } catch {
            throw CommandFailure(.usage, error.message, nextStep: error.nextStep)
        }
    }

    private func committedFiles(_ revision: GitRevision, name: String) throws(CommandFailure) -> CommittedFiles {
        let repository = GitRepository(root: folder.root)
        do {
            let commit = try repository.commit(of: revision)
            let snapshots = try repository.files(
                in: Snapshot.directory,
                at: commit,
                where: { $0.utf8.reversed().starts(with: ".json".utf8.reversed()) },
                maximumBytes: Snapshot.maximumBytes
            )
            guard !snapshots.isEmpty else {
                throw CommandFailure(
                    .missingInput,
                    "the commit \(QuotedText.quote(revision.text)) has no catalog: no file in \(Snapshot.directory)/",
                    nextStep: "name a commit that has one"
                )
            }
            return CommittedFiles(snapshots: snapshots, templates: [])
        } catch let error as GitError {
            throw CommandFailure(error)
        } catch let error as CommandFailure {
            throw error
        } catch {
            throw CommandFailure(.internalError, "\(QuotedText.quote(name)) cannot be read")
        }
    }

    private func missing(_ path: String?, in revision: String, _ snapshots: [Snapshot]) -> CommandFailure {
        let what = path.map { "snapshot \(QuotedText.quote($0))" } ?? "snapshot"
        let others = snapshots.map(\.path).joined(separator: ", ")
        return CommandFailure(
            .missingInput,
            "the commit \(QuotedText.quote(revision)) has no \(what)",
            nextStep: snapshots.isEmpty ? "name a commit that has one" : "it has \(others)"
        )
    }
}
