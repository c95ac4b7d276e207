// SPDX-License-Identifier: Apache-2.0

import CatalogCore
import Foundation

/// A copy of what an update reads and writes, in a temporary folder of its own.
struct ScratchPackage {
    /// What an update reads and writes, under the root of a package.
    private static let copiedPaths = ["snapshots", "templates", "Sources/NebiusModels/Generated"]

    /// The folder of the copy.
    let root: URL

    /// Copies the files of a package.
    init(copying package: URL) throws(DemoFailure) {
        // The real path, so that the paths in the output of the tool are those that are printed here.
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        root = temporary.appendingPathComponent("catalog-demo-\(UUID().uuidString.prefix(8))")
        do {
            for path in Self.copiedPaths {
                let target = root.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try FileManager.default.copyItem(at: package.appendingPathComponent(path), to: target)
            }
        } catch {
            remove()
            throw .system("the package cannot be copied: \(error.localizedDescription)")
        }
    }

    /// Removes the copy; what cannot be removed is left to the system, which clears temporary folders.
    func remove() {
        try? FileManager.default.removeItem(at: root)
    }

    /// The bytes of a file of the copy.
    func bytes(at path: String) throws(DemoFailure) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: root.appendingPathComponent(path)))
        } catch {
            throw .unusableFile(path: path, reason: error.localizedDescription)
        }
    }

    /// The bytes of every file of the copy, by path.
    func allFiles() throws(DemoFailure) -> [String: [UInt8]] {
        guard let paths = FileManager.default.enumerator(atPath: root.path) else {
            throw .system("\(root.path) cannot be listed")
        }
        var files: [String: [UInt8]] = [:]
        for case let path as String in paths {
            var isDirectory: ObjCBool = false
            let file = root.appendingPathComponent(path).path
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory), !isDirectory.boolValue else {
                continue
            }
            files[path] = try bytes(at: path)
        }
        return files
    }

    /// The newest snapshot of the copy.
    func newestSnapshot() throws(DemoFailure) -> Snapshot {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(
                atPath: root.appendingPathComponent(Snapshot.directory).path
            )
        } catch {
            throw .unusableFile(path: Snapshot.directory, reason: error.localizedDescription)
        }
        let dates = names.filter { $0.hasSuffix(".json") }.compactMap { CalendarDate(String($0.dropLast(5))) }
        guard let newest = dates.max() else {
            throw .unusableFile(path: Snapshot.directory, reason: "it has no snapshot")
        }
        let path = Snapshot.path(of: newest)
        let bytes = try bytes(at: path)
        do {
            return try Snapshot(bytes: bytes, path: path, date: newest)
        } catch {
            throw .unusableFile(path: path, reason: error.diagnostic.message)
        }
    }

    /// The vocabulary of the copy.
    func vocabulary() throws(DemoFailure) -> Vocabulary {
        let bytes = try bytes(at: Vocabulary.path)
        do {
            return try Vocabulary(bytes: bytes)
        } catch {
            throw .unusableFile(path: Vocabulary.path, reason: error.diagnostic.message)
        }
    }
}
