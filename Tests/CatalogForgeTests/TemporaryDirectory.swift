// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A new, empty directory for one test, removed with everything in it when the last reference goes.
final class TemporaryDirectory {
    /// The absolute path, with all links resolved, without a slash at the end.
    let path: String

    /// Creates the directory.
    init() throws {
        var template = Array((NSTemporaryDirectory() + "/catalog-test-" + String(repeating: "X", count: 6)).utf8CString)
        guard mkdtemp(&template) != nil, let resolved = realpath(template, nil) else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        defer { free(resolved) }
        path = String(cString: resolved)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The absolute path of something in the directory.
    func path(of name: String) -> String {
        path + "/" + name
    }

    /// Writes a file, with the directories on the way.
    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path(of: name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Creates a directory, with the directories on the way.
    func createDirectory(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(of: name), withIntermediateDirectories: true)
    }

    /// Creates a symbolic link, whether its target exists or not.
    func createLink(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(of: name), withDestinationPath: target)
    }

    /// Creates a named pipe.
    func createPipe(_ name: String) throws {
        guard mkfifo(path(of: name), 0o600) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Everything in the directory as sorted lines: directories with a slash, links with their target, files with
    /// their text.
    func contents() throws -> [String] {
        let manager = FileManager.default
        return try manager.subpathsOfDirectory(atPath: path).sorted().map { name in
            let attributes = try manager.attributesOfItem(atPath: path(of: name))
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory?:
                return name + "/"
            case .typeSymbolicLink?:
                return name + " -> " + (try manager.destinationOfSymbolicLink(atPath: path(of: name)))
            case .typeRegular?:
                return name + ": "
                    + String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(of: name))), as: UTF8.self)
            default:
                return name + " (special)"
            }
        }
    }
}
