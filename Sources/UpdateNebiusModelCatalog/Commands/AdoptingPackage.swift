// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import CatalogStarter
import CatalogText

/// The package that `init` lays a catalog out in.
struct AdoptingPackage {
    /// The folder of the targets.
    private static let sources = "Sources"
    /// The most bytes of a file that lines are added to.
    private static let maximumListBytes = 1_048_576
    /// The most names that a message lists.
    private static let maximumNamed = 6

    /// The root, as a path that the system understands.
    private let root: String

    /// Finds the package.
    ///
    /// - Parameter path: What `--root` names; nil to look for the nearest parent that has `Package.swift`.
    /// - Throws: ``CommandFailure`` with status 66 when there is none.
    init(_ path: String?) throws(CommandFailure) {
        do {
            self.root = try FileSystem.packageRoot(named: path)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Keeps other runs from writing until this one has ended, another `init` like an `update`.
    ///
    /// - Throws: ``CommandFailure`` with status 75 when another run has the lock.
    func lock() throws(CommandFailure) {
        try WriteLock.take(root, shownAs: root)
        guard FileSystem.isDirectory("\(root)/\(Snapshot.directory)") else { return }
        try WriteLock.take("\(root)/\(Snapshot.directory)", shownAs: Snapshot.directory)
    }

    /// The target that the catalog is for.
    ///
    /// - Parameter name: What `--target` names; nil for the only folder in `Sources/`.
    /// - Returns: The name of the folder.
    /// - Throws: ``CommandFailure`` with status 64 when there are several or the name is none, and 66 when there is no
    ///   such folder.
    func target(named name: String?) throws(CommandFailure) -> String {
        let targets = try targets()
        guard let name else {
            guard let only = targets.first else {
                throw CommandFailure(
                    .missingInput,
                    "\(Self.sources)/ has no folder of a target",
                    nextStep: "create the folder, such as \(Self.sources)/App, and name the target in Package.swift"
                )
            }
            guard targets.count == 1 else {
                throw CommandFailure(
                    .usage,
                    "there are several targets: \(Self.list(targets))",
                    nextStep: "say with --target NAME which one the catalog is for"
                )
            }
            return only
        }
        guard OutputList.isPlainName(name), !Self.typeName.utf8.elementsEqual(name.utf8) else {
            throw CommandFailure(
                .usage,
                "--target needs the name of a folder in \(Self.sources)/, which is not \(Self.typeName) itself, not "
                    + QuotedText.quote(name)
            )
        }
        guard targets.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else {
            throw CommandFailure(
                .missingInput,
                "there is no folder \(Self.sources)/\(name)",
                nextStep: targets.isEmpty ? "create it" : "the targets are: \(Self.list(targets))"
            )
        }
        return name
    }

    /// The files of the adopter with the lines that they lack.
    ///
    /// - Throws: ``CommandFailure`` with status 73 when such a file is no regular one, and 74 when it cannot be read.
    func files(adding lists: [RequiredLines]) throws(CommandFailure) -> [PlannedFile] {
        var files: [PlannedFile] = []
        for list in lists {
            switch FileSystem.read(list.path, under: root, maximumBytes: Self.maximumListBytes) {
            case .bytes(let bytes): files.append(PlannedFile(path: list.path, bytes: list.adding(to: bytes)))
            case .missing: files.append(PlannedFile(path: list.path, bytes: list.adding(to: [])))
            case .unreadable(let reason): throw Self.unreadable(list.path, reason)
            case .directory, .symbolicLink, .notRegular, .tooLarge:
                throw CommandFailure(
                    .cannotCreate,
                    "\(list.path) is no regular file, or too large: no line can be added to it",
                    nextStep: "nothing was written"
                )
            }
        }
        return files
    }

    /// Refuses to go on where something else is than the files that are to be written.
    ///
    /// - Throws: ``CommandFailure`` with status 73, naming all that is in the way, and 74 for what cannot be read.
    func refuseOthers(than files: [PlannedFile]) throws(CommandFailure) {
        var others = try snapshotsBeside(files)
        for file in files {
            switch FileSystem.read(file.path, under: root, maximumBytes: Snapshot.maximumBytes) {
            case .missing: continue
            case .bytes(let bytes): if bytes != file.bytes { others.append(file.path) }
            case .unreadable(let reason): throw Self.unreadable(file.path, reason)
            case .directory, .symbolicLink, .notRegular, .tooLarge: others.append(file.path)
            }
        }
        guard !others.isEmpty else { return }
        throw CommandFailure(
            .cannotCreate,
            "something else is there already: \(Self.list(others.map { VisibleText.encode($0) }))",
            nextStep: "nothing was written; a package that has a catalog is brought up to date by update, and one that "
                + "has other files of these names needs them moved"
        )
    }

    /// Writes the files that are not there yet, and the lines.
    func write(_ files: [PlannedFile]) throws(CommandFailure) -> FileTransactionResult {
        do {
            return try FileTransaction(root: root).apply(
                writes: files.map { FileWrite(path: $0.path, bytes: $0.bytes) }
            )
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The type that the generated files extend: a module of that name could not name anything in it.
    private static let typeName = "NebiusModelCatalog"

    /// The folders in `Sources/`, sorted.
    private func targets() throws(CommandFailure) -> [String] {
        switch FileSystem.list("\(root)/\(Self.sources)") {
        case .names(let names):
            return names.filter {
                OutputList.isPlainName($0) && FileSystem.isDirectory("\(root)/\(Self.sources)/\($0)")
            }
        case .missing, .symbolicLink, .notADirectory:
            return []
        case .tooMany(let limit):
            throw CommandFailure(.cannotReadOrWrite, "\(Self.sources)/ has more than \(limit) files")
        case .unreadable(let reason):
            throw Self.unreadable("\(Self.sources)/", reason)
        }
    }

    /// Other data in `snapshots/`: a history that ours must not be mixed with.
    private func snapshotsBeside(_ files: [PlannedFile]) throws(CommandFailure) -> [String] {
        switch FileSystem.list("\(root)/\(Snapshot.directory)") {
        case .names(let names):
            return names.filter { $0.utf8.reversed().starts(with: ".json".utf8.reversed()) }
                .map { "\(Snapshot.directory)/\($0)" }
                .filter { path in !files.contains { $0.path.utf8.elementsEqual(path.utf8) } }
        case .missing:
            return []
        case .symbolicLink, .notADirectory, .tooMany:
            return ["\(Snapshot.directory)/"]
        case .unreadable(let reason):
            throw Self.unreadable("\(Snapshot.directory)/", reason)
        }
    }

    private static func unreadable(_ path: String, _ reason: String) -> CommandFailure {
        CommandFailure(.cannotReadOrWrite, "\(path) cannot be read: \(VisibleText.encode(reason))")
    }

    private static func list(_ names: [String]) -> String {
        let rest = names.count - maximumNamed
        return (names.prefix(maximumNamed) + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", ")
    }
}
